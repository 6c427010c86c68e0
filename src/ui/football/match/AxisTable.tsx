import type { Momentum } from '#domain/football/matchData.ts';
import { isGoal } from '#domain/football/goals.ts';
import { partsOf } from '#domain/football/matchAxis.ts';
import { useWords } from '../../hooks/useWords.ts';
import { ChartTable } from '../matchSections/ChartTable.tsx';
import type { MatchThen } from './useMatchThen.ts';
import * as styles from './TimeAxis.css.ts';

/** Minutes of a row. */
const STEP = 15;

const pressed = (momentum: readonly Momentum[], sign: 1 | -1): number =>
  momentum.filter(({ value }) => value * sign > 0).length;

/** What the axis draws, as figures for each quarter of an hour. */
export default function AxisTable({ wind }: { readonly wind: MatchThen }) {
  const t = useWords('match');
  const { shown, length } = wind;
  const { fixture, events, momentum } = shown;
  const steps = partsOf(length).flatMap(([first, last]) =>
    Array.from(
      { length: (last - first + 1) / STEP },
      (_, i) => [first + i * STEP, first + i * STEP + STEP - 1] as const,
    ),
  );
  const rows = steps.map(([from, to]) => {
    const within = <A extends { readonly minute: number }>(all: readonly A[]) =>
      all.filter(({ minute }) => minute >= from && minute <= to);
    const goals = (side: 'home' | 'away') => within(events).filter((one) => one.side === side && isGoal(one)).length;
    const [own, pressure] = [goals, within(momentum)] as const;
    return [`${from}–${to}`, `${pressed(pressure, 1)} – ${pressed(pressure, -1)}`, `${own('home')} – ${own('away')}`];
  });
  return (
    <div className={styles.table}>
      <ChartTable
        caption={t('axis.caption', { home: fixture.localteam.name, away: fixture.visitorteam.name })}
        head={[t('axis.minutes'), t('axis.pressedMinutes'), t('axis.goals')]}
        rows={rows}
        say={[t('axis.table'), t('axis.hideTable')]}
      />
    </div>
  );
}
