import { bookings } from '#contract/http/bookings.ts';
import { isOfMatch } from '#domain/bookings/ticket.ts';
import type { BookingsPort } from '#ports/bookings.ts';
import { succeeded } from '#ports/failure.ts';
import type { Send } from './send.ts';

const feed = async () => (await import('#contract/http/calendar.ts')).calendar;

export const httpBookings = (send: Send): BookingsPort => ({
  list: async (signal) => {
    const found = await send(bookings.list, {}, signal);
    return found.ok ? succeeded(found.value.filter(isOfMatch)) : found;
  },
  tickets: (signal) => send(bookings.list, { with: 'all' }, signal),
  set: async (wish, signal) => {
    const found = await send(bookings.set, wish, signal);
    return found.ok ? succeeded(found.value && isOfMatch(found.value) ? found.value : null) : found;
  },
  setTarget: (wish, signal) => send(bookings.set, wish, signal),
  calendar: async (signal) => send((await feed()).address, {}, signal),
  renewCalendar: async (signal) => send((await feed()).renew, {}, signal),
});
