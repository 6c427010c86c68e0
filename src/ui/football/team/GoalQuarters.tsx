import type { TeamSeason } from '#domain/football/teamSeason.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Heading } from './Heading.tsx';
import * as styles from './TeamStats.css.ts';

const QUARTER = 15;
const WIDTH = 480;
/** The first column of the table below. */
const FIRST = WIDTH * 0.22;
const CELL = { width: 26, height: 5, gap: 2 } as const;

const labels = Array.from({ length: 6 }, (_, i) => `${i * QUARTER + 1}–${(i + 1) * QUARTER}`);

/** When a team scores and concedes: a cell for each goal, scored above and conceded below, by quarters of an hour. */
export const GoalQuarters = ({ quarters }: { readonly quarters: NonNullable<TeamSeason['quarters']> }) => {
  const t = useWords('teams');
  const { scored, conceded } = quarters;
  const step = CELL.height + CELL.gap;
  const [up, down] = [Math.max(...scored, 1) * step, Math.max(...conceded, 1) * step];
  const column = (WIDTH - FIRST) / labels.length;
  const x = (quarter: number) => FIRST + column * (quarter + 0.5) - CELL.width / 2;
  const cells = (goals: readonly number[], y: (cell: number) => number) =>
    goals
      .flatMap((count, quarter) =>
        Array.from(
          { length: count },
          (_, cell) => `M${x(quarter)} ${y(cell)}h${CELL.width}v${CELL.height}h${-CELL.width}Z`,
        ),
      )
      .join('');
  const best = scored.indexOf(Math.max(...scored));
  return (
    <div className={styles.quarters}>
      <Heading>{t('stats.quarters')}</Heading>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${up + down + 6}`}
        role="img"
        aria-label={t('stats.mostIn', { minutes: labels[best]!, goals: scored[best]! })}
      >
        <path className={styles.scored} d={cells(scored, (cell) => up - (cell + 1) * step + CELL.gap)} />
        <path className={styles.zero} d={`M${FIRST} ${up + 2.5}H${WIDTH}`} />
        <path className={styles.conceded} d={cells(conceded, (cell) => up + 5 + cell * step)} />
      </svg>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('stats.minutes')}</th>
            {labels.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(
            [
              ['scored', scored],
              ['conceded', conceded],
            ] as const
          ).map(([key, goals]) => (
            <tr key={key}>
              <th scope="row">{t(`stats.${key}`)}</th>
              {goals.map((count, i) => (
                <td key={labels[i]}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
