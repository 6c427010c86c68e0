import { liveAsks } from './live.asks.ts';
import { peopleAsks } from './people.asks.ts';

/** How each resource that a page shows first is asked for, by its name. */
export const asks = { ...liveAsks, ...peopleAsks };
export type Asks = typeof asks;
