import { describe, expect, it } from 'vitest';
import { guessers, guessShares, laterGuesses, noGuesses, takesGuesses, withGuess } from './guess.ts';

describe('what the stand guesses at a table', () => {
  it.each([
    ['waiting', 41, true],
    ['waiting', 42, false],
    ['waiting', 40, false],
    ['dealing', 41, false],
    ['shown', 41, false],
    ['over', 41, false],
  ] as const)('%s, asked for hand %i while 41 is on: %s', (state, round, open) => {
    expect(takesGuesses({ state, round: 41 }, round)).toBe(open);
  });

  it('a viewer counts once, whatever they change', () => {
    const first = withGuess(noGuesses, null, 'banker');
    expect(first).toEqual({ banker: 1, player: 0, tie: 0 });
    expect(withGuess(first, 'banker', 'banker')).toBe(first);
    const changed = withGuess(first, 'banker', 'tie');
    expect([changed, guessers(changed)]).toEqual([{ banker: 0, player: 0, tie: 1 }, 1]);
    expect(withGuess(noGuesses, 'banker', 'player').banker).toBe(0);
  });

  it.each([
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [190, 202, 20],
      [46, 49, 5],
    ],
    [
      [2, 1, 0],
      [67, 33, 0],
    ],
  ])('%j viewers are %j per cent', ([banker = 0, player = 0, tie = 0], shares) => {
    expect(Object.values(guessShares({ banker, player, tie }))).toEqual(shares);
  });

  it('of two answers the later hand counts, and of one hand the one with more guesses', () => {
    const of = (round: number, seq: number) => ({ round, seq, open: true, split: noGuesses, me: null });
    expect(laterGuesses(of(41, 9), of(42, 0)).round).toBe(42);
    expect(laterGuesses(of(42, 0), of(41, 9)).round).toBe(42);
    expect(laterGuesses(of(41, 3), of(41, 2)).seq).toBe(3);
    expect(laterGuesses(of(41, 2), of(41, 3)).seq).toBe(3);
  });
});
