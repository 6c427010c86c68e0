import { footballAsks } from './football.asks.ts';
import { liveAsks } from './live.asks.ts';
import { peopleAsks } from './people.asks.ts';

/** The calls behind the resources that pages load first, by name of the resource. */
export const asks = { ...liveAsks, ...peopleAsks, ...footballAsks };
export type Asks = typeof asks;
