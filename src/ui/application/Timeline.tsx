import { useId } from 'react';
import type { HistoryEntry } from '#domain/application/application.ts';
import { localeConfig } from '#domain/locale/locale.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { momentIn } from './fieldWords.ts';
import * as styles from './Timeline.css.ts';

/** What has happened to an application, the latest first (CA-4); to a reviewer, the applicant is not "you". */
export const Timeline = ({
  history,
  forReview = false,
}: {
  readonly history: readonly HistoryEntry[];
  readonly forReview?: boolean;
}) => {
  const t = useWords('application');
  const { iso } = localeConfig(useLocale());
  const zone = useZone();
  const heading = useId();
  const applicant = forReview ? 'review.byApplicant' : 'status.byUser';
  return (
    <section aria-labelledby={heading}>
      <h3 className={styles.heading} id={heading}>
        {t('status.history')}
      </h3>
      <ol className={styles.list}>
        {history.toReversed().map(({ ts, state, by, note }) => (
          <li key={`${ts} ${state}`} className={styles.entry} data-state={state}>
            <b>{t(`status.${state}`)}</b>
            <span className={styles.when}>
              <time dateTime={new Date(ts).toISOString()}>{momentIn(ts, iso, zone)}</time>,{' '}
              {t(by === 'user' ? applicant : 'status.byStaff')}
            </span>
            {note !== undefined && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
};
