import { nameKey } from './nameKey.ts';
import type { ParsedGoal, ParsedScore, ParsedSide } from './parsed.ts';

/** Most goals of a side that are believed; the record of a national team is 31. */
const MOST_GOALS = 50;
const MOST_PENALTIES = 60;
const LONGEST_NAME = 80;

/** A calendar day of football's time, as YYYY-MM-DD. */
export const isMatchDay = (text: string): boolean => {
  if (!/^(18[5-9]\d|19\d{2}|20\d{2})-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
};

/** Text of UTF-8 that was read as Latin-1 and written again, or what a decoder put in place of what it could not read. */
const MISREAD = /[\u00c2-\u00c5][\u0080-\u00bf\u0152-\u2122]|\u00e2\u20ac|\ufffd/;

/** Why a text is no name of a team, a person or a place; null if it may be one. */
export const nameFault = (name: string): string | null => {
  const text = name.trim();
  if (text === '') return 'has no name';
  if (text.length > LONGEST_NAME) return `has a name of ${text.length} characters`;
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f]/.test(text)) return `has control characters in the name ${JSON.stringify(text)}`;
  if (MISREAD.test(text)) return `has a name in a broken encoding, ${text}`;
  if (!/\p{L}/u.test(text)) return `has a name without a letter, ${text}`;
  return null;
};

/** Team names of draws whose teams are not known yet. */
const isPlaceholder = (name: string): boolean =>
  /^([WL]\s?\d+|\d[A-L](\/[A-L])*|3[A-L](\/[A-L])+|TBD|TBC|N\.?N\.?|\?+|(winner|loser|runner-up)s? .*)$/i.test(
    name.trim(),
  );

const sideFault = (name: string): string | null => {
  if (isPlaceholder(name)) return `has no team yet, ${name.trim()}`;
  if (/\d\s*[-–:]\s*\d/.test(name)) return `has a score in the name of a team, ${name.trim()}`;
  if (/\s(v|vs\.?)\s/i.test(name)) return `has two teams in one name, ${name.trim()}`;
  return nameFault(name);
};

/** Why two sides cannot meet; null if they can. */
export const sidesFault = (home: ParsedSide, away: ParsedSide): string | null =>
  sideFault(home.name) ??
  sideFault(away.name) ??
  (nameKey(home.name) === nameKey(away.name) ? `has the same team on both sides, ${home.name.trim()}` : null);

const within = (pair: readonly [number, number] | undefined, most: number): boolean =>
  pair === undefined || pair.every((value) => Number.isInteger(value) && value >= 0 && value <= most);
const covers = (
  later: readonly [number, number] | undefined,
  earlier: readonly [number, number] | undefined,
): boolean => !later || !earlier || (later[0] >= earlier[0] && later[1] >= earlier[1]);

/** Why a score cannot be; null if it can. */
export const scoreFault = ({ home, away, ht, ft, et, pen }: ParsedScore): string | null => {
  if (![[home, away] as const, ht, ft, et].every((pair) => within(pair, MOST_GOALS)) || !within(pen, MOST_PENALTIES))
    return `has no possible score, ${home}-${away}`;
  if (!covers(ft, ht) || !covers(et, ft) || !covers(et, ht)) return 'has a score that goes down during the match';
  return null;
};

/** Why goals do not fit a score; null if they do: fewer than the score has are not all known. */
export const goalsFault = (
  goals: { readonly home: readonly ParsedGoal[]; readonly away: readonly ParsedGoal[] },
  score: ParsedScore | null,
): string | null => {
  const { home, away } = goals;
  if (home.length > (score?.home ?? 0) || away.length > (score?.away ?? 0))
    return `has ${home.length}-${away.length} goals for the score ${score ? `${score.home}-${score.away}` : 'that it lacks'}`;
  const fault = [...home, ...away].map(({ name }) => nameFault(name)).find((one) => one !== null);
  if (fault) return `has a scorer who ${fault}`;
  const late = [...home, ...away].find(
    ({ minute, added = 0 }) => minute !== null && (minute < 1 || minute > 130 || added < 0 || added > 40),
  );
  return late ? `has a goal in the minute ${late.minute}` : null;
};

/** "90+2", "90'", 90 as a minute and what was added; null if it is none. */
export const minuteOf = (text: string | number): { readonly minute: number; readonly added?: number } | null => {
  const match = /^(\d{1,3})(?:\s*\+\s*(\d{1,2}))?'?$/.exec(String(text).trim());
  return match ? { minute: Number(match[1]), ...(match[2] !== undefined && { added: Number(match[2]) }) } : null;
};

export interface LocalTime {
  readonly time?: string;
  readonly offset?: number;
}

/** "13:00 UTC-6", "18.30", "19:30 (UTC+5:30)"; null if it is no time. */
export const localTime = (text: string): LocalTime | null => {
  const match = /^(\d{1,2})[:.h](\d{2})(?:\s*\(?(?:UTC|GMT)([+-]\d{1,2})?(?::?(\d{2}))?\)?)?$/i.exec(text.trim());
  if (!match) return null;
  const [, hour, minute, zone, more] = match;
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  const told = /UTC|GMT/i.test(text);
  const hours = Number(zone ?? 0);
  const offset = hours * 60 + (zone?.startsWith('-') ? -1 : 1) * Number(more ?? 0);
  return { time: `${hour!.padStart(2, '0')}:${minute}`, ...(told && Math.abs(offset) <= 14 * 60 && { offset }) };
};

/** The name of a competition without its season, and the season as "2025-26" or "2026"; null without one. */
export const seasonInName = (text: string): { readonly name: string; readonly season: string | null } => {
  const match = /(?:^|[\s(])((?:18|19|20)\d{2})(?:\s?[/–-]\s?(\d{4}|\d{2}))?\)?(?=$|[\s,:)])/.exec(text);
  if (!match) return { name: text.trim(), season: null };
  const name = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.replace(/\s+/g, ' ').trim();
  return { name, season: seasonOf(match[1]!, match[2]) };
};

const seasonOf = (first: string, second: string | undefined): string =>
  second === undefined ? first : `${first}-${second.slice(-2)}`;

/** A season as files write it, "2025/26" or "2025-2026", in one form; null if it is none. */
export const seasonText = (text: string): string | null => {
  const match = /^((?:18|19|20)\d{2})(?:[/-](\d{4}|\d{2}))?$/.exec(text.trim());
  return match ? seasonOf(match[1]!, match[2]) : null;
};

/** Whether a day can be of a season: a year before its first to a year after its last. */
export const isOfSeason = (day: string, season: string): boolean => {
  const first = Number(season.slice(0, 4));
  const year = Number(day.slice(0, 4));
  return year >= first - 1 && year <= first + (season.length > 4 ? 2 : 1);
};
