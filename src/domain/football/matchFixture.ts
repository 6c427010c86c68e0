import type { Match, Side } from '../match/match.ts';
import { matchPhase, matchStatus, showsScore } from '../match/matchStatus.ts';
import { parseScore } from '../match/score.ts';
import { asReckoned } from '../spoiler/spoilable.ts';
import { slug } from '../shared/slug.ts';
import { coverageKeys, type Fixture, type FixtureCoverage, type FixturePhase, type TeamRef } from './fixture.ts';

/** The state of a match as the football pages name it, by the phase of the schedule. */
export const statuses = { comingUp: 'upcoming', live: 'live', ended: 'ended', cancel: 'cancel' } as const;

/** "67" and "45+2" as minute and stoppage time; null for any other text. */
export const minuteOf = (text: string): { readonly minute: number; readonly added?: number } | null => {
  const found = /^(\d{1,3})(?:\+(\d{1,2}))?$/.exec(text.trim());
  if (!found) return null;
  return { minute: Number(found[1]), ...(found[2] === undefined ? {} : { added: Number(found[2]) }) };
};

const phaseAt = (minute: number): FixturePhase => (minute <= 45 ? '1H' : minute <= 90 ? '2H' : 'ET');

/** Where the clock of a match stands, by the text of its status. */
export const clockOf = (text: string, status: Fixture['status']): Pick<Fixture, 'phase' | 'minute' | 'added'> => {
  if (status === 'ended') return { phase: 'FT' };
  if (status !== 'live') return { phase: null };
  if (text.trim().toUpperCase() === 'HT') return { phase: 'HT' };
  // The texts 1 and 2 say that it runs, and no minute (MATCH-1).
  const clock = matchStatus(text) === 'live' ? minuteOf(text) : null;
  return clock ? { phase: phaseAt(clock.minute), ...clock } : { phase: null };
};

const notesOf = (text: string): Fixture['notes'] => {
  const status = matchStatus(text);
  return status === 'awarded' || status === 'walkover' || status === 'abandoned' || status === 'postponed'
    ? [status]
    : [];
};

const teamOf = ({ id, name, logo, colours }: Side, plainName: string): TeamRef => ({
  ...{ id, name, shortName: name, slug: slug(plainName), logo, country: '' },
  ...(colours && { colours }),
});

const onlyRooms = (rooms: boolean): FixtureCoverage => ({
  ...(Object.fromEntries(coverageKeys.map((key) => [key, false])) as FixtureCoverage),
  rooms,
});

/** The year in which a match starts, as the season of a competition without one. */
const yearOf = (startTs: number): string => String(new Date(startTs).getUTCFullYear());

/**
 * A match of the schedule as the football pages show it. `plain` is the same match in Vietnamese: addresses are the same
 * in every language. `source` names who told of it.
 */
export const matchFixture = (match: Match, plain: Match, source: string): Fixture => {
  const { fixtureId, staticId, leagueId, leagueName, round = '', startTime, status: statusText, note, roomId } = match;
  const meaning = matchStatus(statusText);
  const status = statuses[matchPhase(meaning) ?? 'comingUp'];
  const score = asReckoned(match.score);
  const [home, away] = score === null ? [0, 0] : parseScore(score);
  return {
    ...{ fixtureId, staticId, leagueId, leagueName, leagueSlug: slug(plain.leagueName), country: '' },
    slug: slug(`${plain.home} vs ${plain.away}`),
    ...{ season: yearOf(startTime), round, roundKey: slug(plain.round ?? '') || '-', startTs: startTime },
    ...{ statusText, status, ...clockOf(statusText, status), notes: notesOf(statusText) },
    ...(note === undefined ? {} : { reason: note }),
    localteam: teamOf(match.localteam, plain.home),
    visitorteam: teamOf(match.visitorteam, plain.away),
    score: score !== null && showsScore(meaning) ? { home, away } : null,
    ...{ redCards: { home: 0, away: 0 }, coverage: onlyRooms(roomId !== null), hasTip: false },
    ...(roomId === null ? {} : { roomId }),
    ...{ source: { name: source, ts: null }, demo: match.demo },
  };
};
