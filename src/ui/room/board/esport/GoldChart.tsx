import { useWords } from '../../../hooks/useWords.ts';
import { AheadChart } from '../AheadChart.tsx';
import * as styles from './EsportBoard.css.ts';

interface GoldChartProps {
  readonly goldLead: readonly number[];
  readonly teams: readonly [string, string];
  readonly colours: readonly [string, string];
}
const EVERY_MINUTES = 5;

/** Who had more gold at each minute of the map; a thin line every five minutes. */
export const GoldChart = ({ goldLead, teams, colours }: GoldChartProps) => {
  const t = useWords('board');
  const length = Math.max(1, goldLead.length - 1);
  const by = goldLead.at(-1) ?? 0;
  const said = by === 0 ? t('goldLevel') : t('goldChart', { team: teams[by > 0 ? 0 : 1] });
  const rules = Array.from(
    { length: Math.floor(length / EVERY_MINUTES) },
    (_, i) => ((i + 1) * EVERY_MINUTES) / length,
  );
  return (
    <div className={styles.chart}>
      <div className={styles.said} aria-hidden="true">
        <span>{said}</span>
        <span>{length}'</span>
      </div>
      <AheadChart
        points={goldLead.map((gold, minute) => [minute / length, gold])}
        {...{ colours, rules }}
        height={48}
        label={said}
      />
    </div>
  );
};
