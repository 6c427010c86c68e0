import { accounts } from './accounts.ts';
import { applications } from './applications.ts';
import { bookings } from './bookings.ts';
import { chat } from './chat.ts';
import { codes } from './codes.ts';
import { google } from './google.ts';
import { later } from './later.ts';
import { match } from './match.ts';
import { passkeys } from './passkeys.ts';
import { pictures } from './pictures.ts';
import { portal } from './portal.ts';
import { schedule } from './schedule.ts';
import { ways } from './ways.ts';

/** Every call, by area. The origin must have a handler for each of these but `later`. */
export const api = {
  accounts,
  codes,
  schedule,
  match,
  bookings,
  portal,
  chat,
  pictures,
  applications,
  google,
  passkeys,
  ways,
};
export type Api = typeof api;

/** What the origin's router and the documents go through. */
export const everyCall = { ...api, later };
