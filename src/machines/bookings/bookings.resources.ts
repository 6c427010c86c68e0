import { LIVE } from '#domain/live/live.ts';
import type { Booking } from '#domain/match/match.ts';
import { succeeded } from '#ports/failure.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const none: readonly Booking[] = [];

/** What a member booked; nothing, without a call, for a guest (null). Drop it when the viewer changes. */
export const bookingList = resource({
  name: 'bookingList',
  staleAfterMs: LIVE.listPollMs,
  load: async ({ area }: Ports, { userId }: { readonly userId: string | null }, signal) =>
    userId === null ? succeeded(none) : (await area('bookings')).list(signal),
});
