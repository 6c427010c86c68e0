import type { Analysis, PastMatch } from '#domain/football/overview.ts';
import { dayOf } from '#domain/shared/zone.ts';
import type { View } from '#server/shared/matchSource.ts';
import { dayNumberAt } from './day.ts';
import type { DemoFixture } from './fixture.ts';
import { isKnown } from './football/fixtureOf.ts';
import { matchesOn } from './football/seasons.ts';
import { standingOf } from './simulation.ts';

/** How many days back form and head-to-head are searched: two seasons of the longest league. */
const LOOK_BACK_DAYS = 124;
const SHOWN = 5;

/** The finished matches of both clubs before a fixture, newest first. */
function* playedBefore({ league, startTime, sides }: DemoFixture, now: number): Generator<DemoFixture> {
  // The clubs of the two leagues that take part in the cup play in three competitions, all others in one.
  const letters = 'abc'.includes(league.letter) ? ['a', 'b', 'c'] : [league.letter];
  const clubs = new Set(sides!.map(({ id }) => id));
  const today = dayNumberAt(startTime);
  for (let day = today; day >= today - LOOK_BACK_DAYS; day--) {
    const ofDay = letters
      .flatMap((letter) => matchesOn(letter, day))
      .filter((match) => isKnown(match, now))
      .map(({ fixture }) => fixture)
      .filter((one) => one.sides!.some(({ id }) => clubs.has(id)));
    for (const fixture of ofDay.sort((a, b) => b.startTime - a.startTime))
      if (fixture.startTime < startTime && standingOf(fixture, now).phase === 'over') yield fixture;
  }
}

const pastMatch = (fixture: DemoFixture, { locale, now }: View): PastMatch => ({
  fixtureId: fixture.fixtureId,
  day: dayOf(fixture.startTime, 'Asia/Bangkok'),
  leagueName: fixture.league.name[locale],
  home: fixture.sides![0].name[locale],
  away: fixture.sides![1].name[locale],
  score: standingOf(fixture, now).score!,
});

/** Form of both clubs and the matches between them, from the same season as the schedule. */
export const analysisOf = (fixture: DemoFixture, view: View): Analysis => {
  const [homeId, awayId] = fixture.sides!.map(({ id }) => id);
  const found = { home: [] as PastMatch[], away: [] as PastMatch[], between: [] as PastMatch[] };
  for (const past of playedBefore(fixture, view.now)) {
    const ids = past.sides!.map(({ id }) => id);
    const lists = [
      ...(ids.includes(homeId!) ? [found.home] : []),
      ...(ids.includes(awayId!) ? [found.away] : []),
      ...(ids.includes(homeId!) && ids.includes(awayId!) ? [found.between] : []),
    ];
    for (const list of lists) if (list.length < SHOWN) list.push(pastMatch(past, view));
    if (found.between.length === SHOWN && found.home.length === SHOWN && found.away.length === SHOWN) break;
  }
  return found;
};
