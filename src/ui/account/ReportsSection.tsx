import type { OwnDecision, OwnReport } from '#domain/moderation/report.ts';
import { ownDecisions, ownReports } from '#machines/moderation/moderation.resources.ts';
import { AppealLine } from '../shared/report/AppealLine.tsx';
import { useFeed } from '../hooks/useFeed.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { Ago } from '../shared/Ago.tsx';
import { useDates } from '../shared/useDates.ts';
import { group, heading, section } from './Section.css.ts';
import * as styles from './ReportsSection.css.ts';

/** SO-10: what the member reported and what became of it, and decisions about them, each with its one appeal. */
export default function ReportsSection() {
  const t = useWords('report');
  const reports = useFeed(ownReports, null);
  // What stands below a list comes after it, so that its end moves nothing.
  const isTold = reports.value !== null || reports.failure !== null;
  return (
    <div className={section}>
      <section className={group} aria-labelledby="own-reports">
        <h2 id="own-reports" className={heading}>
          {t('own.title')}
        </h2>
        <Feed
          of={reports}
          empty={<Empty fact={t('own.emptyFact')}>{t('own.empty')}</Empty>}
          failed={t('own.failed')}
          byPress
        >
          {(list) => (
            <ul className={styles.list}>
              {list.map((one) => (
                <Report key={one.reportId} report={one} />
              ))}
            </ul>
          )}
        </Feed>
      </section>
      {isTold && <Decisions />}
    </div>
  );
}

const Decisions = () => {
  const t = useWords('report');
  const decisions = useFeed(ownDecisions, null);
  return (
    <section className={group} aria-labelledby="own-decisions">
      <h2 id="own-decisions" className={heading}>
        {t('aboutMe.title')}
      </h2>
      <Feed
        of={decisions}
        empty={<Empty fact={t('aboutMe.emptyFact')}>{t('aboutMe.empty')}</Empty>}
        failed={t('aboutMe.failed')}
        byPress
      >
        {(list) => (
          <ul className={styles.list}>
            {list.map((one) => (
              <Decided key={one.decisionId} decision={one} />
            ))}
          </ul>
        )}
      </Feed>
    </section>
  );
};

const Report = ({ report }: { readonly report: OwnReport }) => {
  const t = useWords('report');
  const { reportId, title, reason, note, at, state, answer, appeal, mayAppeal } = report;
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <b>{title === '' ? t('own.gone') : title}</b>
        <span className={styles.state} data-state={state}>
          {t(`own.state.${state}`)}
        </span>
      </p>
      <p className={styles.facts}>
        <span>{t(`reasons.${reason}`)}</span>
        <Ago at={at} />
      </p>
      {note !== '' && <p>{note}</p>}
      {answer !== undefined && <p>{t('own.answer', { text: answer })}</p>}
      <AppealLine subject={{ reportId }} appeal={appeal ?? null} mayAppeal={mayAppeal} />
    </li>
  );
};

const Decided = ({ decision }: { readonly decision: OwnDecision }) => {
  const t = useWords('report');
  const { minute } = useDates();
  const { decisionId, action, state, reason, at, until, appeal, mayAppeal } = decision;
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <b>{t(`aboutMe.action.${action}`)}</b>
        <span className={styles.state} data-state={state}>
          {state === 'undone'
            ? t('aboutMe.undone')
            : until !== undefined && t('aboutMe.until', { when: minute(until) })}
        </span>
      </p>
      <p>{t('aboutMe.reason', { text: reason })}</p>
      <p className={styles.facts}>
        <Ago at={at} />
      </p>
      <AppealLine subject={{ decisionId }} appeal={appeal ?? null} mayAppeal={mayAppeal} />
    </li>
  );
};
