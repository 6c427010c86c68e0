import type { Room } from '#domain/match/match.ts';
import { useBooking, useBookings } from '../features/matches/useBookings.ts';
import { useNow } from '../hooks/useNow.ts';
import { useZone } from '../hooks/useZone.ts';
import { OverCard } from './OverCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';

/** The card in place of the video: a countdown, or that the match is over. */
export const SlotCard = ({ room, picture }: { readonly room: Room; readonly picture: 'waiting' | 'over' }) =>
  picture === 'over' ? <OverCard match={room} /> : <Waiting room={room} />;

const Waiting = ({ room }: { readonly room: Room }) => {
  const { booked } = useBookings();
  const { toggle } = useBooking();
  const isBooked = booked.has(room.fixtureId);
  return (
    <WaitingCard
      match={room}
      now={useNow(1000)}
      zone={useZone()}
      booked={isBooked}
      onBook={() => void toggle(room, !isBooked)}
    />
  );
};
