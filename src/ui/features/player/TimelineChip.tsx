import { clockDuration } from '#domain/shared/duration.ts';
import { selectPlayhead, selectTimelineMode } from '#machines/timeline/timeline.selectors.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import * as styles from './TimelineChip.css.ts';

const MINUTE_S = 60;

/** B1: says whether board, events, odds and chat wait for the picture, and how far that is behind; a press changes it. */
export default function TimelineChip({
  over,
}: {
  /** Over the picture, where there is little space, or less of it. */ readonly over?: 'picture' | 'crowded';
}) {
  const t = useWords('timeline');
  const { timeline } = useLive();
  const now = useNow(1000);
  const playhead = useSelector(timeline, selectPlayhead);
  const follows = useSelector(timeline, selectTimelineMode) === 'withPicture';
  if (playhead === null) return null;
  const behindS = Math.max(0, Math.round((now - playhead) / 1000));
  const behind = behindS < MINUTE_S ? t('seconds', { count: behindS }) : clockDuration(behindS);
  const text = follows ? t('withPicture', { behind }) : t('fastest');
  return (
    <button
      className={styles.chip}
      data-over={over}
      type="button"
      aria-pressed={follows}
      aria-label={`${text}. ${t(follows ? 'toFastest' : 'toPicture')}`}
      title={t(follows ? 'toFastest' : 'toPicture')}
      onClick={() => timeline.send({ type: 'timeline.choose', mode: follows ? 'fastest' : 'withPicture' })}
    >
      <Icon name="clock" size={16} />
      <span className={styles.words}>{text}</span>
      <span className={styles.short}>{follows ? behind : t('fastest')}</span>
    </button>
  );
}
