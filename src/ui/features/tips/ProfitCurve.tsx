import { useState } from 'react';
import { axisOf } from '#domain/tips/curve.ts';
import type { TipsterRecord } from '#domain/tips/tip.ts';
import { unitsText } from '#domain/tips/tipView.ts';
import { useSpoiler } from '../../hooks/useSpoiler.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import * as styles from './RecordFigures.css.ts';

const BOX = { width: 358, height: 130, left: 38, right: 10, top: 8, bottom: 22 } as const;

const round = (value: number): number => Math.round(value * 10) / 10;

const Table = ({ curve }: Pick<TipsterRecord, 'curve'>) => {
  const t = useWords('tips');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('curve.number')}</th>
          <th scope="col">{t('curve.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {curve.map(({ ts, profit }, i) => (
          // Several can be settled at once.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={`${ts} ${i}`}>
            <td>{i + 1}</td>
            <td>{unitsText(profit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** TI-4: the sum of units over all tips, with a table of the same; hidden where results are (B2). */
export const ProfitCurve = ({ curve }: Pick<TipsterRecord, 'curve'>) => {
  const t = useWords('tips');
  const hides = useSpoiler().policy !== 'off';
  const [open, setOpen] = useState(false);
  if (curve.length < 2) return null;
  if (hides) return <p className={styles.source}>{t('curve.hidden')}</p>;
  const sums = [0, ...curve.map(({ profit }) => profit)];
  const axis = axisOf(sums);
  const [low, high] = [axis[0]!, axis.at(-1)!];
  const x = (i: number) => round(BOX.left + ((BOX.width - BOX.left - BOX.right) * i) / (sums.length - 1));
  const y = (value: number) =>
    round(BOX.top + (BOX.height - BOX.top - BOX.bottom) * (1 - (value - low) / (high - low || 1)));
  const last = sums.length - 1;
  const middle = Math.round(curve.length / 2);
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        role="img"
        aria-label={t('curve.label', { n: curve.length, profit: unitsText(sums[last]!) })}
      >
        {axis.map((value) => (
          <g key={value}>
            <path data-part={value === 0 ? 'zero' : 'grid'} d={`M${BOX.left} ${y(value)}H${BOX.width - BOX.right}`} />
          </g>
        ))}
        {axis.map((value) => (
          <text key={value} x={BOX.left - 8} y={y(value) + 4} textAnchor="end">
            {unitsText(value, Number.isInteger(value) ? 0 : 1)}
          </text>
        ))}
        <path data-part="line" d={sums.map((sum, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(sum)}`).join('')} />
        <circle data-part="end" cx={x(last)} cy={y(sums[last]!)} r="4" />
        <text x={BOX.left} y={BOX.height - 4}>
          {t('curve.tip', { n: 1 })}
        </text>
        <text x={x(middle)} y={BOX.height - 4} textAnchor="middle">
          {t('curve.tip', { n: middle })}
        </text>
        <text x={BOX.width - BOX.right} y={BOX.height - 4} textAnchor="end">
          {t('curve.tip', { n: curve.length })}
        </text>
      </svg>
      <p className={styles.source}>
        <Icon name="info" size={12} />
        {t('curve.note')}
        <Button size="s" tone="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('curve.table')}
        </Button>
      </p>
      {open && <Table curve={curve} />}
    </>
  );
};
