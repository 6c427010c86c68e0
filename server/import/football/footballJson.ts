import * as Schema from 'effect/Schema';
import type { LinedJson } from '../jsonLines.ts';
import {
  goalsFault,
  isMatchDay,
  isOfSeason,
  localTime,
  minuteOf,
  scoreFault,
  seasonInName,
  seasonText,
  sidesFault,
} from './checks.ts';
import { fateOf } from './fates.ts';
import type { Aside, Line, ParsedFile, ParsedGoal, ParsedMatch, ParsedScore, ParsedSide } from './parsed.ts';
import { readRecords, type Reading } from './records.ts';

const optional = Schema.optionalKey;
const Pair = Schema.Tuple([Schema.Number, Schema.Number]);
const Side = Schema.Union([
  Schema.String,
  Schema.Struct({ name: Schema.String, code: optional(Schema.NullOr(Schema.String)) }),
]);
const Goal = Schema.Struct({
  name: Schema.String,
  minute: optional(Schema.NullOr(Schema.Union([Schema.String, Schema.Number]))),
  offset: optional(Schema.NullOr(Schema.Number)),
  penalty: optional(Schema.Boolean),
  owngoal: optional(Schema.Boolean),
});
const Score = Schema.Struct({
  ht: optional(Schema.NullOr(Pair)),
  ft: optional(Schema.NullOr(Pair)),
  et: optional(Schema.NullOr(Pair)),
  p: optional(Schema.NullOr(Pair)),
});
const Place = Schema.Union([Schema.String, Schema.Struct({ name: Schema.String })]);
const Match = Schema.Struct({
  round: optional(Schema.NullOr(Schema.Union([Schema.String, Schema.Number]))),
  num: optional(Schema.NullOr(Schema.Number)),
  date: Schema.String,
  time: optional(Schema.NullOr(Schema.String)),
  utc: optional(Schema.String),
  timeTbc: optional(Schema.Boolean),
  team1: Side,
  team2: Side,
  countries: optional(Schema.Tuple([Schema.String, Schema.String])),
  score: optional(Schema.NullOr(Schema.Union([Pair, Score]))),
  score1: optional(Schema.NullOr(Schema.Number)),
  score2: optional(Schema.NullOr(Schema.Number)),
  score1i: optional(Schema.NullOr(Schema.Number)),
  score2i: optional(Schema.NullOr(Schema.Number)),
  goals1: optional(Schema.NullOr(Schema.Array(Goal))),
  goals2: optional(Schema.NullOr(Schema.Array(Goal))),
  group: optional(Schema.NullOr(Schema.String)),
  ground: optional(Schema.NullOr(Place)),
  stadium: optional(Schema.NullOr(Place)),
  status: optional(Schema.NullOr(Schema.String)),
  attendance: optional(Schema.NullOr(Schema.Number)),
  referee: optional(Schema.NullOr(Schema.String)),
});
type Match = typeof Match.Type;
const decodeMatch = Schema.decodeUnknownResult(Match);

/** "Palmeiras (BRA)" as a name and FIFA's code of its country. */
export const sideOf = (text: string, code?: string | null): ParsedSide => {
  const match = /^(.+?)\s*\(([A-Z]{3})\)$/.exec(text.trim());
  const told = code ?? match?.[2];
  return { name: (match?.[1] ?? text).trim(), ...(told && { code: told }) };
};
const jsonSide = (side: Match['team1'], country: string | undefined): ParsedSide =>
  typeof side === 'string' ? sideOf(side, country) : sideOf(side.name, side.code);

const numbers = (first: number | null | undefined, second: number | null | undefined) =>
  typeof first === 'number' && typeof second === 'number' ? ([first, second] as const) : undefined;

/** The score of a match by its parts: extra time counts, a shoot-out does not. */
export const scoreOf = (parts: {
  readonly ht?: readonly [number, number] | null | undefined;
  readonly ft?: readonly [number, number] | null | undefined;
  readonly et?: readonly [number, number] | null | undefined;
  readonly pen?: readonly [number, number] | null | undefined;
}): ParsedScore | null => {
  const { ht, ft, et, pen } = parts;
  const last = et ?? ft;
  if (!last) return null;
  return {
    ...{ home: last[0], away: last[1] },
    ...(ht && { ht }),
    ...(ft && { ft }),
    ...(et && { et }),
    ...(pen && { pen }),
  };
};

const jsonScore = ({ score, score1, score2, score1i, score2i }: Match): ParsedScore | null => {
  if (!score) return scoreOf({ ft: numbers(score1, score2), ht: numbers(score1i, score2i) });
  return 'ft' in score || 'et' in score || 'ht' in score || 'p' in score
    ? scoreOf({ ...score, pen: score.p })
    : scoreOf({ ft: 0 in score ? score : undefined });
};

const goalOf = ({ name, minute, offset, penalty, owngoal }: typeof Goal.Type): ParsedGoal | null => {
  const type = owngoal ? 'own_goal' : penalty ? 'penalty' : 'goal';
  if (minute === undefined || minute === null) return { name: name.trim(), minute: null, type };
  const at = minuteOf(minute);
  if (!at) return null;
  const added = at.added ?? offset ?? undefined;
  return { name: name.trim(), minute: at.minute, ...(added ? { added } : {}), type };
};

const goalsOf = ({ goals1, goals2 }: Match): ParsedMatch['goals'] | null => {
  if (!goals1 && !goals2) return undefined;
  const home = (goals1 ?? []).map(goalOf);
  const away = (goals2 ?? []).map(goalOf);
  const sound = (list: readonly (ParsedGoal | null)[]): list is readonly ParsedGoal[] => !list.includes(null);
  return sound(home) && sound(away) ? { home, away } : null;
};

