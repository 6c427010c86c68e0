import { Suspense } from 'react';
import type { Booking } from '#domain/match/match.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';

const BookingTicket = lazyPart(async () => ({ default: (await import('./BookingTicket.tsx')).BookingTicket }));

/** The height of a ticket, in CSS pixels. */
export const TICKET_HEIGHT = 118;

/** The member's tickets; their code is not loaded for guests. */
export const Tickets = ({ bookings }: { readonly bookings: readonly Booking[] }) =>
  bookings.map((booking) => (
    <Suspense key={booking.bookingId} fallback={<Skeleton height={TICKET_HEIGHT} />}>
      <BookingTicket booking={booking} />
    </Suspense>
  ));
