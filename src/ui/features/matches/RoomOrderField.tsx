import type { Match } from '#domain/match/match.ts';
import { roomOrderFrom, roomOrders } from '#domain/schedule/roomOrder.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import * as styles from './RoomOrderField.css.ts';
import { useRoomOrder } from './useRoomOrder.ts';
import type { Place } from './useSteadyRooms.ts';

export interface RoomOrderFieldProps {
  readonly rooms: readonly Match[];
  readonly place: Place;
}

/** V-14: in which order the rooms that are on stand; loaded after the rooms. */
export default function RoomOrderField({ rooms, place }: RoomOrderFieldProps) {
  const t = useWords('roomOrder');
  const [order, choose] = useRoomOrder(rooms, place);
  return (
    <label className={styles.field}>
      <Icon name="users" size={18} />
      <VisuallyHidden>{t('label')}</VisuallyHidden>
      <select
        className={styles.select}
        value={order}
        onChange={(event) => choose(roomOrderFrom(event.currentTarget.value))}
      >
        {roomOrders.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
