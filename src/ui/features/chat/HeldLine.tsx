import type { ChatRoom } from '#machines/chat/chatRoom.ts';
import { selectPlayhead } from '#machines/timeline/timeline.selectors.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { useWords } from '../../hooks/useWords.ts';
import * as styles from './HeldLine.css.ts';
import { useShown } from './useChatRoom.ts';

/** Who is less behind than this does not wait long, in milliseconds. */
const LONG_MS = 10_000;

/** CH-14: how many messages wait for the picture, where they wait for long. */
export default function HeldLine({ room }: { readonly room: ChatRoom }) {
  const t = useWords('timeline');
  const now = useNow(1000);
  const playhead = useSelector(useLive().timeline, selectPlayhead) ?? Infinity;
  const held = useShown(room, (shown) => shown.held);
  return held > 0 && now - playhead > LONG_MS ? <p className={styles.held}>{t.tn('held', held)}</p> : null;
}
