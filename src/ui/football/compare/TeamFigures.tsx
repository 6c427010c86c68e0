import { useState } from 'react';
import type { TeamComparison, TeamPeers } from '#domain/football/answers.ts';
import type { ComparedRow } from '#domain/football/compare.ts';
import { barLengths, isNoise } from '#domain/football/compareView.ts';
import type { TeamRate } from '#domain/football/teamSeason.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Nothing, Remark, SectionFrame } from '../matchSections/SectionFrame.tsx';
import { Bars, type BarGroup, type BarRow } from './Bars.tsx';
import { BasisChoice, type Basis } from './BasisChoice.tsx';
import { differenceOf } from './difference.ts';
import { Quarters } from './Quarters.tsx';
import * as styles from './columns.css.ts';

/** Shares of all matches, which are told in per cent. */
const shares: ReadonlySet<string> = new Set<TeamRate>(['scoringShare', 'cleanSheetShare', 'winShare']);

const textOf = (key: string, value: number | null): string => {
  if (value === null) return '–';
  return shares.has(key) ? `${Math.round(value * 100)}%` : value.toFixed(2);
};

const inCents = (key: string, value: number | null): number | null =>
  value !== null && shares.has(key) ? value * 100 : value;

/** Whether a rate of either is known, and has a percentile on both sides where it is known on both. */
const isRanked = ({ a, b, pctlA, pctlB }: ComparedRow): boolean =>
  (a === null || typeof pctlA === 'number') && (b === null || typeof pctlB === 'number');

/** How long the bars of a rate are: shares of all matches by themselves, others beside each other. */
const rateLengths = ({ key, a, b }: ComparedRow): BarRow['lengths'] =>
  shares.has(key) ? [(a ?? 0) * 100, (b ?? 0) * 100] : barLengths(a, b);

/**
 * TP-6, TP-7: two teams line by line, per match or as percentile among the teams of their season; beside them when they
 * score.
 */
export const TeamFigures = ({ comparison }: { readonly comparison: TeamComparison }) => {
  const t = useWords('compare');
  const [basis, setBasis] = useState<Basis<'perMatch'>>('perMatch');
  const { a, b, seasons, leagueName, season, peers } = comparison;
  const hasQuarters = seasons.a.quarters !== null && seasons.b.quarters !== null;
  const names = { a: a.name, b: b.name };
  if (seasons.a.played === 0 || seasons.b.played === 0) {
    const team = seasons.a.played === 0 ? a.name : b.name;
    return <Nothing>{t('noMatches', { team })}</Nothing>;
  }
  const known = comparison.groups.flatMap(({ rows }) => rows).filter((row) => row.a !== null || row.b !== null);
  const ranked = known.every(isRanked);
  const byPctl = ranked && basis === 'pctl';
  const rowOf = (row: ComparedRow): BarRow => {
    const { key, a: one, b: other, pctlA = null, pctlB = null, better } = row;
    const difference = shares.has(key)
      ? t('points', { n: differenceOf(inCents(key, one), inCents(key, other), 0) })
      : differenceOf(one, other, 2);
    return {
      ...{ key, label: t(`rate.${key as TeamRate}`), better: isNoise(row) ? '=' : better },
      a: byPctl ? String(pctlA ?? '–') : textOf(key, one),
      b: byPctl ? String(pctlB ?? '–') : textOf(key, other),
      lengths: ranked ? [pctlA ?? 0, pctlB ?? 0] : rateLengths(row),
      difference: byPctl ? differenceOf(pctlA, pctlB, 0) : difference,
    };
  };
  const groups = comparison.groups.map(({ group, rows }): BarGroup => ({
    ...{ key: group, title: t(`group.${group}`) },
    rows: rows.filter((row) => known.includes(row)).map(rowOf),
  }));
  const note =
    leagueName === ''
      ? t('ownSeasons', { a: a.name, b: b.name, playedA: seasons.a.played, playedB: seasons.b.played })
      : t('oneSeason', {
          ...{ league: leagueName, season, a: a.name, b: b.name },
          ...{ playedA: seasons.a.played, playedB: seasons.b.played },
        });
  return (
    <div className={styles.columns} data-alone={!hasQuarters || undefined}>
      {hasQuarters && (
        <div className={styles.column}>
          <Quarters comparison={comparison} />
        </div>
      )}
      <div className={styles.column}>
        <SectionFrame
          title={t('figures')}
          wideAct
          {...(ranked
            ? { act: <BasisChoice rate="perMatch" value={basis} onChange={setBasis} /> }
            : { note: t('perMatch') })}
        >
          <Bars groups={groups.filter(({ rows }) => rows.length > 0)} names={names} caption={t('figures')} />
          <Remark>{note}</Remark>
          {ranked && peers.a && peers.b ? <Peers a={peers.a} b={peers.b} /> : <Remark>{t('teamBars')}</Remark>}
        </SectionFrame>
      </div>
    </div>
  );
};

/** Among whom the percentiles are; two competitions are two groups. */
const Peers = ({ a, b }: { readonly a: TeamPeers; readonly b: TeamPeers }) => {
  const t = useWords('compare');
  const of = { n: a.n, matches: a.minMatches, league: a.leagueName, season: a.season };
  const isOne = a.leagueId === b.leagueId && a.season === b.season;
  return (
    <>
      <Remark>
        {isOne
          ? t('oneTeams', of)
          : `${t('twoTeams', { ...of, nB: b.n, leagueB: b.leagueName, seasonB: b.season })} ${t('twoLeagues')}`}
      </Remark>
      <Remark>{t('playerBars')}</Remark>
    </>
  );
};
