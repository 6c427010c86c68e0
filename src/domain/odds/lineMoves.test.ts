import { describe, expect, it } from 'vitest';
import { lineMovesOf, MOVES_MOST, movesUntil, type LineTold } from './lineMoves.ts';

const at = (ts: number, line?: number): LineTold => ({ ts, suspended: false, ...(line !== undefined && { line }) });
const stop = (ts: number, reason?: LineTold['reason']): LineTold => ({
  ...{ ts, suspended: true },
  ...(reason && { reason }),
});
const said = (moves: ReturnType<typeof lineMovesOf>) =>
  moves.map(({ ts, lineMove, from, line, stoppedTs, untilTs, reason }) =>
    [ts, lineMove, from, line, stoppedTs, untilTs, reason].map((one) => one ?? '-').join(' '),
  );

describe('MC-8: how a line moved', () => {
  it('begins with its opening, and has a row where the line is another one', () => {
    expect(said(lineMovesOf([at(1, -0.5), at(2, -0.5), at(3, -0.25), at(4, -0.5)]))).toEqual([
      ...['1 opened - -0.5 - - -', '3 moved -0.5 -0.25 - - -', '4 moved -0.25 -0.5 - - -'],
    ]);
  });
  it('has the times without prices: with the line that stood, or as the reason of a move', () => {
    const told = [at(1, 2.5), stop(5, 'card'), at(8, 2.5), stop(10, 'goal'), stop(11), at(12, 3.5), stop(20)];
    expect(said(lineMovesOf(told))).toEqual([
      ...['1 opened - 2.5 - - -', '5 stopped - 2.5 - 8 card', '12 moved 2.5 3.5 10 - goal', '20 stopped - 3.5 - - -'],
    ]);
  });
  it('of the winner there are stops alone, and of a market that never had prices nothing', () => {
    expect(said(lineMovesOf([at(1), at(2), stop(3, 'review'), at(4)]))).toEqual([
      ...['1 opened - - - - -', '3 stopped - - - 4 review'],
    ]);
    expect(lineMovesOf([stop(1), stop(2)])).toEqual([]);
    expect(lineMovesOf([])).toEqual([]);
  });
  it('is told with its minute where the source knows it', () => {
    const told = [at(1, 0), { ...stop(4, 'goal'), minute: 45, added: 2 }, { ...at(6, 1), minute: 46 }];
    expect(lineMovesOf(told)[1]).toEqual({
      ...{ ts: 6, minute: 46, lineMove: 'moved', from: 0, line: 1, stoppedTs: 4, reason: 'goal' },
    });
  });
  it('is bounded: the opening and the latest ones', () => {
    const moves = lineMovesOf(Array.from({ length: 500 }, (_, i) => at(i, i / 4)));
    expect([moves.length, moves[0]!.ts, moves[1]!.ts, moves.at(-1)!.ts]).toEqual([MOVES_MOST, 0, 441, 499]);
  });
});

describe('B1: at the picture’s moment', () => {
  const moves = lineMovesOf([at(1, 2.5), stop(5, 'card'), at(8, 2.5), stop(10, 'goal'), at(12, 3.5)]);
  it.each([
    [0, []],
    [4, ['1 opened - 2.5 - - -']],
    [6, ['1 opened - 2.5 - - -', '5 stopped - 2.5 - - card']],
    [9, ['1 opened - 2.5 - - -', '5 stopped - 2.5 - 8 card']],
    [11, ['1 opened - 2.5 - - -', '5 stopped - 2.5 - 8 card', '10 stopped - 2.5 - - goal']],
  ])('at %i nothing later is known', (until, expected) => {
    expect(said(movesUntil(moves, until))).toEqual(expected);
  });
  it('from the last one on all of them are', () => {
    expect(movesUntil(moves, 12)).toEqual(moves);
  });
});
