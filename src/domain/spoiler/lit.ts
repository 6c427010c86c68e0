import { SPOILER } from './limits.ts';

/** The ids of the matches that are lit, oldest first, with one more; the oldest go. */
export const withLit = (lit: readonly string[], fixtureId: string): readonly string[] =>
  [...lit.filter((id) => id !== fixtureId), fixtureId].slice(-SPOILER.mostLit);
