import type { PlayerComparison, TalliedRound } from '#domain/football/answers.ts';
import { everyNth } from '#domain/football/compareView.ts';
import { useWords } from '../../hooks/useWords.ts';
import { ChartTable } from '../matchSections/ChartTable.tsx';
import { SectionFrame } from '../matchSections/SectionFrame.tsx';
import { Legend } from './Legend.tsx';
import * as styles from './ByRound.css.ts';

/** Of a round and of the whole axis, in units of the drawing, which is stretched to its space. */
const STEP = 10;
const TOP = 100;
const GRID_LINES = 3;
const NAMED_ROUNDS = 4;

const stepsOf = (sums: readonly number[], most: number): string =>
  `M0 ${TOP}${sums.map((sum, i) => `V${TOP * (1 - sum / most)}H${(i + 1) * STEP}`).join('')}`;

/** Goals and assists up to each round as steps; nothing where both are not of one season. */
export const ByRound = ({ comparison: { a, b, byRound } }: { readonly comparison: PlayerComparison }) => {
  const t = useWords('compare');
  const last = byRound.at(-1);
  if (!last || byRound.length < 2) return null;
  const names = { a: a.player.name, b: b.player.name };
  const step = Math.max(1, Math.ceil(Math.max(last.a, last.b) / GRID_LINES));
  const ticks = Array.from({ length: GRID_LINES + 1 }, (_, i) => (GRID_LINES - i) * step);
  const most = GRID_LINES * step;
  const sumsOf = (side: 'a' | 'b') => byRound.map((round: TalliedRound) => round[side]);
  return (
    <SectionFrame title={t('byRound.title')} note={t('byRound.note', { season: a.season })}>
      <Legend names={{ a: `${names.a} ${last.a}`, b: `${names.b} ${last.b}` }} />
      <div className={styles.chart}>
        <ol className={styles.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <li key={tick}>{tick}</li>
          ))}
        </ol>
        <svg
          className={styles.field}
          viewBox={`0 0 ${byRound.length * STEP} ${TOP}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('byRound.said', { ...names, n: last.a, other: last.b, round: last.name })}
        >
          {ticks.map((tick) => (
            <path key={tick} d={`M0 ${TOP * (1 - tick / most)}H${byRound.length * STEP}`} />
          ))}
          <path data-side="b" d={stepsOf(sumsOf('b'), most)} />
          <path data-side="a" d={stepsOf(sumsOf('a'), most)} />
        </svg>
        <ol className={styles.rounds} aria-hidden="true">
          {everyNth(byRound, NAMED_ROUNDS).map(({ roundKey, name }) => (
            <li key={roundKey}>{name}</li>
          ))}
        </ol>
      </div>
      <ChartTable
        caption={t('byRound.title')}
        head={[t('byRound.round'), names.a, names.b]}
        rows={byRound.map((round) => [round.name, round.a, round.b])}
      />
    </SectionFrame>
  );
};
