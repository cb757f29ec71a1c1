#include "CFonts.h"
