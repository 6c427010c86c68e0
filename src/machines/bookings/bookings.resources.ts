import { SCHEDULE } from '#domain/schedule/schedule.ts';
import type { Booking } from '#domain/match/match.ts';
import { succeeded } from '#ports/failure.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const none: readonly Booking[] = [];

/** The member's bookings; empty, without a call, for a guest. */
export const bookingList = resource({
  name: 'bookingList',
  private: true,
  staleAfterMs: SCHEDULE.listPollMs,
  load: async ({ loadPort }: Ports, { member }: { readonly member: boolean }, signal) =>
    member ? (await loadPort('bookings')).list(signal) : succeeded(none),
});
