import type { Migration } from '../migrate.ts';
import { accounts } from './0001-accounts.ts';
import { schedule } from './0002-schedule.ts';
import { bookings } from './0003-bookings.ts';
import { chat } from './0004-chat.ts';

/** In the order in which they run. */
export const migrations: readonly Migration[] = [accounts, schedule, bookings, chat];
