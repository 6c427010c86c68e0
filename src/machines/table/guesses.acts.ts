import type { HandEnd } from '#domain/match/board/casino.ts';
import { laterGuesses, withGuess } from '#domain/match/board/guess.ts';
import type { Hand } from '#ports/guesses.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { tableGuesses } from './guesses.resources.ts';

export interface Guess extends Hand {
  readonly guess: HandEnd;
}
const handOf = ({ fixtureId, round }: Hand): Hand => ({ fixtureId, round });

/** Guesses how a hand will end, or changes one's guess; anybody may. */
export const guessHand = act({
  ...{ name: 'guessHand', members: false, invalidates: [] },
  to: ({ fixtureId, round, guess }: Guess) => `${fixtureId} ${round} ${guess}`,
  run: async ({ loadPort }: Ports, wish, { signal }) => (await loadPort('guesses')).put(wish, signal),
  optimistic: (wish, change) =>
    change(tableGuesses, handOf(wish), (now) => ({
      ...now,
      ...{ me: wish.guess, split: withGuess(now.split, now.me, wish.guess) },
    })),
  applyAnswer: (answer, wish, change) => change(tableGuesses, handOf(wish), (now) => laterGuesses(now, answer)),
});
