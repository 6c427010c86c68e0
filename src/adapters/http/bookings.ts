import { bookings } from '#contract/http/bookings.ts';
import type { BookingsPort } from '#ports/live.ts';
import type { Send } from './send.ts';

export const httpBookings = (send: Send): BookingsPort => ({
  list: (signal) => send(bookings.list, {}, signal),
  set: (wish, signal) => send(bookings.set, wish, signal),
});