const placeOf = (place: typeof Place.Type | null | undefined): string | undefined =>
  typeof place === 'object' ? place?.name : place;

const DAY_MS = 86_400_000;
const timeOf = (match: Match): Pick<ParsedMatch, 'time' | 'offset' | 'utc' | 'timeTbc'> | string => {
  const local = match.time ? localTime(match.time) : {};
  if (!local) return `has the time ${match.time}`;
  const utc = match.utc === undefined ? undefined : Date.parse(match.utc);
  if (utc !== undefined && !(Math.abs(utc - Date.parse(`${match.date}T12:00:00Z`)) <= 1.5 * DAY_MS))
    return `is on ${match.date} and at ${match.utc}`;
  return { ...local, ...(utc !== undefined && { utc }), ...(match.timeTbc && { timeTbc: true }) };
};

/** Why no count of a shoot-out can end so; it is left out, the match is taken. */
const shootOutFault = ({ pen }: ParsedScore): string | null =>
  pen && pen[0] === pen[1] ? `is taken without its shoot-out, which stands level at ${pen[0]}-${pen[1]}` : null;

const reading =
  (season: string, remarks: Aside[]) =>
  (match: Match, line: Line): Reading<ParsedMatch> => {
    const home = jsonSide(match.team1, match.countries?.[0]);
    const away = jsonSide(match.team2, match.countries?.[1]);
    if (!isMatchDay(match.date)) return { reason: `has the impossible date ${match.date}` };
    if (!isOfSeason(match.date, season)) return { reason: `is on ${match.date}, which is not in the season ${season}` };
    const time = timeOf(match);
    if (typeof time === 'string') return { reason: time };
    const status = match.status ? fateOf(match.status) : {};
    if (!status) return { reason: `has the unknown status ${match.status}` };
    const told = jsonScore(match);
    const goals = goalsOf(match);
    if (goals === null) return { reason: 'has a goal without a possible minute' };
    const fault = sidesFault(home, away) ?? (told && scoreFault(told)) ?? (goals && goalsFault(goals, told));
    if (fault) return { reason: fault };
    const shootOut = told && shootOutFault(told);
    if (shootOut) remarks.push({ line: line(), reason: shootOut });
    const { pen, ...without } = told ?? { home: 0, away: 0 };
    const group = match.group?.replace(/^(group|gruppe|grupo)\s+/i, '').trim();
    const ground = placeOf(match.ground) ?? placeOf(match.stadium);
    return {
      value: {
        ...{ line, home, away, day: match.date, ...time },
        round: String(match.round ?? ''),
        ...(group && { group }),
        score: told && { ...without, ...(pen && !shootOut && { pen }) },
        ...status,
        ...(goals && { goals }),
        ...(ground && { ground }),
        ...(match.referee && { referee: match.referee }),
        ...(match.attendance && match.attendance < 1e6 && { attendance: Math.round(match.attendance) }),
      },
    };
  };

const SeasonFile = Schema.Struct({
  name: Schema.String,
  code: optional(Schema.NullOr(Schema.String)),
  season: optional(Schema.NullOr(Schema.String)),
  tz: optional(Schema.NullOr(Schema.String)),
  source: optional(Schema.NullOr(Schema.String)),
});
const decodeSeason = Schema.decodeUnknownSync(SeasonFile);
const Rounds = Schema.Array(Schema.Struct({ name: Schema.String, matches: Schema.Array(Schema.Unknown) }));

/** The matches of a file; older ones keep them by round. */
const matchesIn = (value: object): readonly { readonly path: string; readonly list: readonly unknown[] }[] => {
  const matches: unknown = Reflect.get(value, 'matches');
  if (Array.isArray(matches)) return [{ path: 'matches', list: matches }];
  return Schema.decodeUnknownSync(Rounds)(Reflect.get(value, 'rounds')).map(({ name, matches: list }, i) => ({
    path: `rounds.${i}.matches`,
    list: list.map((one) => (typeof one === 'object' ? { round: name, ...one } : one)),
  }));
};

/** The date that a source says that it was last written on: "… 2026-05-18 brazil/2026_br1.txt …". */
const toldOf = (source: string): number | undefined => {
  const day = /\b(\d{4}-\d{2}-\d{2})\b/.exec(source)?.[1];
  return day !== undefined && isMatchDay(day) ? Date.parse(`${day}T00:00:00Z`) : undefined;
};

/**
 * The football.json format: a season's matches. `from` is what the file's own name says where the file does not.
 * Answers null without a season.
 */
export const parseFootballJson = (
  json: LinedJson,
  value: object,
  from: { readonly code?: string; readonly season?: string },
): ParsedFile | null => {
  const told = decodeSeason(value);
  const named = seasonInName(told.name);
  const season = seasonText(told.season ?? '') ?? named.season ?? from.season;
  if (season === undefined) return null;
  const remarks: Aside[] = [];
  const parts = matchesIn(value).map(({ path, list }) =>
    readRecords(json, path, list, decodeMatch, reading(season, remarks)),
  );
  const code = told.code ?? from.code;
  const toldTs = told.source ? toldOf(told.source) : undefined;
  return {
    ...{ kind: 'season', name: named.name, season },
    ...(code && { code }),
    ...(told.tz && { tz: told.tz }),
    ...(toldTs !== undefined && { toldTs }),
    matches: parts.flatMap(({ taken }) => taken),
    aside: parts.flatMap(({ aside }) => aside),
    remarks,
  };
};
