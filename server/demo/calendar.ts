import { modeById } from '#domain/schedule/mode.ts';
import { compareMatches } from '#server/shared/fixtureOrder.ts';
import { leagues, type League } from './content/leagues.ts';
import { tables, tracks } from './content/titles.ts';
import type { Team } from './content/team.ts';
import { crewsOf, wantedVoices } from './crews.ts';
import { DAY_MS, instantAt, dayNumberAt } from './day.ts';
import { fateOf } from './fates.ts';
import { longestMs, type DemoFixture } from './fixture.ts';
import { fixtureIdOf, fixturePlace } from './ids.ts';
import { draw, shuffled } from './random.ts';
import { memoize } from './memoize.ts';
import { pairingsOn, type Pairing } from './rounds.ts';

const leagueWith = (letter: string): League => leagues.find((league) => league.letter === letter)!;

/** The cup is played by the teams whose league has no match that day. */
const cupPairings = (dayNumber: number): readonly Pairing[] => {
  const resting = ['a', 'c'].map((letter) => {
    const league = leagueWith(letter);
    const playing = new Set(pairingsOn(league, dayNumber).flatMap(({ home, away }) => [home.id, away.id]));
    return shuffled(
      league.teams.filter(({ id }) => !playing.has(id)),
      `cup ${dayNumber} ${letter}`,
    );
  });
  const round = (dayNumber % 6) + 1;
  return [0, 1].map((i) => ({ home: resting[1]![i]!, away: resting[0]![i]!, round }));
};

type Bare = Omit<DemoFixture, 'crew'> & { readonly needed: boolean };

const untitled = (league: League, dayNumber: number, index: number): Pick<Bare, 'title' | 'round' | 'sides'> => {
  const names = league.sport === 'marble' ? tracks : tables;
  // Numbers continue from day to day and start again after a while.
  const running = dayNumber * league.slots.length + index;
  const number = (Math.floor(running / names.length) % 24) + 1;
  return { sides: null, title: names[running % names.length]!(number), round: league.round((dayNumber % 12) + 1) };
};

const pairingsOf = (league: League, dayNumber: number): readonly Pairing[] => {
  if (league.letter === 'b') return cupPairings(dayNumber);
  return league.teams.length ? pairingsOn(league, dayNumber) : [];
};

const bareAt = (league: League, dayNumber: number, index: number, pairing: Pairing | undefined): Bare => {
  const slot = league.slots[index]!;
  const fixtureId = fixtureIdOf({ dayNumber, letter: league.letter, index });
  const base = { fixtureId, league, startTime: instantAt(dayNumber, slot.slice(0, 5)), needed: !slot.includes('~') };
  if (!pairing) return { ...base, ...untitled(league, dayNumber, index), fate: null };
  const sides: readonly [Team, Team] = [pairing.home, pairing.away];
  const fate = slot.includes('?') ? fateOf(fixtureId, league, sides, fixtureId === surelyOff(dayNumber)) : null;
  return { ...base, sides, title: null, round: league.round(pairing.round), fate };
};

const isShown = (league: League, dayNumber: number, index: number): boolean =>
  isPlayed(league.slots[index]!, fixtureIdOf({ dayNumber, letter: league.letter, index }), dayNumber);

const bareOf = (league: League, dayNumber: number): readonly Bare[] => {
  const pairings = pairingsOf(league, dayNumber);
  return league.slots.flatMap((_, index): readonly Bare[] =>
    isShown(league, dayNumber, index) ? [bareAt(league, dayNumber, index, pairings[index])] : [],
  );
};

/** Share of the busy-day fixtures that are played, from Sunday to Saturday. */
const BUSY = [0.9, 0.12, 0.25, 0.4, 0.3, 0.6, 0.95];
/** Day 0 was a Thursday. */
const weekdayOf = (dayNumber: number): number => (((dayNumber + 4) % 7) + 7) % 7;

const isPlayed = (slot: string, fixtureId: string, dayNumber: number): boolean => {
  if (!slot.includes('~') || fixtureId === surelyOff(dayNumber)) return true;
  return draw(`played ${fixtureId}`).chance(BUSY[weekdayOf(dayNumber)]!);
};

/** Every day one football match is called off for the weather, so that this state can always be seen. */
const surelyOff = (dayNumber: number): string =>
  fixtureIdOf({
    dayNumber,
    ...draw(`off ${dayNumber}`).pick([
      { letter: 'b', index: 0 },
      { letter: 'c', index: 3 },
      { letter: 'f', index: 0 },
    ]),
  });

const bareOfKey = memoize(1000, (key: string): readonly DemoFixture[] =>
  bareOf(leagueWith(key[0]!), Number(key.slice(1))).map(({ needed: _needed, ...fixture }) => ({
    ...fixture,
    crew: [],
  })),
);

/** The fixtures of one league on a day, in the order of their slots, without commentators. */
export const bareFixtures = (letter: string, dayNumber: number): readonly DemoFixture[] =>
  bareOfKey(`${letter}${dayNumber}`);

/**
 * All matches of a league on a day, without commentators: a match of a round that the schedule has no room for is played
 * all the same.
 */
export const roundFixtures = (letter: string, dayNumber: number): readonly DemoFixture[] => {
  const league = leagueWith(letter);
  if (letter === 'b') return bareFixtures(letter, dayNumber);
  return pairingsOn(league, dayNumber).map((pairing, index) => {
    const { needed: _needed, ...fixture } = bareAt(league, dayNumber, index, pairing);
    return { ...fixture, crew: [], ...(isShown(league, dayNumber, index) ? {} : { fate: null }) };
  });
};

/** All fixtures of a day in Asia/Bangkok, by start and then by id. A pure function of the day. */
export const fixturesOfDay = memoize(100, (dayNumber: number): readonly DemoFixture[] => {
  const bare = leagues.flatMap((league) => bareOf(league, dayNumber)).sort(compareMatches(false));
  const nightEnds = instantAt(dayNumber, '07:00');
  const crews = crewsOf(
    bare
      .filter(({ league }) => modeById(league.modeId)!.room !== null)
      .map(({ fixtureId, league, startTime, needed }) => ({
        ...{ fixtureId, modeId: league.modeId, from: startTime, to: startTime + longestMs[league.sport] },
        ...{ night: startTime < nightEnds, needed, wanted: wantedVoices(fixtureId, league.fame) },
      })),
  );
  return bare.map(({ needed: _needed, ...fixture }) => ({ ...fixture, crew: crews.get(fixture.fixtureId) ?? [] }));
});

/** Range of the demo season, in days before and after today. */
export const SEASON_DAYS = 200;

/** The fixtures that start in [from, to), by start and then by id. */
export const fixturesBetween = (from: number, to: number): readonly DemoFixture[] => {
  const found: DemoFixture[] = [];
  for (let day = dayNumberAt(from); day <= dayNumberAt(to - 1); day++)
    for (const fixture of fixturesOfDay(day))
      if (fixture.startTime >= from && fixture.startTime < to) found.push(fixture);
  return found;
};

/** The fixture with an id, or null. */
export const fixtureById = (fixtureId: string): DemoFixture | null => {
  const place = fixturePlace(fixtureId);
  if (!place) return null;
  return fixturesOfDay(place.dayNumber).find((fixture) => fixture.fixtureId === fixtureId) ?? null;
};

/** The fixtures that may be running at an instant: those that started within the longest duration of a match. */
export const fixturesAround = (now: number): readonly DemoFixture[] => fixturesBetween(now - DAY_MS / 4, now + 1);
