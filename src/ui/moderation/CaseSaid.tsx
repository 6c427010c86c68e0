import type { CaseDetail } from '#domain/moderation/report.ts';
import { useWords } from '../hooks/useWords.ts';
import { decisionWord } from './lengthWord.ts';
import * as styles from './moderation.css.ts';

/** What reporters and those who appeal wrote. */
export const CaseSaid = ({ one: { notes, reasons, appeals, decision, state } }: { readonly one: CaseDetail }) => {
  const t = useWords('moderation');
  const words = useWords('report');
  const told = notes.filter(({ note, diagnosis }) => note !== '' || diagnosis !== undefined);
  return (
    <>
      <div className={styles.block}>
        <h3 className={styles.heading}>{t('case.notes')}</h3>
        <p className={styles.facts}>
          {reasons.map(({ reason, count }) => (
            <span key={reason}>
              {words(`reasons.${reason}`)} × {count}
            </span>
          ))}
        </p>
        {told.length === 0 ? (
          <p className={styles.small}>{t('case.noNotes')}</p>
        ) : (
          <ul className={styles.list}>
            {told.map(({ note, diagnosis, at }) => (
              <li key={`${at} ${note}`} className={styles.note}>
                {note !== '' && <p>{note}</p>}
                {diagnosis !== undefined && (
                  <p className={styles.small}>
                    {t('case.diagnosis')}: <code>{diagnosis}</code>
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {appeals.length > 0 && (
        <div className={styles.block}>
          <h3 className={styles.heading}>{t('case.appeals')}</h3>
          {appeals.map(({ by, text, at, state: said }) => (
            <p key={`${by} ${at}`} data-state={said}>
              <span className={styles.small}>{t(by === 'author' ? 'case.byAuthor' : 'case.byReporter')}: </span>
              {text}
            </p>
          ))}
        </div>
      )}
      {decision && (
        <div className={styles.block}>
          <h3 className={styles.heading}>
            {state === 'second' ? t('case.proposal', { name: decision.by?.nickname ?? '' }) : t('case.last')}
          </h3>
          <p>
            <b>{decisionWord(t, decision)}</b> · {decision.reason}
          </p>
          {state === 'appeal' && <p className={styles.small}>{t('case.keep')}</p>}
        </div>
      )}
    </>
  );
};
