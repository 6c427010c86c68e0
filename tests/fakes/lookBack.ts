import type { LookBackPort } from '#ports/lookBack.ts';
import { unreachable } from './accounts.ts';

/** No history is available. */
export const noPast: LookBackPort = {
  stat: () => Promise.resolve(unreachable),
  overview: () => Promise.resolve(unreachable),
  odds: () => Promise.resolve(unreachable),
};
