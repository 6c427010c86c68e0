import * as Schema from 'effect/Schema';
import { tieBreakers, zones } from '#domain/football/competition.ts';
import { positions } from '#domain/football/matchData.ts';

/** What the football tables keep as JSON: written by the import, read by `storedFootball`. */

const Words = Schema.Struct({ vi: Schema.String, en: Schema.String, zh: Schema.String });
const Pair = Schema.Tuple([Schema.Int, Schema.Int]);
const optional = Schema.optionalKey;

export const competitionTypes = ['league', 'cup', 'friendlies'] as const;

export const CompetitionForm = Schema.Struct({
  names: Words,
  slug: Schema.String,
  /** The code of its flag; "" for several countries or an unknown one. */
  country: Schema.String,
  type: Schema.Literals(competitionTypes),
  /** It has a stage with a table before its knock-out rounds. */
  grouped: Schema.Boolean,
  /** IANA zone of its local times; null if matches are played in several zones. */
  tz: Schema.NullOr(Schema.String),
  /** Whether national teams play in it; null: not known yet. */
  nations: Schema.NullOr(Schema.Boolean),
});
export type CompetitionForm = typeof CompetitionForm.Type;

const Place = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 99 }));
const Points = Schema.Int.check(Schema.isBetween({ minimum: -9, maximum: 99 }));
/** How the rules of a season differ from the rules of its kind; the season "" stands for all of a competition. */
export const RulesForm = Schema.Struct({
  points: optional(Schema.Struct({ win: Points, draw: Points, loss: Points })),
  tieBreakers: optional(Schema.Array(Schema.Literals(tieBreakers))),
  zones: optional(Schema.Array(Schema.Struct({ from: Place, to: Place, zone: Schema.Literals(zones) }))),
  taken: optional(Schema.Array(Schema.Struct({ teamId: Schema.String, points: Points, reason: Words }))),
  decided: optional(
    Schema.Array(Schema.Struct({ by: Schema.Literals(['playOff', 'lots']), order: Schema.Array(Schema.String) })),
  ),
});
export type RulesForm = typeof RulesForm.Type;

export const TeamForm = Schema.Struct({
  names: Words,
  kind: Schema.Literals(['club', 'nation']),
  slug: Schema.String,
  country: Schema.String,
  city: optional(Schema.String),
  founded: optional(Schema.Int),
  venueId: optional(Schema.String),
  colours: optional(Schema.Tuple([Schema.String, Schema.String])),
  /** Competitions that the team plays in, which tell teams of the same name apart. */
  leagues: Schema.Array(Schema.String),
});
export type TeamForm = typeof TeamForm.Type;

export const VenueForm = Schema.Struct({
  name: Schema.String,
  slug: Schema.String,
  city: optional(Schema.String),
  capacity: optional(Schema.Int),
  country: optional(Schema.String),
  geo: optional(Schema.Struct({ lat: Schema.Number, lon: Schema.Number })),
});
export type VenueForm = typeof VenueForm.Type;

export const PlayerForm = Schema.Struct({
  name: Schema.String,
  slug: Schema.String,
  birthDate: optional(Schema.String),
  position: optional(Schema.Literals(positions)),
  number: optional(Schema.Int),
  club: optional(Schema.String),
});
export type PlayerForm = typeof PlayerForm.Type;

export const SquadForm = Schema.Struct({
  number: Schema.NullOr(Schema.Int),
  pos: Schema.Literals(positions),
  birthDate: optional(Schema.String),
  club: optional(Schema.String),
});
export type SquadForm = typeof SquadForm.Type;

/** How a match came to its result, or why it has none. */
export const fixtureFates = ['postponed', 'cancelled', 'abandoned', 'awarded', 'walkover'] as const;

export const GoalForm = Schema.Struct({
  /** The side that the goal counts for. */
  side: Schema.Literals(['home', 'away']),
  type: Schema.Literals(['goal', 'own_goal', 'penalty']),
  playerId: Schema.String,
  name: Schema.String,
  slug: Schema.String,
  /** Null if the source does not tell it. */
  minute: Schema.NullOr(Schema.Int),
  added: optional(Schema.Int),
});
export type GoalForm = typeof GoalForm.Type;

export const FixtureForm = Schema.Struct({
  round: Words,
  group: optional(Schema.String),
  /** The hour is not known. */
  timeTbc: optional(Schema.Literal(true)),
  fate: optional(Schema.Literals(fixtureFates)),
  notes: Schema.Array(Schema.Literals(['replayed', 'aggregate', 'moved'])),
  neutral: optional(Schema.Literal(true)),
  score: Schema.NullOr(
    Schema.Struct({
      home: Schema.Int,
      away: Schema.Int,
      ht: optional(Pair),
      ft: optional(Pair),
      et: optional(Pair),
      pen: optional(Pair),
      /** For a shoot-out of which only the winner is known. */
      penWinner: optional(Schema.Literals(['home', 'away'])),
    }),
  ),
  firstLeg: optional(Pair),
  referee: optional(Schema.String),
  attendance: optional(Schema.Int),
  /** In order; absent unless all of them are known. */
  goals: optional(Schema.Array(GoalForm)),
  /** Earlier results that were corrected, the latest last. */
  corrections: Schema.Array(Schema.Struct({ ts: Schema.Int, from: Pair })),
});
export type FixtureForm = typeof FixtureForm.Type;
