import type { LookBackPort } from '#ports/lookBack.ts';
import { unreachable } from './accounts.ts';

/** Nothing of the past can be had. */
export const noPast: LookBackPort = {
  stat: () => Promise.resolve(unreachable),
  overview: () => Promise.resolve(unreachable),
  odds: () => Promise.resolve(unreachable),
};
