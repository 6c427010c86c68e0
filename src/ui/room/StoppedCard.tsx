import { totalLive } from '#machines/schedule/schedule.resources.ts';
import type { Room } from '#domain/match/match.ts';
import type { RoomState } from '#domain/match/roomState.ts';
import { clockDuration } from '#domain/shared/duration.ts';
import { useBookings } from '../features/matches/useBookings.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { StageCard } from './StageCard.tsx';
import * as styles from './StageCard.css.ts';
import { useWhen } from './useWhen.ts';

type Stopped = Extract<RoomState, 'interrupted' | 'delayed' | 'postponed' | 'cancelled' | 'abandoned' | 'walkover'>;

const icons: Readonly<Record<Stopped, IconName>> = {
  interrupted: 'pause',
  delayed: 'clock',
  postponed: 'calendar-days',
  cancelled: 'ban',
  abandoned: 'flag',
  walkover: 'flag',
};

interface StoppedCardProps {
  readonly room: Room;
  readonly state: Stopped;
  /** Epoch milliseconds by the server's clock. */
  readonly now: number;
  readonly zone: string;
}

/** V-2: a match that stopped or is off: why, since when, and where to go. An unknown reason is never guessed. */
export const StoppedCard = ({ room, state, now, zone }: StoppedCardProps) => {
  const t = useWords('room');
  const say = useWords('roomState');
  const reason = room.note ?? say('noReason');
  const stopped = state === 'interrupted';
  return (
    <StageCard room={room}>
      <span className={styles.sign}>
        <Icon name={icons[state]} size={32} />
      </span>
      <b className={styles.sentence}>
        {stopped ? say('stoppedFor', { reason }) : say('stateFor', { state: t(state), reason })}
      </b>
      <Facts room={room} state={state} now={now} zone={zone} />
      <OtherRooms />
    </StageCard>
  );
};

const Facts = ({ room, state, now, zone }: StoppedCardProps) => {
  const say = useWords('roomState');
  const when = useWhen(now, zone);
  const { booked } = useBookings();
  const { noteAt } = room;
  if (state === 'interrupted')
    return (
      <span className={styles.fact}>
        {noteAt !== undefined && `${say('stoppedSince', { ago: clockDuration((now - noteAt) / 1000) })} `}
        {say('stoppedFact')}
      </span>
    );
  const told = noteAt === undefined ? null : when(noteAt);
  const isPutOff = state === 'postponed' || state === 'delayed';
  return (
    <span className={styles.fact}>
      {told && (told.day ? say('toldOn', { time: told.time, day: told.day }) : say('toldAt', { time: told.time }))}{' '}
      {isPutOff && say(booked.has(room.fixtureId) ? 'ticketKept' : 'noNewTime')}
    </span>
  );
};

/** The way to the rooms that are live now. */
const OtherRooms = () => {
  const t = useWords('room');
  const say = useWords('roomState');
  const live = useResource(totalLive, { liveModeId: null }).value?.totalLive ?? 0;
  return (
    <Link to="/lich-truc-tiep/tat-ca" {...buttonLook({ tone: 'board' })}>
      {live > 0 ? say.tn('otherRooms', live) : t('toSchedule')}
    </Link>
  );
};
