import { useWords } from '../../hooks/useWords.ts';
import { Button, buttonLook } from '../../kit/Button.tsx';
import { Link } from '../../kit/Link.tsx';
import { Rows } from '../../kit/Rows.tsx';
import * as styles from './PlaybackCard.css.ts';

/** What the player is doing when it is not simply playing. */
export type Trouble =
  | { readonly kind: 'opening' | 'buffering' | 'switchingSource' | 'ended' | 'failed' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'retrying'; readonly tried: number; readonly of: number };

/** LR-13: says that no picture is loaded, with a button to show it. */
export const ListeningCard = ({ onShow }: { readonly onShow: () => void }) => {
  const t = useWords('player');
  return (
    <div className={`${styles.card} ${styles.listening}`} role="status">
      <b className={styles.sentence}>{t('listening')}</b>
      <Button tone="board" onClick={onShow}>
        {t('showPicture')}
      </Button>
    </div>
  );
};

/** The state of playback in words: what is happening, a detail, and what the viewer can do. */
export const PlaybackCard = ({ trouble, onRetry }: { readonly trouble: Trouble; readonly onRetry: () => void }) => {
  const t = useWords('player');
  const { kind } = trouble;
  if (kind === 'opening' || kind === 'buffering' || kind === 'switchingSource')
    return (
      <div className={styles.quiet} role="status">
        <Rows size={20} loading />
        {t(kind)}
      </div>
    );
  if (kind === 'offline')
    return (
      <div className={styles.card} role="status">
        <b className={styles.sentence}>{t('offline')}</b>
        <span className={styles.fact}>{t('offlineFact')}</span>
      </div>
    );
  return (
    <div className={styles.card} role={kind === 'failed' ? 'alert' : 'status'}>
      <b className={styles.sentence}>
        {kind === 'retrying' ? t('retrying', { tried: trouble.tried, of: trouble.of }) : t(kind)}
      </b>
      <span className={styles.fact}>
        {t(kind === 'retrying' ? 'retryingFact' : kind === 'ended' ? 'endedFact' : 'failedFact')}
      </span>
      {kind === 'ended' ? (
        <Link to="/lich-truc-tiep" {...buttonLook({ tone: 'board' })}>
          {t('toSchedule')}
        </Link>
      ) : (
        <Button tone="board" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
};
