import { shotTotals } from '#domain/football/shotTotals.ts';
import type { Shot } from '#domain/football/matchData.ts';
import { upTo } from '#domain/football/upTo.ts';
import { fixtureShots } from '#machines/football/matchSections.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { ChartTable } from './ChartTable.tsx';
import type { SectionProps } from './section.ts';
import { Nothing, SectionBody, SectionFrame } from './SectionFrame.tsx';
import { ShotMap, ShotSign } from './ShotMap.tsx';
import { useRunning } from './useRunning.ts';
import * as styles from './Shots.css.ts';

const results = ['goal', 'saved', 'off', 'blocked'] as const satisfies readonly Shot['result'][];

export default function Shots({ fixture, events, until }: SectionProps) {
  const t = useWords('matchSections');
  const seen = useResource(fixtureShots, { id: fixture.fixtureId });
  useRunning({ fixture, events }, seen.retry);
  const { localteam, visitorteam } = fixture;
  return (
    <SectionFrame
      title={t('shots.title')}
      note={
        until === null
          ? t('shots.sides', { home: localteam.name, away: visitorteam.name })
          : t('stats.until', { minute: until })
      }
    >
      <SectionBody seen={seen} failed={t('shots.failed')} loading={<ShotGround />}>
        {(all) => {
          const shots = upTo(all, until);
          if (shots.length === 0) return <Nothing>{t('shots.none')}</Nothing>;
          return <Shown shots={shots} home={localteam.name} away={visitorteam.name} />;
        }}
      </SectionBody>
    </SectionFrame>
  );
}

const ShotGround = () => <ShotMap shots={[]} label={null} />;

interface ShownProps {
  readonly shots: readonly Shot[];
  readonly home: string;
  readonly away: string;
}

const Shown = ({ shots, home, away }: ShownProps) => {
  const t = useWords('matchSections');
  const [ofHome, ofAway] = [shotTotals(shots, 'home'), shotTotals(shots, 'away')];
  const label = t('shots.said', {
    ...{ home, homeShots: ofHome.shots, homeGoals: ofHome.goals, homeXg: ofHome.xg.toFixed(2) },
    ...{ away, awayShots: ofAway.shots, awayGoals: ofAway.goals, awayXg: ofAway.xg.toFixed(2) },
  });
  return (
    <>
      <p className={styles.sums}>
        <b data-more={ofAway.xg > ofHome.xg || undefined}>{ofAway.xg.toFixed(2)}</b>
        <span className={styles.quiet}>{t('shots.xg')}</span>
        <b data-more={ofHome.xg > ofAway.xg || undefined}>{ofHome.xg.toFixed(2)}</b>
      </p>
      <ShotMap shots={shots} label={label} />
      <ul className={styles.legend}>
        {results.map((result) => (
          <li key={result}>
            <ShotSign result={result} />
            {t(`shots.result.${result}`)}
          </li>
        ))}
        <li>{t('shots.size')}</li>
      </ul>
      <ChartTable
        caption={t('shots.title')}
        head={(['minute', 'team', 'player', 'result', 'xg'] as const).map((key) => t(`shots.col.${key}`))}
        rows={shots.map(({ minute, side, player, result, xg }) => [
          ...[`${minute}'`, side === 'home' ? home : away, player.name],
          ...[t(`shots.result.${result}`), xg.toFixed(2)],
        ])}
      />
    </>
  );
};
