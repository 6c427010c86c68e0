import { clockDuration } from '#domain/shared/duration.ts';
import { useWords } from '../../hooks/useWords.ts';
import { LiveBadge } from '../../kit/LiveBadge.tsx';
import * as styles from './LiveButton.css.ts';

interface LiveButtonProps {
  readonly atEdge: boolean;
  readonly behindS: number;
  /** The local time of the current frame, "18:51:20". */
  readonly shownAt: string | null;
  readonly onReturn: () => void;
}

/** Red at the live edge; grey with the delay behind it, and pressing returns to the edge. */
export const LiveButton = ({ atEdge, behindS, shownAt, onReturn }: LiveButtonProps) => {
  const t = useWords('player');
  if (atEdge)
    return (
      <span className={styles.live}>
        <LiveBadge>{t('live')}</LiveBadge>
      </span>
    );
  const behind = clockDuration(behindS).padStart(5, '0');
  const hint = shownAt && t('backToLiveHint', { time: shownAt });
  return (
    <button
      className={styles.live}
      type="button"
      onClick={onReturn}
      aria-label={`-${behind} ${hint ?? t('backToLive', { behind })}`}
    >
      <LiveBadge behind>-{behind}</LiveBadge> {hint && <span className={styles.hint}>{hint}</span>}
    </button>
  );
};
