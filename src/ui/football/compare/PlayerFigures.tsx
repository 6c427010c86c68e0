import { useState } from 'react';
import type { PlayerComparison } from '#domain/football/answers.ts';
import { comparedGroups, isNoise, type ProfileRow } from '#domain/football/compareView.ts';
import { useWords } from '../../hooks/useWords.ts';
import { ChartTable } from '../matchSections/ChartTable.tsx';
import { Nothing, Remark, SectionFrame } from '../matchSections/SectionFrame.tsx';
import { rateText } from '../player/figureText.ts';
import { Radar } from '../player/Radar.tsx';
import { Bars, type BarGroup } from './Bars.tsx';
import { ByRound } from './ByRound.tsx';
import { BasisChoice, type Basis } from './BasisChoice.tsx';
import { differenceOf } from './difference.ts';
import { Legend } from './Legend.tsx';
import { Meetings } from './Meetings.tsx';
import * as styles from './columns.css.ts';

const CORNERS_LEAST = 3;

/** TP-7, TP-8: percentiles as two shapes, and every figure per 90 minutes or as percentile; bare totals are not compared. */
export const PlayerFigures = ({ comparison }: { readonly comparison: PlayerComparison }) => {
  const t = useWords('compare');
  const { a, b } = comparison;
  const names = { a: a.player.name, b: b.player.name };
  const groups = comparedGroups(comparison);
  const bare = [a, b].find(({ totals }) => totals.minutes === 0);
  if (bare) return <Nothing>{t('noMinutes', { name: bare.player.name })}</Nothing>;
  const ranked = groups.flatMap(({ rows }) => rows).filter(hasBoth);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {ranked.length >= CORNERS_LEAST && (
          <SectionFrame title={t('percentiles')}>
            <Legend names={names} />
            <Shapes rows={ranked} names={names} />
          </SectionFrame>
        )}
        <Peers comparison={comparison} />
        <Meetings a={a.player} b={b.player} />
      </div>
      <div className={styles.column}>
        <Lines groups={groups} names={names} />
        <ByRound comparison={comparison} />
      </div>
    </div>
  );
};

type Ranked = ProfileRow & { readonly pctlA: number; readonly pctlB: number };
const hasBoth = (row: ProfileRow): row is Ranked => typeof row.pctlA === 'number' && typeof row.pctlB === 'number';

interface Named {
  readonly names: { readonly a: string; readonly b: string };
}

const Shapes = ({ rows, names }: Named & { readonly rows: readonly Ranked[] }) => {
  const t = useWords('compare');
  const corner = useWords('players');
  const more = { a: rows.filter((row) => row.pctlA > row.pctlB), b: rows.filter((row) => row.pctlB > row.pctlA) };
  const said = t('said', {
    ...{ ...names, moreA: more.a.length, moreB: more.b.length },
    level: rows.length - more.a.length - more.b.length,
  });
  return (
    <>
      <Radar
        corners={rows.map(({ key, pctlA, pctlB }) => ({ key, label: corner(`corner.${key}`), a: pctlA, b: pctlB }))}
        said={said}
      />
      <ChartTable
        caption={t('percentiles')}
        head={[t('figure'), names.a, names.b]}
        rows={rows.map(({ key, pctlA, pctlB }) => [corner(`corner.${key}`), pctlA, pctlB])}
      />
    </>
  );
};

/** Among whom the percentiles are; two positions, or two competitions, are two groups. */
const Peers = ({ comparison: { a, b } }: { readonly comparison: PlayerComparison }) => {
  const t = useWords('compare');
  const players = useWords('players');
  const { peers } = a;
  const isOne = peers.position === b.peers.position && a.leagueId === b.leagueId && a.season === b.season;
  const of = { n: peers.n, minutes: peers.minMinutes, peers: players(`peers.${peers.position}`), league: a.leagueName };
  if (isOne) return <Remark>{t('onePeers', { ...of, season: a.season })}</Remark>;
  const two = { nB: b.peers.n, peersB: players(`peers.${b.peers.position}`), leagueB: b.leagueName };
  return (
    <Remark>
      {t('twoPeers', { ...of, ...two })} {t(peers.position === b.peers.position ? 'twoLeagues' : 'twoPositions')}
    </Remark>
  );
};

const Lines = ({ groups, names }: Named & { readonly groups: ReturnType<typeof comparedGroups> }) => {
  const t = useWords('compare');
  const players = useWords('players');
  const [basis, setBasis] = useState<Basis<'per90'>>('per90');
  const shown = groups.map(({ group, rows }): BarGroup => ({
    ...{ key: group, title: players(`group.${group}`) },
    rows: rows.map((row) => {
      const { key, pctlA = null, pctlB = null, better } = row;
      const byPctl = basis === 'pctl';
      return {
        ...{ key, label: players(`stat.${key}`), better: isNoise(row) ? '=' : better },
        ...{ a: byPctl ? String(pctlA ?? '–') : rateText(row.a), b: byPctl ? String(pctlB ?? '–') : rateText(row.b) },
        lengths: [pctlA ?? 0, pctlB ?? 0],
        difference: byPctl ? differenceOf(pctlA, pctlB, 0) : differenceOf(row.a, row.b, 2),
      };
    }),
  }));
  return (
    <SectionFrame title={t('figures')} wideAct act={<BasisChoice rate="per90" value={basis} onChange={setBasis} />}>
      <Bars groups={shown} names={names} caption={t('figures')} />
      <Remark>{t('playerBars')}</Remark>
    </SectionFrame>
  );
};
