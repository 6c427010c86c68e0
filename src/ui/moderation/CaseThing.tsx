import type { CaseDetail } from '#domain/moderation/report.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { useWords } from '../hooks/useWords.ts';
import { Link } from '../kit/Link.tsx';
import { Ago } from '../shared/Ago.tsx';
import * as styles from './moderation.css.ts';

/** What a case is about: as it was reported, as it is now, and what stands around it. */
export const CaseThing = ({ one }: { readonly one: CaseDetail }) => (
  <>
    <Thing one={one} />
    <Beside one={one} />
  </>
);

const Thing = ({ one }: { readonly one: CaseDetail }) => {
  const t = useWords('moderation');
  const { target, text, now, card, about } = one;
  const title = target.type === 'picture' ? `${t('kind.picture')}: ${card?.title ?? ''}` : card?.title;
  return (
    <div className={styles.block}>
      <h2 className={styles.heading}>
        {about ? (
          <>
            {t('case.author', { name: '' })}
            <Link to={hrefOf('profile', { id: about.userId })} className={styles.link}>
              {about.nickname}
            </Link>
          </>
        ) : (
          t('case.nobody')
        )}
      </h2>
      {text !== '' && (
        <>
          <p className={styles.small}>{t('case.there')}</p>
          <blockquote className={styles.quote}>{text}</blockquote>
          <p className={styles.small}>
            {now === null ? t('case.goneNow') : now === text ? t('case.same') : t('case.now')}
          </p>
          {now !== null && now !== text && <blockquote className={styles.quote}>{now}</blockquote>}
        </>
      )}
      {card && (
        <p>
          <Link to={card.path} className={styles.link}>
            {t('case.context')}
            {title !== undefined && `: ${title}`}
          </Link>
        </p>
      )}
    </div>
  );
};

/** What others wrote around it. */
const Beside = ({ one: { beside } }: { readonly one: CaseDetail }) => {
  const t = useWords('moderation');
  if (beside.length === 0) return null;
  return (
    <div className={styles.block}>
      <h3 className={styles.heading}>{t('case.beside')}</h3>
      <ul className={styles.list}>
        {beside.map(({ name, text, at }) => (
          <li key={`${at} ${name} ${text}`} className={styles.note}>
            <span className={styles.facts}>
              <b>{name === '' ? t('log.somebody') : name}</b>
              <Ago at={at} />
            </span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
};
