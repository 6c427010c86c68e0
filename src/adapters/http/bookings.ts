import { bookings } from '#contract/http/bookings.ts';
import type { BookingsPort } from '#ports/bookings.ts';
import type { Send } from './send.ts';

const feed = async () => (await import('#contract/http/calendar.ts')).calendar;

export const httpBookings = (send: Send): BookingsPort => ({
  list: (signal) => send(bookings.list, {}, signal),
  set: (wish, signal) => send(bookings.set, wish, signal),
  calendar: async (signal) => send((await feed()).address, {}, signal),
  renewCalendar: async (signal) => send((await feed()).renew, {}, signal),
});
