import type { Room } from '#domain/match/match.ts';
import { roomState } from '#domain/match/roomState.ts';
import { clockDuration } from '#domain/shared/duration.ts';
import { useNow } from '../hooks/useNow.ts';
import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { streamsOf } from './picture.ts';
import * as styles from './CommentatorRow.css.ts';

type Stated = Pick<Room, 'users' | 'status' | 'startTime' | 'note' | 'noteAt'>;

/** V-2: that the match stopped, and why, while its picture goes on. */
export const StateLine = ({ room }: { readonly room: Stated }) =>
  streamsOf(room).length > 0 && roomState(room, true, 0) === 'interrupted' ? <Stopped room={room} /> : null;

const Stopped = ({ room: { note, noteAt } }: { readonly room: Stated }) => {
  const t = useWords('room');
  const now = useNow(1000);
  return (
    <p className={styles.state} role="status">
      <Icon name="pause" size={16} />
      {t('stoppedFor', { reason: note ?? t('noReason') })}
      {noteAt !== undefined && `. ${t('stoppedSince', { ago: clockDuration((now - noteAt) / 1000) })}`}
    </p>
  );
};
