import * as Schema from 'effect/Schema';
import { positions } from '#domain/football/matchData.ts';
import { coverageKeys, type Fixture, type TeamRef, type VenueRef } from '#domain/football/fixture.ts';
import type { CompetitionRef } from '#domain/football/competition.ts';
import type { Manager, Player, SeasonTotals, SquadPlayer, Team, Venue } from '#domain/football/entities.ts';
import { Instant } from './fields.ts';
import { PersonRefWire } from './matchData.ts';
import { OddsWire } from './odds.ts';

const Colours = Schema.Tuple([Schema.String, Schema.String]);
export const TeamRefWire = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  shortName: Schema.String,
  slug: Schema.String,
  logo: Schema.String,
  country: Schema.String,
  colours: Schema.optionalKey(Colours),
}).annotate({ identifier: 'TeamRef' });
const venueRef = {
  venueId: Schema.String,
  name: Schema.String,
  slug: Schema.String,
  city: Schema.optionalKey(Schema.String),
};
export const CompetitionRefWire = Schema.Struct({
  leagueId: Schema.String,
  leagueName: Schema.String,
  slug: Schema.String,
  logo: Schema.String,
  country: Schema.String,
}).annotate({ identifier: 'Competition' });
export const VenueRefWire = Schema.Struct(venueRef).annotate({ identifier: 'VenueRef' });

const PairWire = Schema.Tuple([Schema.Int, Schema.Int]);
const optionalPair = Schema.optionalKey(PairWire);
const ScoreWire = Schema.Struct({
  ...{ home: Schema.Int, away: Schema.Int },
  ...{ ht: optionalPair, ft: optionalPair, et: optionalPair, pen: optionalPair },
  penWinner: Schema.optionalKey(Schema.Literals(['home', 'away'])),
}).annotate({ identifier: 'FixtureScore' });
const optionalTrue = Schema.optionalKey(Schema.Literal(true));
const minutes = Schema.Array(Schema.Int);
const coverage = Object.fromEntries(coverageKeys.map((key) => [key, Schema.Boolean])) as Record<
  (typeof coverageKeys)[number],
  typeof Schema.Boolean
>;

export const FixtureWire = Schema.Struct({
  fixtureId: Schema.String,
  staticId: Schema.String,
  slug: Schema.String,
  leagueId: Schema.String,
  leagueName: Schema.String,
  leagueSlug: Schema.String,
  country: Schema.String,
  season: Schema.String,
  round: Schema.String,
  roundKey: Schema.String,
  group: Schema.optionalKey(Schema.String),
  knockout: optionalTrue,
  startTs: Instant,
  timeTbc: optionalTrue,
  statusText: Schema.String,
  status: Schema.Literals(['upcoming', 'live', 'ended', 'cancel']),
  phase: Schema.NullOr(Schema.Literals(['1H', 'HT', '2H', 'ET', 'PEN', 'FT'])),
  minute: Schema.optionalKey(Schema.Int),
  added: Schema.optionalKey(Schema.Int),
  reason: Schema.optionalKey(Schema.String),
  notes: Schema.Array(
    Schema.Literals(['awarded', 'walkover', 'replayed', 'abandoned', 'aggregate', 'postponed', 'moved']),
  ),
  localteam: TeamRefWire,
  visitorteam: TeamRefWire,
  neutral: optionalTrue,
  score: Schema.NullOr(ScoreWire),
  firstLeg: optionalPair,
  redCards: Schema.Struct({ home: Schema.Int, away: Schema.Int }),
  goalMinutes: Schema.optionalKey(Schema.Struct({ home: minutes, away: minutes })),
  venue: Schema.optionalKey(VenueRefWire),
  referee: Schema.optionalKey(Schema.String),
  attendance: Schema.optionalKey(Schema.Int),
  coverage: Schema.Struct(coverage),
  hasTip: Schema.Boolean,
  odds1x2: Schema.optionalKey(Schema.Tuple([Schema.Finite, Schema.Finite, Schema.Finite])),
  odds: Schema.optionalKey(OddsWire),
  correctedTs: Schema.optionalKey(Instant),
  correctedFrom: optionalPair,
  roomId: Schema.optionalKey(Schema.String),
  hidden: optionalTrue,
  source: Schema.Struct({ name: Schema.String, ts: Schema.NullOr(Instant) }),
  demo: Schema.Boolean,
}).annotate({ identifier: 'Fixture' });

