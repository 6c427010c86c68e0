import type { CaseDetail } from '#domain/moderation/report.ts';
import { useWords } from '../hooks/useWords.ts';
import { Link } from '../kit/Link.tsx';
import { Ago } from '../shared/Ago.tsx';
import { kindOf } from './kindOf.ts';
import { decisionWord } from './lengthWord.ts';
import * as styles from './moderation.css.ts';

/** Whom a case is about: what was decided about them before, and what they wrote lately. */
export const CasePerson = ({ one }: { readonly one: CaseDetail }) => (
  <>
    <Record one={one} />
    <Lately one={one} />
  </>
);

const Record = ({ one: { about, record } }: { readonly one: CaseDetail }) => {
  const t = useWords('moderation');
  if (!about) return null;
  return (
    <div className={styles.block}>
      <h3 className={styles.heading}>{t('case.record')}</h3>
      {record.length === 0 ? (
        <p className={styles.small}>{t('case.noRecord')}</p>
      ) : (
        <ul className={styles.list}>
          {record.map((one) => (
            <li key={one.decisionId} className={styles.note}>
              <span className={styles.facts}>
                <b>{decisionWord(t, one)}</b>
                <span>{t(`state.${one.state}`)}</span>
                <Ago at={one.at} />
              </span>
              <p>{one.reason}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** What the person wrote last where everybody reads it. */
const Lately = ({ one: { about, lately } }: { readonly one: CaseDetail }) => {
  const t = useWords('moderation');
  if (!about) return null;
  return (
    <div className={styles.block}>
      <h3 className={styles.heading}>{t('case.lately')}</h3>
      {lately.length === 0 ? (
        <p className={styles.small}>{t('case.noLately')}</p>
      ) : (
        <ul className={styles.list}>
          {lately.map(({ target, text, at, path }) => (
            <li key={`${target.type} ${target.id}`} className={styles.note}>
              <span className={styles.facts}>
                <b>{t(`kind.${kindOf(target)}`)}</b>
                <Ago at={at} />
              </span>
              {path === null ? (
                <p>{text}</p>
              ) : (
                <p>
                  <Link to={path} className={styles.link}>
                    {text}
                  </Link>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
