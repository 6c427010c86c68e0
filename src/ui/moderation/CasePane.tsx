import type { CaseDetail, CaseState } from '#domain/moderation/report.ts';
import { oneCase } from '#machines/moderation/moderation.resources.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { iconButton } from '../kit/IconButton.css.ts';
import { Failed } from '../kit/Failed.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { Ago } from '../shared/Ago.tsx';
import { kindOf } from './kindOf.ts';
import { decisionWord } from './lengthWord.ts';
import { Deciding } from './Deciding.tsx';
import * as styles from './moderation.css.ts';
import { moderationPath } from './paths.ts';

interface CasePaneProps {
  readonly reportId: string;
  readonly state: CaseState;
  /** Opens the next case; null where there is none. */
  readonly onNext: (() => void) | null;
}

/** One case with all that its decision needs, and the decision. */
export const CasePane = ({ reportId, state, onNext }: CasePaneProps) => {
  const t = useWords('moderation');
  const { value, failure, retry, busy } = useResource(oneCase, { reportId });
  const back = (
    <Link to={moderationPath(state)} className={`${iconButton} ${styles.back}`} aria-label={t('case.back')}>
      <Icon name="arrow-left" size={20} />
    </Link>
  );
  if (!value)
    return (
      <>
        {back}
        {failure ? (
          <Failed failure={failure} onRetry={retry} busy={busy}>
            {t('case.failed')}
          </Failed>
        ) : (
          <SkeletonRows rows={6} height={64} />
        )}
      </>
    );
  return (
    <section className={styles.whole} aria-label={t('case.label')}>
      {back}
      <Thing one={value} />
      <Beside one={value} />
      <Said one={value} />
      <Record one={value} />
      <Lately one={value} />
      <Deciding one={value} onNext={onNext} />
    </section>
  );
};

/** What it is about, in its context: as it was reported, and as it is now. */
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

/** What reporters and those who appeal wrote. */
const Said = ({ one: { notes, reasons, appeals, decision, state } }: { readonly one: CaseDetail }) => {
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
