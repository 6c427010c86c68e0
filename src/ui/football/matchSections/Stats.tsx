import { useState } from 'react';
import type { Stat } from '#domain/football/matchData.ts';
import { namedStats, statText, type StatKey } from '#domain/football/statKeys.ts';
import { endOfMinute } from '#domain/football/upTo.ts';
import { fixtureStats, fixtureStatsAt } from '#machines/football/matchSections.resources.ts';
import { useFixtureFeed } from '../../hooks/useFixtureFeed.ts';
import { useResource, type Seen } from '../../hooks/useResource.ts';
import { useWords, type Words } from '../../hooks/useWords.ts';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { ChartTable } from './ChartTable.tsx';
import type { SectionProps } from './section.ts';
import { Nothing, SectionBody, SectionFrame } from './SectionFrame.tsx';
import { Segments } from './Segments.tsx';
import { useRunning } from './useRunning.ts';
import * as styles from './Stats.css.ts';

const periods = ['all', '1H', '2H'] as const;
type Period = (typeof periods)[number];

export default function Stats(props: SectionProps) {
  return props.until === null ? <StatsNow {...props} /> : <StatsThen {...props} until={props.until} />;
}

/** By the socket, as far as it tells of them. */
const StatsNow = (props: SectionProps) => {
  const seen = useResource(fixtureStats, { id: props.fixture.fixtureId });
  useRunning(props, seen.retry);
  const stats = useFixtureFeed(props.fixture).told?.stats;
  return <StatsFrame {...props} seen={stats && stats.length > 0 ? { ...seen, value: stats } : seen} />;
};

const StatsThen = (props: SectionProps & { readonly until: number }) => {
  const { fixture, events, until } = props;
  const atTs = endOfMinute(until, events, fixture);
  return <StatsFrame {...props} seen={useResource(fixtureStatsAt, { id: fixture.fixtureId, atTs })} />;
};

const StatsFrame = ({ fixture, until, seen }: SectionProps & { readonly seen: Seen<readonly Stat[]> }) => {
  const t = useWords('matchSections');
  const [chosen, setChosen] = useState<Period>('all');
  const told = periods.filter((period) => seen.value?.some((one) => one.period === period));
  const period = told.includes(chosen) ? chosen : 'all';
  return (
    <SectionFrame
      title={t('stats.title')}
      note={until !== null && t('stats.until', { minute: until })}
      wideAct
      act={
        told.length > 1 && (
          <Segments
            label={t('stats.period')}
            options={told.map((value) => ({ value, label: t(`stats.periods.${value}`) }))}
            value={period}
            onChange={setChosen}
          />
        )
      }
    >
      <SectionBody seen={seen} failed={t('stats.failed')} loading={<SkeletonRows rows={9} height={41} />}>
        {(stats) => {
          const shown = namedStats(stats, period);
          if (shown.length === 0) return <Nothing fact={t('stats.noneFact')}>{t('stats.none')}</Nothing>;
          return <Bars stats={shown} home={fixture.localteam.name} away={fixture.visitorteam.name} />;
        }}
      </SectionBody>
    </SectionFrame>
  );
};

/** How long both bars are, in per cent of their half: a share as it is, a count as its part of both. */
const lengths = ({ home, away, unit }: Stat): readonly [number, number] => {
  if (unit === '%') return [home, away];
  const all = home + away;
  return all === 0 ? [0, 0] : [(100 * home) / all, (100 * away) / all];
};

const sentence = (stats: readonly Stat[], home: string, away: string, t: Words<'matchSections'>): string => {
  const homeMore = stats.filter((one) => one.home > one.away).length;
  const awayMore = stats.filter((one) => one.away > one.home).length;
  return t('stats.said', { home, away, homeMore, awayMore, level: stats.length - homeMore - awayMore });
};

interface BarsProps {
  readonly stats: readonly (Stat & { readonly key: StatKey })[];
  readonly home: string;
  readonly away: string;
}

/** Each statistic with its bars from the centre; who leads is in ink. */
const Bars = ({ stats, home, away }: BarsProps) => {
  const t = useWords('matchSections');
  return (
    <>
      <div role="img" aria-label={sentence(stats, home, away, t)}>
        {stats.map((stat) => (
          <div key={stat.key} className={styles.stat}>
            <b className={styles.value} data-more={stat.home > stat.away || undefined}>
              {statText(stat, stat.home)}
            </b>
            <span className={styles.name}>{t(`stats.keys.${stat.key}`)}</span>
            <b className={styles.value} data-more={stat.away > stat.home || undefined}>
              {statText(stat, stat.away)}
            </b>
            <Bar stat={stat} />
          </div>
        ))}
      </div>
      <ChartTable
        caption={t('stats.title')}
        head={[t('stats.col'), home, away]}
        rows={stats.map((stat) => [t(`stats.keys.${stat.key}`), statText(stat, stat.home), statText(stat, stat.away)])}
      />
    </>
  );
};

const Bar = ({ stat }: { readonly stat: Stat }) => {
  const [home, away] = lengths(stat);
  return (
    <span className={styles.bars}>
      <svg className={styles.half} data-more={stat.home > stat.away || undefined}>
        <rect x={`${100 - home}%`} width={`${home}%`} height="100%" />
      </svg>
      <svg className={styles.half} data-more={stat.away > stat.home || undefined}>
        <rect width={`${away}%`} height="100%" />
      </svg>
    </span>
  );
};
