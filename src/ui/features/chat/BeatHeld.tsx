import { useWords } from '../../hooks/useWords.ts';
import { Rows } from '../../kit/Rows.tsx';
import * as styles from './BeatHeld.css.ts';

/** B5: how many messages wait while a goal is felt. Screen readers hear the messages themselves, once they are shown. */
export default function BeatHeld({ count }: { readonly count: number }) {
  const t = useWords('timeline');
  return (
    <div className={styles.cover} aria-hidden="true" data-testid="beat-held">
      <b className={styles.count}>
        <Rows size={32} />
        {t.tn('beatHeld', count)}
      </b>
      <span className={styles.why}>{t('beatOpens')}</span>
    </div>
  );
}
