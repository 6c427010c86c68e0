import * as Schema from 'effect/Schema';
import { boardsWith, sportEventsWith } from '#contract/http/boards.ts';
import { Instant } from '#contract/http/fields.ts';
import { EventWire } from '#contract/http/matchData.ts';
import { StreamWire } from '#contract/http/shapes.ts';
import { searchText } from '#domain/schedule/matchSearch.ts';

const Words = Schema.Struct({ vi: Schema.String, en: Schema.String, zh: Schema.String });
/** The board of a sport as it is stored. */
export const StoredBoard = boardsWith(Words);
const StoredSide = Schema.Struct({
  id: Schema.String,
  name: Words,
  logo: Schema.String,
  colours: Schema.optionalKey(Schema.Tuple([Schema.String, Schema.String])),
});

/** An imported fixture as the database keeps it: what the import writes and the schedule reads. */
export const StoredFixture = Schema.Struct({
  fixtureId: Schema.String,
  liveModeId: Schema.String,
  leagueId: Schema.String,
  leagueName: Words,
  round: Schema.NullOr(Words),
  title: Schema.NullOr(Words),
  sides: Schema.NullOr(Schema.Tuple([StoredSide, StoredSide])),
  startTime: Instant,
  /** How long it is live if no status says otherwise. */
  durationMinutes: Schema.Int,
  /** Status text of MATCH-1 that the operator set; null: derived from the time. */
  status: Schema.NullOr(Schema.String),
  score: Schema.NullOr(Schema.String),
  note: Schema.NullOr(Words),
  noteAt: Schema.optionalKey(Instant),
  poster: Schema.NullOr(Schema.String),
  clip: Schema.optionalKey(Schema.String),
  /** The board of its sport as the operator last reported it, and the events. */
  board: Schema.optionalKey(StoredBoard),
  events: Schema.optionalKey(Schema.Array(sportEventsWith(Words))),
  /** For football: goals, cards and the like. */
  goals: Schema.optionalKey(Schema.Array(EventWire)),
});
export type StoredFixture = typeof StoredFixture.Type;

/** The text that a search finds it by: its names in every language. */
export const wordsOfFixture = ({ leagueName, title, sides }: StoredFixture): string =>
  searchText([leagueName, ...(title ? [title] : []), ...(sides ?? []).map(({ name }) => name)].flatMap(Object.values));

export const StoredStreams = Schema.Array(StreamWire);