const PositionWire = Schema.Literals(positions);
export const TeamWire = Schema.Struct({
  ...TeamRefWire.fields,
  founded: Schema.optionalKey(Schema.Int),
  city: Schema.optionalKey(Schema.String),
  venue: Schema.optionalKey(VenueRefWire),
  manager: Schema.optionalKey(PersonRefWire),
}).annotate({ identifier: 'Team' });
export const SquadPlayerWire = Schema.Struct({
  player: PersonRefWire,
  number: Schema.NullOr(Schema.Int),
  pos: PositionWire,
  birthDate: Schema.optionalKey(Schema.String),
  club: Schema.optionalKey(Schema.String),
  season: Schema.optionalKey(
    Schema.Struct({ apps: Schema.Int, minutes: Schema.Int, goals: Schema.Int, assists: Schema.Int }),
  ),
}).annotate({ identifier: 'SquadPlayer' });
export const PlayerWire = Schema.Struct({
  ...PersonRefWire.fields,
  birthDate: Schema.optionalKey(Schema.String),
  heightCm: Schema.optionalKey(Schema.Int),
  foot: Schema.optionalKey(Schema.Literals(['left', 'right', 'both'])),
  position: Schema.optionalKey(PositionWire),
  number: Schema.optionalKey(Schema.Int),
  team: Schema.optionalKey(TeamRefWire),
  country: Schema.optionalKey(Schema.String),
  club: Schema.optionalKey(Schema.String),
}).annotate({ identifier: 'Player' });
export const ManagerWire = Schema.Struct({
  ...PersonRefWire.fields,
  team: Schema.optionalKey(TeamRefWire),
  country: Schema.optionalKey(Schema.String),
  birthDate: Schema.optionalKey(Schema.String),
}).annotate({ identifier: 'Manager' });
export const VenueWire = Schema.Struct({
  ...venueRef,
  capacity: Schema.optionalKey(Schema.Int),
  surface: Schema.optionalKey(Schema.Literals(['grass', 'artificial', 'hybrid'])),
  country: Schema.optionalKey(Schema.String),
  geo: Schema.optionalKey(Schema.Struct({ lat: Schema.Finite, lon: Schema.Finite })),
  tenants: Schema.Array(TeamRefWire),
}).annotate({ identifier: 'Venue' });
export const SeasonTotalsWire = Schema.Struct({
  player: PersonRefWire,
  team: TeamRefWire,
  position: PositionWire,
  minutes: Schema.Int,
  apps: Schema.Int,
  values: Schema.Record(Schema.String, Schema.Finite),
}).annotate({ identifier: 'SeasonTotals' });

CompetitionRefWire satisfies Schema.Codec<CompetitionRef, unknown>;
TeamRefWire satisfies Schema.Codec<TeamRef, unknown>;
VenueRefWire satisfies Schema.Codec<VenueRef, unknown>;
FixtureWire satisfies Schema.Codec<Fixture, unknown>;
TeamWire satisfies Schema.Codec<Team, unknown>;
SquadPlayerWire satisfies Schema.Codec<SquadPlayer, unknown>;
PlayerWire satisfies Schema.Codec<Player, unknown>;
ManagerWire satisfies Schema.Codec<Manager, unknown>;
VenueWire satisfies Schema.Codec<Venue, unknown>;
SeasonTotalsWire satisfies Schema.Codec<SeasonTotals, unknown>;
