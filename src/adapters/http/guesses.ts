import { guesses } from '#contract/http/guesses.ts';
import type { GuessesPort } from '#ports/guesses.ts';
import type { Send } from './send.ts';

export const httpGuesses = (send: Send): GuessesPort => ({
  read: ({ fixtureId, round }, signal) => send(guesses.read, { id: fixtureId, round }, signal),
  put: (guess, signal) => send(guesses.put, guess, signal),
});
