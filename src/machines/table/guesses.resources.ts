import { GUESS } from '#domain/match/board/guess.ts';
import type { Hand } from '#ports/guesses.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** What the stand guesses of a hand, with the viewer's own guess. */
export const tableGuesses = resource({
  name: 'tableGuesses',
  private: true,
  staleAfterMs: GUESS.pollMs,
  load: async ({ loadPort }: Ports, hand: Hand, signal) => (await loadPort('guesses')).read(hand, signal),
});
