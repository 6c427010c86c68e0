import { SPOILER } from './limits.ts';

/** Ids of the matches that are lit, as a device keeps them, oldest first. */
export const litIn = (text: string | null): readonly string[] => (text ?? '').split(' ').filter((id) => id !== '');

/** With one more; the oldest go. */
export const withLit = (lit: readonly string[], fixtureId: string): readonly string[] =>
  [...lit.filter((id) => id !== fixtureId), fixtureId].slice(-SPOILER.mostLit);
