import type { ConsoleJob } from '#domain/console/console.ts';
import { startJob } from '#machines/console/console.acts.ts';
import { consoleJobs } from '#machines/console/console.resources.ts';
import { useAct } from '../hooks/useAct.ts';
import { useApp } from '../hooks/useApp.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { Ago } from '../shared/Ago.tsx';
import { useDates } from '../shared/useDates.ts';
import * as styles from './console.css.ts';

/** What runs again and again: its state, when next, and a button that starts it now. */
export default function JobsTab() {
  const t = useWords('console');
  const app = useApp();
  const { value, failure, busy, retry } = useResource(consoleJobs, null);
  const { press, pressed } = useAct(startJob, {
    done: ({ name }) => app.notify('success', t('jobs.started', { name })),
  });
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={8} height={64} />;
  if (value.length === 0) return <Empty fact={t('jobs.emptyFact')}>{t('jobs.empty')}</Empty>;
  return (
    <ul className={styles.list}>
      {value.map((job) => (
        <Job
          key={job.name}
          job={job}
          busy={pressed?.name === job.name}
          onStart={() => void press({ name: job.name })}
        />
      ))}
    </ul>
  );
}

const stateOf = ({ tries, running, nextAt }: ConsoleJob) => {
  if (running) return 'running';
  if (tries > 0) return 'fails';
  return nextAt === null ? 'due' : 'waits';
};

interface JobProps {
  readonly job: ConsoleJob;
  readonly busy: boolean;
  readonly onStart: () => void;
}
const Job = ({ job, busy, onStart }: JobProps) => {
  const t = useWords('console');
  const { minute } = useDates();
  const { name, nextAt, tries, lastStarted, lastFault } = job;
  const state = stateOf(job);
  return (
    <li className={styles.row}>
      <span className={styles.head}>
        <span className={styles.name}>{name}</span>
        <Button
          size="s"
          busy={busy}
          disabled={nextAt === null}
          onClick={onStart}
          aria-label={t('jobs.start', { name })}
        >
          {t('jobs.startShort')}
        </Button>
      </span>
      <span className={styles.facts}>
        <b className={styles.state} data-state={state}>
          {t(`jobs.state.${state}`)}
        </b>
        {nextAt !== null && <span>{t('jobs.next', { at: minute(nextAt) })}</span>}
        {lastStarted !== null && (
          <span>
            {t('jobs.last')} <Ago at={lastStarted} />
          </span>
        )}
        {tries > 0 && <span>{t('jobs.tries', { count: tries })}</span>}
      </span>
      {lastFault !== null && (
        <span className={tries > 0 ? styles.fault : styles.hint}>
          {t(tries > 0 ? 'jobs.fault' : 'jobs.faultBefore', { fault: lastFault })}
        </span>
      )}
    </li>
  );
};
