import { accounts } from './accounts.ts';
import { bookings } from './bookings.ts';
import { chat } from './chat.ts';
import { later } from './later.ts';
import { match } from './match.ts';
import { portal } from './portal.ts';
import { schedule } from './schedule.ts';

/** Every call, by area. The origin must have a handler for each of these but `later`. */
export const api = { accounts, schedule, match, bookings, portal, chat };
export type Api = typeof api;

/** What the origin's router and the documents go through. */
export const everyCall = { ...api, later };
