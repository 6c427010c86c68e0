import type { TeamComparison } from '#domain/football/answers.ts';
import { barLengths } from '#domain/football/compareView.ts';
import type { TeamRate } from '#domain/football/teamSeason.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Nothing, Remark, SectionFrame } from '../matchSections/SectionFrame.tsx';
import { Bars, type BarGroup } from './Bars.tsx';
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

/** TP-6: two teams line by line, per match; beside them when they score. */
export const TeamFigures = ({ comparison }: { readonly comparison: TeamComparison }) => {
  const t = useWords('compare');
  const { a, b, seasons, leagueName, season } = comparison;
  const hasQuarters = seasons.a.quarters !== null && seasons.b.quarters !== null;
  const names = { a: a.name, b: b.name };
  if (seasons.a.played === 0 || seasons.b.played === 0) {
    const team = seasons.a.played === 0 ? a.name : b.name;
    return <Nothing>{t('noMatches', { team })}</Nothing>;
  }
  const groups = comparison.groups.map(({ group, rows }): BarGroup => ({
    ...{ key: group, title: t(`group.${group}`) },
    rows: rows
      .filter((row) => row.a !== null || row.b !== null)
      .map(({ key, a: one, b: other, better }) => ({
        ...{ key, better, label: t(`rate.${key as TeamRate}`), a: textOf(key, one), b: textOf(key, other) },
        lengths: shares.has(key) ? [(one ?? 0) * 100, (other ?? 0) * 100] : barLengths(one, other),
        difference: shares.has(key)
          ? t('points', { n: differenceOf(inCents(key, one), inCents(key, other), 0) })
          : differenceOf(one, other, 2),
      })),
  }));
  const told = groups.filter(({ rows }) => rows.length > 0);
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
        <SectionFrame title={t('figures')} note={t('perMatch')}>
          <Bars groups={told} names={names} caption={t('figures')} />
          <Remark>{note}</Remark>
          <Remark>{t('teamBars')}</Remark>
        </SectionFrame>
      </div>
    </div>
  );
};
