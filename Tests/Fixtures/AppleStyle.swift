// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

// swift-format-ignore-file
import AppIntents
import Intents
import SwiftUI
import WidgetKit

// Compiled by the tool's tests, in Swift 5 mode, and written as users write.

enum Mood: String, AppEnum {
  case good, bad

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
  static var caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
    .good: "Good", .bad: .init(title: "Bad", subtitle: "Not good"),
  ]
}

struct Friend: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Friend"
  static var defaultQuery = FriendQuery()

  var id: UUID
  @Property(title: "Name") var name: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(id: UUID, name: String) {
    self.id = id
    self.name = name
  }
}

struct FriendQuery: EntityStringQuery {
  func entities(for identifiers: [UUID]) async throws -> [Friend] { [] }
  func entities(matching string: String) async throws -> [Friend] { [] }
  func suggestedEntities() async throws -> [Friend] { [Friend(id: UUID(), name: "Ann")] }
  func defaultResult() async -> Friend? { try? await suggestedEntities().first }
}

struct MoodIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Mood" }
  static var description: IntentDescription { "Chooses a mood." }

  @Parameter(title: "Sign", default: "😃") var sign: String
  @Parameter(title: "Mood", description: "How you are", default: .good) var mood: Mood
  @Parameter(title: "Friend") var friend: Friend?

  init() {}

  init(sign: String) { self.sign = sign }

  static var parameterSummary: some ParameterSummary {
    Summary("Show \(\.$sign) for \(\.$mood)") { \.$friend }
  }
}

struct Cheer: AppIntent {
  static let title: LocalizedStringResource = "Cheer up"
  static var openAppWhenRun = false

  @Parameter(title: "Words") var words: String

  init() {}

  init(words: String) { self.words = words }

  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadTimelines(ofKind: "Mood")
    return .result()
  }
}

struct Count: AppIntent {
  static let title: LocalizedStringResource = "Count"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 3) }
}

struct MoodProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> MoodEntry {
    MoodEntry(date: Date(), configuration: MoodIntent())
  }

  func snapshot(for configuration: MoodIntent, in context: Context) async -> MoodEntry {
    try? await Task.sleep(for: .milliseconds(5))
    return MoodEntry(date: Date(), configuration: configuration)
  }

  func timeline(for configuration: MoodIntent, in context: Context) async -> Timeline<MoodEntry> {
    let now = Date()
    let entries = (0..<5).map { hour in
      let date = Calendar.current.date(byAdding: .hour, value: hour, to: now)!
      return MoodEntry(date: date, configuration: configuration)
    }
    return Timeline(entries: entries, policy: .atEnd)
  }

  func recommendations() -> [AppIntentRecommendation<MoodIntent>] {
    [AppIntentRecommendation(intent: MoodIntent(sign: "😎"), description: "Cool")]
  }
}

struct MoodEntry: TimelineEntry {
  let date: Date
  let configuration: MoodIntent
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 3) }
}

struct MoodView: View {
  @Environment(\.widgetFamily) var family
  @Environment(\.widgetRenderingMode) var renderingMode
  @Environment(\.showsWidgetContainerBackground) var showsBackground

  var entry: MoodProvider.Entry

  var body: some View {
    switch family {
    case .systemSmall:
      VStack {
        Text("Time:")
        Text(entry.date, style: .time)
        Text(entry.configuration.sign).widgetAccentable(renderingMode == .accented)
        Button(intent: Cheer(words: "Hooray")) { Text("Cheer") }
      }
    case .accessoryInline:
      Text("\(entry.configuration.mood.rawValue)")
    default:
      Text(family.description).widgetURL(URL(string: "mood://open"))
    }
  }
}

struct MoodWidget: Widget {
  let kind: String = "Mood"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, intent: MoodIntent.self, provider: MoodProvider()) { entry in
      MoodView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .disfavoredLocations([.lockScreen, .standBy], for: [.systemSmall])
    .containerBackgroundRemovable(false)
  }
}

class TownIntent: INIntent {
  var town: String?
}

struct TownEntry: TimelineEntry {
  let date: Date
  let configuration: TownIntent
}

struct TownProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> TownEntry {
    TownEntry(date: Date(), configuration: TownIntent())
  }

  func getSnapshot(
    for configuration: TownIntent, in context: Context, completion: @escaping (TownEntry) -> ()
  ) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) {
      completion(TownEntry(date: Date(), configuration: configuration))
    }
  }

  func getTimeline(
    for configuration: TownIntent, in context: Context,
    completion: @escaping (Timeline<TownEntry>) -> ()
  ) {
    let entry = TownEntry(date: Date(), configuration: configuration)
    completion(Timeline(entries: [entry], policy: .after(Date().addingTimeInterval(60))))
  }
}

struct TownWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "Town", intent: TownIntent.self, provider: TownProvider()) { entry in
      Text(entry.date, style: .date).padding().background(Color.red)
    }
    .configurationDisplayName("Town")
    .description(Text("Where you are."))
    .supportedFamilies([.systemSmall])
  }
}

struct GaugeEntry: TimelineEntry {
  var date = Date()
}

struct GaugeProvider: TimelineProvider {
  typealias Entry = GaugeEntry

  func placeholder(in context: Context) -> GaugeEntry { GaugeEntry() }

  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    Task {
      try? await Task.sleep(nanoseconds: 5_000_000)
      completion(GaugeEntry())
    }
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    Task { completion(Timeline(entries: [GaugeEntry()], policy: .never)) }
  }
}

struct GaugeWidget: Widget {
  var body: some WidgetConfiguration {
    if #available(iOS 17.0, *) {
      return StaticConfiguration(kind: "Gauge", provider: GaugeProvider()) { _ in Text("1") }
        .supportedFamilies([.systemSmall, .accessoryCircular])
        .contentMarginsDisabled()
    } else {
      return StaticConfiguration(kind: "Gauge", provider: GaugeProvider()) { _ in Text("1") }
        .supportedFamilies([.systemSmall, .accessoryCircular])
        .contentMarginsDisabled()
    }
  }
}

struct NoWidget: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

struct MoreWidgets: WidgetBundle {
  var body: some Widget { TownWidget() }
}

@main
struct AllWidgets: WidgetBundle {
  @WidgetBundleBuilder
  var body: some Widget {
    MoodWidget()
    TownWidget()
    if #available(iOSApplicationExtension 16.1, *) { GaugeWidget() }
    MoreWidgets().body
    NoWidget()
  }
}

struct Mood_Previews: PreviewProvider {
  static var previews: some View {
    MoodView(entry: MoodEntry(date: Date(), configuration: MoodIntent()))
      .previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}

#Preview {
  Text("Plain")
}

#Preview("Mood", traits: .sizeThatFitsLayout) {
  VStack { MoodView(entry: MoodEntry(date: Date(), configuration: MoodIntent())) }
}

#Preview("Gauge", as: .systemSmall) {
  GaugeWidget()
} timeline: {
  GaugeEntry(date: .now)
  GaugeEntry()
}

#Preview(as: .systemMedium) {
  GaugeWidget()
} timelineProvider: {
  GaugeProvider()
}

#Preview(as: .systemSmall, using: MoodIntent()) {
  MoodWidget()
} timelineProvider: {
  MoodProvider()
}
