import type { ConsoleFault, ConsoleOverview, FaultKind } from '#domain/console/console.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { consoleOverview } from '#machines/console/console.resources.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Link } from '../kit/Link.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { Ago } from '../shared/Ago.tsx';
import { partPath, tabPath } from './consolePaths.ts';
import * as styles from './console.css.ts';

/** Where a fault is looked into; null where only the machine's operator can. */
const wayOf: Readonly<Record<FaultKind, string | null>> = {
  ...{ job: tabPath('jobs'), jobLate: tabPath('jobs'), letters: tabPath('jobs'), events: tabPath('jobs') },
  ...{ content: partPath('marquee'), log: tabPath('log'), source: hrefOf('tv'), cut: hrefOf('highlights') },
  ...{ transcode: tabPath('jobs'), upload: tabPath('jobs') },
};

/** What is broken now, and what the origin runs on. */
export default function OverviewTab() {
  const t = useWords('console');
  const { value, failure, busy, retry } = useResource(consoleOverview, null);
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={6} height={56} />;
  return (
    <>
      <h2 className={styles.heading}>{t('overview.broken')}</h2>
      {value.faults.length === 0 ? (
        <Empty fact={t('overview.wellFact')}>{t('overview.well')}</Empty>
      ) : (
        <ul className={styles.list}>
          {value.faults.map((one) => (
            <Fault key={`${one.kind} ${one.name}`} fault={one} />
          ))}
        </ul>
      )}
      <h2 className={styles.heading}>{t('overview.facts')}</h2>
      <Figures of={value} />
    </>
  );
}

const Fault = ({ fault: { kind, name, count, fault, since } }: { readonly fault: ConsoleFault }) => {
  const t = useWords('console');
  const way = wayOf[kind];
  return (
    <li className={styles.row}>
      <span className={styles.head}>
        <span className={styles.name}>{t(`overview.kind.${kind}`, { name, count })}</span>
        {way !== null && <Link to={way}>{t(`overview.way.${kind}`)}</Link>}
      </span>
      {fault !== null && <span className={styles.fault}>{fault}</span>}
      {since !== null && since > 0 && (
        <span className={styles.facts}>
          <Ago at={since} />
        </span>
      )}
    </li>
  );
};

const Figures = ({
  of: { database, migration, members, jobs, letters, questions },
}: {
  readonly of: ConsoleOverview;
}) => {
  const t = useWords('console');
  const figures = { members, jobs, letters, questions, migration, database: t(`overview.engine.${database}`) };
  return (
    <dl className={styles.figures}>
      {(Object.keys(figures) as (keyof typeof figures)[]).map((name) => (
        <div key={name} className={styles.figure}>
          <dt>{t(`overview.fact.${name}`)}</dt>
          <dd>{figures[name]}</dd>
        </div>
      ))}
    </dl>
  );
};
