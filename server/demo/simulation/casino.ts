import { CASINO, dealt, endOf, handPoints, suits, type CasinoBoard, type HandEnd } from '#domain/match/board/casino.ts';
import type { TableGuesses } from '#domain/match/board/guess.ts';
import { LOG_MOST, type CasinoEvent } from '#domain/match/board/sportEvent.ts';
import { words } from '#server/shared/words.ts';
import { MINUTE_MS } from '../day.ts';
import type { DemoFixture, Standing } from '../fixture.ts';
import { draw } from '../random.ts';
import { memoize } from '../memoize.ts';
import { before } from './before.ts';
import type { SportOverview } from './sportOverview.ts';

/** A table stays open a little longer than the four hours until the next one, and plays its last hand to the end. */
const OPEN_MS = 247 * MINUTE_MS;
const HANDS_A_SHOE = 60;
/** Before the end of a hand its first card is turned; the others follow, and then the result stands. */
const FIRST_CARD_MS = 40_000;
const CARDS_MS = [0, 3000, 6000, 9000];
const THIRD_CARDS_MS = [14_000, 19_000];

const tableOf = ({ fixtureId }: DemoFixture) => {
  const handMs = draw(`casino ${fixtureId}`).whole(75, 110) * 1000;
  return { handMs, hands: Math.floor(OPEN_MS / handMs) };
};

/** A hand with the instants at which its cards are turned, in milliseconds since its start. */
const handOf = memoize(500, (seed: string) => {
  const { whole, pick } = draw(seed);
  const cards = Array.from({ length: 6 }, () => ({ rank: whole(1, 13), suit: pick(suits) }));
  const { banker, player } = dealt(cards);
  const turns = [player[0]!, banker[0]!, player[1]!, banker[1]!, ...player.slice(2), ...banker.slice(2)].map(
    (card, i) => ({ card, after: [...CARDS_MS, ...THIRD_CARDS_MS][i]! }),
  );
  return { banker, player, turns, end: endOf({ banker, player }) };
});
const handAt = ({ fixtureId }: DemoFixture, round: number) => handOf(`casino ${fixtureId} ${round}`);

/** The hand that is on at an instant, the last one once the table has closed. */
const placeAt = (fixture: DemoFixture, at: number) => {
  const { handMs, hands } = tableOf(fixture);
  const round = Math.min(hands, Math.floor(at / handMs) + 1);
  return { handMs, round, into: Math.min(handMs, at - (round - 1) * handMs), over: at >= hands * handMs };
};

export const casinoStanding = (fixture: DemoFixture, now: number): Standing => {
  const at = now - fixture.startTime;
  const host = fixture.crew[0]?.name ?? '';
  if (at < 0) return before(fixture, now, words(`${host} dẫn bàn`, `hosted by ${host}`, `${host} 主持`));
  const { round, over } = placeAt(fixture, at);
  if (!over)
    return {
      phase: 'live',
      status: 'live',
      score: null,
      note: words(`Ván ${round}`, `Hand ${round}`, `第 ${round} 局`),
    };
  const note = words(`Đóng bàn sau ${round} ván`, `Closed after ${round} hands`, `共 ${round} 局，已收桌`);
  return { phase: 'over', status: 'FT', score: null, note };
};

const roadUntil = (fixture: DemoFixture, finished: number): readonly HandEnd[] => {
  const first = Math.max(0, finished - CASINO.mostRoad);
  return Array.from({ length: finished - first }, (_, i) => handAt(fixture, first + i + 1).end);
};

const boardAt = (fixture: DemoFixture, at: number): CasinoBoard => {
  const { handMs, round, into, over } = placeAt(fixture, at);
  const { turns, player, banker } = handAt(fixture, round);
  const first = handMs - FIRST_CARD_MS;
  const turned = turns.filter(({ after }) => first + after <= into);
  const coming = turns[turned.length];
  const shown = new Set(turned.map(({ card }) => card));
  const left = (coming ? first + coming.after : handMs) - into;
  return {
    sport: 'casino',
    asOf: fixture.startTime + at,
    ...(!over && { nextAt: fixture.startTime + at + left }),
    state: over ? 'over' : turned.length === 0 ? 'waiting' : coming ? 'dealing' : 'shown',
    round,
    shoe: Math.floor((round - 1) / HANDS_A_SHOE) + 1,
    turn: { ms: left, running: !over },
    banker: banker.filter((card) => shown.has(card)),
    player: player.filter((card) => shown.has(card)),
    road: roadUntil(fixture, coming ? round - 1 : round),
  };
};

/** What simulated viewers guess of a hand: one after another until its first card is turned. */
export const casinoGuesses = (fixture: DemoFixture, round: number, now: number): TableGuesses['split'] => {
  const { handMs } = tableOf(fixture);
  const from = fixture.startTime + (round - 1) * handMs;
  const share = Math.max(0, Math.min(1, (now - from) / (handMs - FIRST_CARD_MS)));
  const { whole } = draw(`guesses ${fixture.fixtureId} ${round}`);
  const [all, banker, tie] = [whole(160, 520), whole(38, 56), whole(3, 8)];
  const of = (percent: number) => Math.floor((all * percent * share) / 100);
  return { banker: of(banker), tie: of(tie), player: of(100 - banker - tie) };
};

const eventOf = (fixture: DemoFixture, round: number): CasinoEvent => {
  const { banker, player, turns, end } = handAt(fixture, round);
  const { handMs } = tableOf(fixture);
  return {
    ...{ eventId: `${fixture.fixtureId}-hand-${round}`, sport: 'casino', type: 'hand', round, end },
    ts: fixture.startTime + round * handMs - FIRST_CARD_MS + turns.at(-1)!.after,
    ...{ banker: handPoints(banker), player: handPoints(player) },
  };
};

export const casinoOverview = (fixture: DemoFixture, now: number): SportOverview => {
  const at = now - fixture.startTime;
  if (at < 0) return { stats: [], log: [] };
  const { handMs, hands } = tableOf(fixture);
  const board = boardAt(fixture, Math.min(at, hands * handMs));
  const finished = board.state === 'shown' || board.state === 'over' ? board.round : board.round - 1;
  const first = Math.max(1, finished - LOG_MOST + 1);
  const log = Array.from({ length: finished - first + 1 }, (_, i) => eventOf(fixture, first + i));
  return { board, stats: [], log };
};
