import { opened } from '../shared/area.ts';
import type { FootballSource } from '../shared/footballSource.ts';
import type { MatchSource } from '../shared/matchSource.ts';
import { createGuesses } from './guesses.ts';
import { guessesHandlers } from './guesses.handlers.ts';
import { matchArea } from './match.area.ts';
import { matchHandlers } from './match.handlers.ts';
import { momentLabels } from './momentTexts.ts';

interface MatchNeeds {
  readonly sources: readonly MatchSource[];
  /** Language to group to words. */
  /** Matches without rooms. */
  readonly football: Pick<FootballSource, 'odds' | 'oddsHistory' | 'lineHistory'>;
  readonly words: Parameters<typeof momentLabels>[0];
}

export const openMatch = ({ sources, football, words }: MatchNeeds) =>
  opened(matchArea, {
    handlers: {
      match: matchHandlers(sources, momentLabels(words), football),
      guesses: guessesHandlers(sources, createGuesses()),
    },
  });
