import { words, type Words } from '#server/shared/words.ts';
import { bareFixtures, roundFixtures } from '../calendar.ts';
import { leagues, type League } from '../content/leagues.ts';
import { DAY_MS, instantAt } from '../day.ts';
import type { DemoFixture } from '../fixture.ts';
import { fixtureIdOf, fixturePlace } from '../ids.ts';
import { memoize } from '../memoize.ts';

export const footballLeagues: readonly League[] = leagues.filter(({ sport }) => sport === 'football');
export const CUP = 'b';

/** A match of a season. */
export interface SeasonMatch {
  readonly fixture: DemoFixture;
  readonly season: string;
  readonly roundKey: string;
  readonly round: Words;
  /** A match that was not played to its end is played on a later day: the one that this one makes up for. */
  readonly makesUpFor: DemoFixture | null;
  /** Whether it is played again after it was broken off. */
  readonly again: boolean;
}

/** Ten rounds of the cup's qualifying, of six matchdays each. */
const CUP_CYCLE = 6;
const CUP_DAYS = 10 * CUP_CYCLE;

/** Days that a season takes: a round takes two, and everybody plays everybody twice. */
const daysOf = ({ letter, teams }: League): number => (letter === CUP ? CUP_DAYS : 4 * (teams.length - 1));

const firstDayOf = (year: number): number => Date.UTC(year, 0, 1) / DAY_MS;
const yearOf = (dayNumber: number): number => new Date(dayNumber * DAY_MS).getUTCFullYear();

/** Seasons follow one another without a break; `index` counts them since 1970. */
const indexOf = (league: League, dayNumber: number): number => Math.floor(dayNumber / daysOf(league));

/** A league begins several seasons in a year: "2026-S03" is its third of 2026. */
const nameOf = (league: League, index: number): string => {
  const length = daysOf(league);
  const year = yearOf(index * length);
  const number = index - Math.ceil(firstDayOf(year) / length) + 1;
  return `${year}-S${String(number).padStart(2, '0')}`;
};

export interface SeasonSpan {
  readonly season: string;
  /** First and last day, without what is made up for later. */
  readonly first: number;
  readonly last: number;
}
const spanAt = (league: League, index: number): SeasonSpan => {
  const length = daysOf(league);
  return { season: nameOf(league, index), first: index * length, last: (index + 1) * length - 1 };
};

export const seasonOn = (league: League, dayNumber: number): SeasonSpan => spanAt(league, indexOf(league, dayNumber));

/** The season of a name; null where the league has none of that name. */
export const seasonNamed = (league: League, season: string): SeasonSpan | null => {
  const match = /^(\d{4})-S(\d{2})$/.exec(season);
  if (!match) return null;
  const index = Math.ceil(firstDayOf(Number(match[1])) / daysOf(league)) + Number(match[2]) - 1;
  const span = spanAt(league, index);
  return span.season === season ? span : null;
};

/** The seasons that have a day in a range, latest first. */
export const seasonsBetween = (league: League, from: number, to: number): readonly SeasonSpan[] => {
  const [first, last] = [indexOf(league, from), indexOf(league, to)];
  return Array.from({ length: last - first + 1 }, (_, i) => spanAt(league, last - i));
};

const roundOf = (league: League, dayNumber: number): Pick<SeasonMatch, 'roundKey' | 'round'> => {
  if (league.letter !== CUP) {
    const round = (Math.floor(dayNumber / 2) % (2 * (league.teams.length - 1))) + 1;
    return { roundKey: String(round), round: league.round(round) };
  }
  const cycle = Math.floor((dayNumber - seasonOn(league, dayNumber).first) / CUP_CYCLE) + 1;
  const day = (dayNumber % CUP_CYCLE) + 1;
  return {
    roundKey: `${cycle}-${day}`,
    round: words(
      `Vòng loại ${cycle}, lượt ${day}`,
      `Qualifying ${cycle}, matchday ${day}`,
      `資格賽 ${cycle}，第 ${day} 輪`,
    ),
  };
};

/** A match that is off is made up for within these days, on the first on which neither team plays. */
const SOONEST = 2;
export const LATEST_DAYS = 12;
/** Where the ids of matches that are made up for begin; no league has as many slots. */
const MADE_UP_FROM = 50;

