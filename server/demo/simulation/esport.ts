import { words } from '#server/shared/words.ts';
import { MINUTE_MS } from '../day.ts';
import type { DemoFixture, Standing } from '../fixture.ts';
import { draw } from '../random.ts';
import { memoizeByFixture } from '../memoize.ts';
import { before, minuteStatus } from './before.ts';
import { edgeOf } from './strength.ts';

const BREAK_MS = 15 * MINUTE_MS;
/** Every game begins with a draft of heroes. */
const DRAFT_MS = 15 * MINUTE_MS;
const WINS_NEEDED = 2;

interface Game {
  readonly from: number;
  readonly to: number;
  readonly winner: 'home' | 'away';
}

/**
 * Best of three: games of 45 to 52 minutes, so that even a short match lasts longer than the two hours until the next
 * one.
 */
const gamesOf = memoizeByFixture(100, (fixture: DemoFixture): readonly Game[] => {
  const { chance, whole } = draw(`esport ${fixture.fixtureId}`);
  const games: Game[] = [];
  const wins = { home: 0, away: 0 };
  while (wins.home < WINS_NEEDED && wins.away < WINS_NEEDED) {
    const last = games.at(-1);
    const from = last ? last.to + BREAK_MS : DRAFT_MS;
    const winner = chance(edgeOf(fixture.sides!)) ? 'home' : 'away';
    games.push({ from, to: from + whole(45 * 60, 52 * 60) * 1000, winner });
    wins[winner]++;
  }
  return games;
});

export const esportStanding = (fixture: DemoFixture, now: number): Standing => {
  const at = now - fixture.startTime;
  if (at < 0) return before(fixture, now);
  const games = gamesOf(fixture);
  const won = (side: Game['winner']) => games.filter(({ winner, to }) => winner === side && at >= to).length;
  const score = `${won('home')}-${won('away')}`;
  if (at >= games.at(-1)!.to) return { phase: 'over', status: 'FT', score, note: null };
  const index = games.findIndex(({ to }) => at < to);
  const into = at - games[index]!.from;
  const note =
    into < 0
      ? words(`Nghỉ trước ván ${index + 1}`, `Break before game ${index + 1}`, `第 ${index + 1} 局前休息`)
      : words(`Ván ${index + 1}`, `Game ${index + 1}`, `第 ${index + 1} 局`);
  return { phase: 'live', status: into < 0 ? 'live' : minuteStatus(Math.floor(into / MINUTE_MS) + 1), score, note };
};
