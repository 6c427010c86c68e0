import { liveAsks } from './live.asks.ts';

/** How each resource that a page shows first is asked for, by its name. */
export const asks = { ...liveAsks };
export type Asks = typeof asks;
