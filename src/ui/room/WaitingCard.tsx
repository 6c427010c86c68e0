import { Suspense, useCallback, useEffect, useRef, useState, type Ref } from 'react';
import type { Room } from '#domain/match/match.ts';
import { matchPhase, matchStatus } from '#domain/match/matchStatus.ts';
import { clockDuration } from '#domain/shared/duration.ts';
import { useBooking, useBookings } from '../features/matches/useBookings.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { figure } from '../kit/Figure.css.ts';
import { Icon } from '../kit/Icon.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Rows } from '../kit/Rows.tsx';
import { StageCard } from './StageCard.tsx';
import * as styles from './StageCard.css.ts';
import { useWhen } from './useWhen.ts';

const MiniGame = lazyPart(() => import('./MiniGame.tsx'));

interface WaitingCardProps {
  readonly room: Room;
  /** Its time has not come yet. */
  readonly coming: boolean;
  /** Epoch milliseconds by the server's clock. */
  readonly now: number;
  readonly zone: string;
}

/**
 * A room before its picture: how long until the start and a ticket, then that the stream is awaited; and a small game
 * meanwhile (GA-12).
 */
export const WaitingCard = ({ room, coming, now, zone }: WaitingCardProps) => {
  const [game, setGame] = useState<'none' | 'asked' | 'open' | 'folded'>('none');
  const opener = useRef<HTMLButtonElement>(null);
  const cover = useCallback(() => setGame('open'), []);
  useEffect(() => {
    if (game === 'folded') opener.current?.focus();
  }, [game]);
  const plays = game === 'asked' || game === 'open';
  const countdown = coming ? clockDuration(Math.ceil((room.startTime - now) / 1000)) : null;
  return (
    <>
      <StageCard room={room} covered={game === 'open'}>
        {countdown === null ? (
          <Awaited room={room} />
        ) : (
          <Coming room={room} countdown={countdown} now={now} zone={zone} />
        )}
        <div className={styles.acts}>
          {coming && <Ticket room={room} />}
          <PlayButton ref={opener} busy={game === 'asked'} onPress={() => setGame('asked')} />
        </div>
      </StageCard>
      {plays && (
        <Suspense>
          <MiniGame countdown={countdown} onCover={cover} onFold={() => setGame('folded')} />
        </Suspense>
      )}
    </>
  );
};

interface PlayButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly busy: boolean;
  readonly onPress: () => void;
}
const PlayButton = ({ ref, busy, onPress }: PlayButtonProps) => {
  const say = useWords('roomState');
  return (
    <Button ref={ref} tone="quiet" busy={busy} onClick={onPress}>
      <Icon name="dices" />
      {say('playMeanwhile')}
    </Button>
  );
};

const Awaited = ({ room }: { readonly room: Room }) => {
  const say = useWords('roomState');
  const begun = matchPhase(matchStatus(room.status)) === 'live';
  return (
    <>
      <Rows size={28} loading />
      <b className={styles.sentence}>{say(begun ? 'awaited' : 'startsSoon')}</b>
      <span className={styles.fact}>{say(begun ? 'awaitedFact' : 'chatOpen')}</span>
    </>
  );
};

interface ComingProps extends Omit<WaitingCardProps, 'coming'> {
  readonly countdown: string;
}
const Coming = ({ room, countdown, now, zone }: ComingProps) => {
  const say = useWords('roomState');
  const { time, day } = useWhen(now, zone)(room.startTime);
  const [speaker] = room.users;
  return (
    <>
      <span className={styles.head}>{day ? say('kickOffOn', { time, day }) : say('kickOffAt', { time })}</span>
      <b className={`${figure} ${styles.countdown}`} role="timer">
        {countdown}
      </b>
      <span className={styles.fact}>
        {speaker ? say('chatOpenWith', { name: speaker.displayName }) : say('chatOpen')}
      </span>
    </>
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
