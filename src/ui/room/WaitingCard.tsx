import type { Room } from '#domain/match/match.ts';
import { matchPhase, matchStatus } from '#domain/match/matchStatus.ts';
import { clockDuration } from '#domain/shared/duration.ts';
import { useBooking, useBookings } from '../features/matches/useBookings.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { figure } from '../kit/Figure.css.ts';
import { Icon } from '../kit/Icon.tsx';
import { Rows } from '../kit/Rows.tsx';
import { StageCard } from './StageCard.tsx';
import * as styles from './StageCard.css.ts';
import { useWhen } from './useWhen.ts';

interface WaitingCardProps {
  readonly room: Room;
  /** Its time has not come yet. */
  readonly coming: boolean;
  /** Epoch milliseconds by the server's clock. */
  readonly now: number;
  readonly zone: string;
}

/** A room before its picture: how long until the start and a ticket, then that the stream is awaited. */
export const WaitingCard = ({ room, coming, now, zone }: WaitingCardProps) => {
  const say = useWords('roomState');
  const when = useWhen(now, zone);
  const begun = matchPhase(matchStatus(room.status)) === 'live';
  if (!coming)
    return (
      <StageCard room={room}>
        <Rows size={28} loading />
        <b className={styles.sentence}>{say(begun ? 'awaited' : 'startsSoon')}</b>
        <span className={styles.fact}>{say(begun ? 'awaitedFact' : 'chatOpen')}</span>
      </StageCard>
    );
  const { time, day } = when(room.startTime);
  const [speaker] = room.users;
  return (
    <StageCard room={room}>
      <span className={styles.head}>{day ? say('kickOffOn', { time, day }) : say('kickOffAt', { time })}</span>
      <b className={`${figure} ${styles.countdown}`} role="timer">
        {clockDuration(Math.ceil((room.startTime - now) / 1000))}
      </b>
      <span className={styles.fact}>
        {speaker ? say('chatOpenWith', { name: speaker.displayName }) : say('chatOpen')}
      </span>
      <Ticket room={room} />
    </StageCard>
  );
};

const Ticket = ({ room }: { readonly room: Room }) => {
  const t = useWords('room');
  const { booked } = useBookings();
  const { toggle } = useBooking();
  const isBooked = booked.has(room.fixtureId);
  return (
    <Button tone={isBooked ? 'quiet' : 'board'} aria-pressed={isBooked} onClick={() => void toggle(room, !isBooked)}>
      <Icon name={isBooked ? 'ticket' : 'bell'} />
      {t(isBooked ? 'booked' : 'book')}
    </Button>
  );
};
