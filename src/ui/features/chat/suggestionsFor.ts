import { fold } from '#domain/shared/fold.ts';

const SHOWN = 6;

/** Names that start with the typed text, or have a word that does, ignoring diacritics. */
export const suggestionsFor = (names: readonly string[], query: string): readonly string[] => {
  const wanted = fold(query.replaceAll('\u00a0', ' '));
  return names
    .filter((name) => ` ${fold(name)}`.replaceAll('_', ' ').includes(` ${wanted.replaceAll('_', ' ')}`))
    .slice(0, SHOWN);
};

export interface Suggestion {
  readonly label: string;
  /** What is written where it is chosen. */
  readonly words: string;
}
