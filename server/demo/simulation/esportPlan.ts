import { mapsToWin, type DraftSide, type Hero } from '#domain/match/board/esport.ts';
import type { EsportEvent } from '#domain/match/board/sportEvent.ts';
import type { Pair, SideName } from '#domain/match/board/timer.ts';
import type { Words } from '#server/shared/words.ts';
import { fiveOf, heroes } from '../content/heroes.ts';
import { MINUTE_MS } from '../day.ts';
import type { DemoFixture } from '../fixture.ts';
import { draw, shuffled, type Draw } from '../random.ts';
import { memoizeByFixture } from '../memoize.ts';
import { otherSide } from './otherSide.ts';
import { edgeOf } from './strength.ts';

const BREAK_MS = 15 * MINUTE_MS;
/** Every game begins with a draft of heroes. */
const DRAFT_MS = 15 * MINUTE_MS;
export const BEST_OF = 3;

/** Something that counts, in milliseconds since the start of its map. */
export interface Deed {
  readonly at: number;
  readonly side: SideName;
  readonly type: Exclude<EsportEvent['type'], 'mapWon'>;
  readonly player: string;
  readonly victim?: string;
}
/** A ban or a pick, in milliseconds since the start of the match. */
interface Choice {
  readonly at: number;
  readonly side: SideName;
  readonly kind: keyof DraftSide;
  readonly hero: Hero<Words>;
}
type Fives = Readonly<Record<SideName, readonly string[]>>;

export interface Game {
  /** Milliseconds since the start of the match. */
  readonly from: number;
  readonly to: number;
  readonly winner: SideName;
  readonly deeds: readonly Deed[];
  readonly choices: readonly Choice[];
  /** Who plays. */
  readonly fives: Fives;
  /** What home's gold differs by at each minute beyond what its deeds are worth. */
  readonly drift: readonly number[];
}

const killsOf = ({ whole, chance, pick }: Draw, lastMs: number, winner: SideName, fives: Fives): readonly Deed[] =>
  Array.from({ length: whole(22, 34) }, () => {
    const side = chance(0.58) ? winner : otherSide(winner);
    return {
      ...{ at: whole(150_000, lastMs - 1000), side, type: 'kill' as const },
      ...{ player: pick(fives[side]), victim: pick(fives[otherSide(side)]) },
    };
  });

/** The winner's last tower falls with the game. */
const towersOf = ({ whole, pick }: Draw, lastMs: number, winner: SideName, fives: Fives): readonly Deed[] => {
  const of = (side: SideName, count: number) =>
    Array.from({ length: count }, () => ({
      ...{ at: whole(8 * MINUTE_MS, lastMs - 1000), side, type: 'tower' as const, player: pick(fives[side]) },
    }));
  const last = { at: lastMs, side: winner, type: 'tower' as const, player: pick(fives[winner]) };
  return [...of(winner, whole(7, 9)), ...of(otherSide(winner), whole(2, 5)), last];
};

const dragonsOf = ({ whole, chance, pick }: Draw, lastMs: number, winner: SideName, fives: Fives): readonly Deed[] => {
  const deeds: Deed[] = [];
  for (let at = whole(340, 420) * 1000; at < lastMs; at += whole(300, 420) * 1000) {
    const side = chance(0.57) ? winner : otherSide(winner);
    deeds.push({ at, side, type: 'dragon', player: pick(fives[side]) });
  }
  return deeds;
};

/** Who chooses, in turn: three bans each, then five picks. */
const turns: readonly (readonly [SideName, keyof DraftSide])[] = [
  ...Array.from({ length: 6 }, (_, i) => [i % 2 === 0 ? 'home' : 'away', 'bans'] as const),
  ...(['home', 'away', 'away', 'home', 'home', 'away', 'away', 'home', 'home', 'away'] as const).map(
    (side) => [side, 'picks'] as const,
  ),
];
const DRAFT_STARTS_MS = 6 * MINUTE_MS;
const CHOICE_MS = 20_000;
/** When the draft of a game begins, in milliseconds since the start of the match. */
export const draftFrom = ({ from }: Pick<Game, 'from'>): number => from - DRAFT_STARTS_MS;

const choicesOf = (seed: string, from: number): readonly Choice[] => {
  const pool = shuffled(heroes, `draft ${seed}`);
  return turns.map(([side, kind], i) => ({
    at: draftFrom({ from }) + (i + 1) * CHOICE_MS,
    side,
    kind,
    hero: pool[i]!,
  }));
};

/**
 * Best of three: games of 45 to 52 minutes, so that even a short match lasts longer than the two hours until the next
 * one.
 */
export const gamesOf = memoizeByFixture(100, (fixture: DemoFixture): readonly Game[] => {
  const draws = draw(`esport ${fixture.fixtureId}`);
  const [home, away] = fixture.sides!.map(({ id }) => fiveOf(id));
  const fives = { home: home!, away: away! };
  const games: Game[] = [];
  const wins = { home: 0, away: 0 };
  while (Math.max(wins.home, wins.away) < mapsToWin(BEST_OF)) {
    const last = games.at(-1);
    const from = last ? last.to + BREAK_MS : DRAFT_MS;
    const winner = draws.chance(edgeOf(fixture.sides!)) ? 'home' : 'away';
    const lastMs = draws.whole(45 * 60, 52 * 60) * 1000;
    const deeds = [killsOf, towersOf, dragonsOf]
      .flatMap((make) => make(draws, lastMs, winner, fives))
      .sort((a, b) => a.at - b.at);
    const choices = choicesOf(`${fixture.fixtureId} ${games.length}`, from);
    const drift = Array.from({ length: 54 }, () => Math.round((draws.next() - 0.5) * 500));
    games.push({ from, to: from + lastMs, winner, deeds, choices, fives, drift });
    wins[winner]++;
  }
  return games;
});

const START_GOLD = 2500;
const GOLD_A_MINUTE = 1650;
const WORTH = { kill: 420, tower: 650, dragon: 250 } as const;

/** The gold of both sides at an instant of a map. */
export const goldAt = ({ deeds, drift }: Game, into: number): Pair => {
  const minute = Math.floor(into / MINUTE_MS);
  const of = (side: SideName) =>
    deeds.reduce((sum, one) => sum + (one.side === side && one.at <= into ? WORTH[one.type] : 0), 0);
  const base = START_GOLD + GOLD_A_MINUTE * minute;
  return [base + of('home') + (minute === 0 ? 0 : drift[minute]!), base + of('away')];
};
