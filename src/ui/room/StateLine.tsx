import type { Room } from '#domain/match/match.ts';
import { clockDuration } from '#domain/shared/duration.ts';
import { useNow } from '../hooks/useNow.ts';
import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import * as styles from './StateLine.css.ts';

type Stated = Pick<Room, 'note' | 'noteAt'>;

/** V-2: says that the match stopped, and why, while the stream continues. */
export default function StateLine({ room: { note, noteAt } }: { readonly room: Stated }) {
  const say = useWords('roomState');
  const now = useNow(1000);
  return (
    <p className={styles.state} role="status">
      <Icon name="pause" size={16} />
      {say('stoppedFor', { reason: note ?? say('noReason') })}
      {noteAt !== undefined && `. ${say('stoppedSince', { ago: clockDuration((now - noteAt) / 1000) })}`}
    </p>
  );
}
