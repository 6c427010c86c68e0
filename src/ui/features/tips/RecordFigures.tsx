import type { TipsterStats } from '#domain/tips/stats.ts';
import { percentText, unitsText } from '#domain/tips/tipView.ts';
import { useWords } from '../../hooks/useWords.ts';
import * as styles from './RecordFigures.css.ts';

/** TI-4: how a tipster does, in four figures; the yield names the number of tips that it is made of, and of none says nothing. */
export const RecordFigures = ({ stats }: { readonly stats: TipsterStats }) => {
  const t = useWords('tips');
  const some = stats.settled > 0;
  const told = [
    [t('stats.yield', { n: stats.settled }), some ? percentText(stats.yield) : '–'],
    [t('stats.low'), some ? percentText(stats.yieldLow) : '–'],
    [t('stats.hits'), some ? `${Math.round(stats.hitRate * 100)}%` : '–'],
    [t('stats.profit'), unitsText(stats.profit, 1)],
  ];
  return (
    <dl className={styles.figures}>
      {told.map(([name, value]) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
