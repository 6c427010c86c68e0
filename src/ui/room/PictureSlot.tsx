import type { RefObject } from 'react';
import type { Room } from '#domain/match/match.ts';
import { useBooking, useBookings } from '../features/matches/useBookings.ts';
import { useNow } from '../hooks/useNow.ts';
import { useZone } from '../hooks/useZone.ts';
import { OverCard } from './OverCard.tsx';
import type { PicturePlace } from './picture.ts';
import { WaitingCard } from './WaitingCard.tsx';
import * as styles from './PictureSlot.css.ts';

interface PictureSlotProps {
  readonly slot: RefObject<HTMLDivElement | null>;
  readonly room: Room;
  readonly picture: PicturePlace;
}

/** The picture's place: lent to the page's one video while there is a stream, a card otherwise. */
export const PictureSlot = ({ slot, room, picture }: PictureSlotProps) => (
  <div className={styles.picture} ref={slot}>
    {picture === 'waiting' && <Waiting room={room} />}
    {picture === 'over' && <OverCard match={room} />}
  </div>
);

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
