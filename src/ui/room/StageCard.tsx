import type { ReactNode } from 'react';
import type { Room } from '#domain/match/match.ts';
import * as styles from './StageCard.css.ts';

interface StageCardProps {
  readonly room: Pick<Room, 'poster'>;
  readonly children: ReactNode;
}

/** What stands in place of the picture while there is none, over the room's dimmed still. */
export const StageCard = ({ room, children }: StageCardProps) => (
  <div className={styles.card} data-theme="dark">
    {room.poster && <img className={styles.still} src={room.poster} alt="" decoding="async" />}
    <div className={styles.inner} role="status">
      {children}
    </div>
  </div>
);
