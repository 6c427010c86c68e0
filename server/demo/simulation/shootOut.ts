import { MINUTE_MS } from '../day.ts';
import type { Draw } from '../random.ts';

export interface Kick {
  /** Milliseconds since kick-off. */
  readonly at: number;
  readonly side: 'home' | 'away';
  readonly scored: boolean;
}

const BEFORE_FIRST_MS = 5 * MINUTE_MS;
const BETWEEN_MS = 40_000;

const decided = (kicks: readonly Kick[]): boolean => {
  const of = (side: Kick['side']) => kicks.filter((kick) => kick.side === side);
  const scored = (side: Kick['side']) => of(side).filter((kick) => kick.scored).length;
  const lead = scored('home') - scored('away');
  if (kicks.length >= 10) return kicks.length % 2 === 0 && lead !== 0;
  return lead > 5 - of('away').length || -lead > 5 - of('home').length;
};

/** Penalties after a draw: five each, then one each, until one team cannot be caught. */
export const shootOut = ({ chance }: Draw, fullTimeAt: number): readonly Kick[] => {
  const kicks: Kick[] = [];
  while (!decided(kicks)) {
    const at = fullTimeAt + BEFORE_FIRST_MS + kicks.length * BETWEEN_MS;
    kicks.push({ at, side: kicks.length % 2 === 0 ? 'home' : 'away', scored: chance(0.76) });
  }
  return kicks;
};