const plays = (letters: readonly string[], dayNumber: number, teams: ReadonlySet<string>): boolean =>
  letters.some((letter) =>
    (letter === CUP ? bareFixtures(letter, dayNumber) : roundFixtures(letter, dayNumber)).some(({ sides }) =>
      sides!.some(({ id }) => teams.has(id)),
    ),
  );

const makeUpDay = ({ league, sides }: DemoFixture, dayNumber: number): number => {
  const teams = new Set(sides!.map(({ id }) => id));
  const letters = 'ac'.includes(league.letter) ? [league.letter, CUP] : [league.letter];
  let day = dayNumber + SOONEST;
  while (day < dayNumber + LATEST_DAYS && plays(letters, day, teams)) day++;
  return day;
};

interface MadeUp {
  readonly fixture: DemoFixture;
  /** On which day it was off, and on which it is made up for. */
  readonly off: number;
  readonly day: number;
}
const madeUpOfDay = memoize(3000, (key: string): readonly MadeUp[] => {
  const off = Number(key.slice(1));
  return roundFixtures(key[0]!, off)
    .filter(({ fate }) => fate !== null && fate.kind !== 'suspended')
    .map((fixture) => ({ fixture, off, day: makeUpDay(fixture, off) }));
});

const madeUpOn = (letter: string, dayNumber: number): readonly MadeUp[] =>
  letter === CUP
    ? []
    : Array.from({ length: LATEST_DAYS - SOONEST + 1 }, (_, i) =>
        madeUpOfDay(`${letter}${dayNumber - LATEST_DAYS + i}`),
      )
        .flat()
        .filter(({ day }) => day === dayNumber);

const makeUp = (league: League, { fixture, off, day }: MadeUp, i: number): SeasonMatch => ({
  fixture: {
    ...fixture,
    fixtureId: fixtureIdOf({ dayNumber: day, letter: league.letter, index: MADE_UP_FROM + i }),
    startTime: fixture.startTime - instantAt(off, '00:00') + instantAt(day, '00:00'),
    fate: null,
  },
  season: seasonOn(league, off).season,
  ...roundOf(league, off),
  ...{ makesUpFor: fixture, again: false },
});

const matchesOfKey = memoize(4000, (key: string): readonly SeasonMatch[] => {
  const league = footballLeagues.find(({ letter }) => letter === key[0])!;
  const dayNumber = Number(key.slice(1));
  const { season } = seasonOn(league, dayNumber);
  return [
    ...roundFixtures(league.letter, dayNumber).map((fixture) => ({
      ...{ fixture, season, ...roundOf(league, dayNumber), makesUpFor: null },
      again: league.letter !== CUP && fixture.fate?.kind === 'abandoned',
    })),
    ...madeUpOn(league.letter, dayNumber).map((one, i) => makeUp(league, one, i)),
  ];
});

/** All matches of a football league on a day of Asia/Bangkok. A pure function of the day. */
export const matchesOn = (letter: string, dayNumber: number): readonly SeasonMatch[] =>
  matchesOfKey(`${letter}${dayNumber}`);

/** The match with an id, or null. */
export const matchById = (fixtureId: string): SeasonMatch | null => {
  const place = fixturePlace(fixtureId);
  if (!place || !footballLeagues.some(({ letter }) => letter === place.letter)) return null;
  return matchesOn(place.letter, place.dayNumber).find(({ fixture }) => fixture.fixtureId === fixtureId) ?? null;
};

/** All matches of a season, by day. */
export const matchesOfSeason = (league: League, { season, first, last }: SeasonSpan): readonly SeasonMatch[] =>
  Array.from({ length: last - first + 1 + LATEST_DAYS }, (_, i) => matchesOn(league.letter, first + i))
    .flat()
    .filter((one) => one.season === season);

/** When a match that is off is known to be: what is made up for is not announced before. */
export const knownOffAt = ({ fate, startTime }: DemoFixture): number => {
  if (!fate) return -Infinity;
  return 'afterMs' in fate ? startTime + fate.afterMs : startTime - fate.knownBeforeMs;
};
