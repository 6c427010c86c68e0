import type { ReactNode } from 'react';
import type { Room } from '#domain/match/match.ts';
import { stillImage } from '#domain/match/still.ts';
import * as styles from './StageCard.css.ts';

interface StageCardProps {
  readonly room: Pick<Room, 'poster'>;
  /** Whether something stands over it. */
  readonly covered?: boolean;
  readonly children: ReactNode;
}

/** What stands in place of the picture while there is none, over the room's dimmed still. */
export const StageCard = ({ room, covered, children }: StageCardProps) => (
  <div className={styles.card} data-theme="dark" inert={covered}>
    {room.poster && <img className={styles.still} {...stillImage(room.poster, 'lead')} alt="" decoding="async" />}
    <div className={styles.inner} role="status">
      {children}
    </div>
  </div>
);
