import { useEffect, useRef, useState } from 'react';
import type { LoggedMessage } from '#domain/chat/log.ts';
import type { Box } from '#domain/room/stage.ts';
import type { ChatRoom } from '#machines/chat/chatRoom.ts';
import { useApp } from '../../hooks/useApp.ts';
import { isCommentator, lastSaid } from './rows.ts';
import { useShown } from './useChatRoom.ts';
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
const LANE_PX = 34;
/** As long as a lane is taken after a word took off in it; more than its lanes can carry stays in the log. */
const LANE_MS = 2500;

/** What is said from now on flies over the upper part of the picture, each in a lane of its own. */
export default function FlyingLog({ room, me, sky }: FlyingLogProps) {
  const { clock } = useApp();
  const newest = useShown(room, (shown) => shown.messages).at(-1);
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const seen = useRef(newest);
  const free = useRef<number[]>([]);
  const lanes = Math.max(1, Math.floor(sky.height / LANE_PX));
  useEffect(() => {
    if (newest === seen.current) return;
    seen.current = newest;
    const [message] = newest ? lastSaid([newest], 1) : [];
    const now = clock.now();
    const lane = Array.from({ length: lanes }, (_, i) => i).find((i) => (free.current[i] ?? 0) <= now);
    if (!message || lane === undefined) return;
    free.current[lane] = now + LANE_MS;
    setFlights((all) => [...all, { message, lane }]);
  }, [newest, lanes, clock]);
  const { x: left, y: top, width, height } = sky;
  return (
    <div className={styles.sky} style={{ left, top, width, height }} aria-hidden="true">
      {flights.map(({ message, lane }) => (
        <span
          key={message.groupMessageId}
          className={styles.flight}
          style={{ top: lane * LANE_PX }}
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
