import { useEffect, useRef, useState } from 'react';
import type { LoggedMessage } from '#domain/chat/log.ts';
import { isBlocked, lanesOf } from '#domain/chat/flying.ts';
import type { Box } from '#domain/room/stage.ts';
import type { ChatRoom } from '#machines/chat/chatRoom.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useMedia } from '../../hooks/useMedia.ts';
import { useFlying } from '../../shared/useFlying.ts';
import { isCommentator, lastSaid } from './rows.ts';
import { useFolded } from './useFolded.ts';
import { useMessages } from './useMessages.ts';
import * as styles from './OverPicture.css.ts';

interface FlyingLogProps {
  readonly room: ChatRoom;
  readonly me: string | null;
  readonly sky: Box;
}
interface Flight {
  readonly message: LoggedMessage;
  readonly lane: number;
}

/** CH-12: new messages fly over the upper part of the picture, one a lane; none do under reduced motion. */
export default function FlyingLog({ room, me, sky }: FlyingLogProps) {
  const { clock } = useApp();
  const isFolded = useFolded();
  const newest = useMessages(room).at(-1);
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const seen = useRef(newest);
  const free = useRef<number[]>([]);
  const [flying] = useFlying();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const { count, height: laneHeight, takenMs, crossingMs } = lanesOf(flying, sky.height);
  useEffect(() => {
    if (newest === seen.current) return;
    seen.current = newest;
    const [message] = newest ? lastSaid([newest], 1, (one) => isFolded(one, null)) : [];
    const now = clock.now();
    const lane = Array.from({ length: count }, (_, i) => i).find((i) => (free.current[i] ?? 0) <= now);
    if (still || !message || lane === undefined || isBlocked(flying, message.originalMessage)) return;
    free.current[lane] = now + takenMs;
    setFlights((all) => [...all, { message, lane }]);
  }, [newest, count, takenMs, flying, still, clock, isFolded]);
  const { x: left, y: top, width, height } = sky;
  return (
    <div className={styles.sky} style={{ left, top, width, height }} aria-hidden="true">
      {flights.map(({ message, lane }) => (
        <span
          key={message.groupMessageId}
          className={styles.flight}
          style={{ top: lane * laneHeight, opacity: flying.opacity / 100, animationDuration: `${crossingMs}ms` }}
          data-size={flying.size}
          data-mine={message.showName === me || undefined}
          data-commentator={isCommentator(message) || undefined}
          onAnimationEnd={() => setFlights((all) => all.filter((one) => one.message !== message))}
        >
          {isCommentator(message) && <b>{message.showName} </b>}
          {message.originalMessage}
        </span>
      ))}
    </div>
  );
}
