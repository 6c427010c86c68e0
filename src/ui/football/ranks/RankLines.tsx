import type { RankList } from '#domain/football/standings/rankList.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Crest } from '../../kit/Crest.tsx';
import * as styles from './RankChart.css.ts';

/** Of a place, in units of the drawing, which is stretched to its space. */
const STEP = 10;
/** The axis names the first place, the last, and so many between them at most. */
const TICKS = 4;
const ROUND_TICKS = 4;

const ticksOf = (count: number, most: number): ReadonlySet<number> => {
  const every = Math.max(1, Math.ceil((count - 1) / most));
  const ticks = Array.from({ length: count }, (_, i) => i).filter((i) => i % every === 0 && count - 1 - i >= every / 2);
  return new Set([...ticks, count - 1]);
};

const lineOf = (ranks: readonly number[]): string =>
  ranks.map((rank, i) => `${i === 0 ? 'M' : 'L'}${i * STEP} ${(rank - 0.5) * STEP}`).join('');

interface RankLinesProps extends Pick<RankList, 'rounds' | 'rows'> {
  /** Ids of the teams that stand out, the first in the strongest colour. */
  readonly marked: readonly string[];
}

/** A line for each team through the rounds, the first place on top; names stand at the ends of their lines. */
export const RankLines = ({ rounds, rows, marked }: RankLinesProps) => {
  const t = useWords('football');
  const [width, height] = [(rounds.length - 1) * STEP, rows.length * STEP];
  const places = ticksOf(rows.length, TICKS);
  const shown = ticksOf(rounds.length, ROUND_TICKS);
  const strong = marked.flatMap((id) => rows.filter(({ team }) => team.id === id));
  const others = rows.filter(({ team }) => !marked.includes(team.id));
  return (
    <div className={styles.chart}>
      <ol className={styles.places} aria-hidden="true">
        {rows.map(({ team }, i) => (
          <li key={team.id} className={styles.place}>
            {places.has(i) && i + 1}
          </li>
        ))}
      </ol>
      <div className={styles.field}>
        <svg
          className={styles.lines}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('ranks.said', { count: rounds.length, team: rows[0]!.team.name })}
        >
          {[...places].map((i) => (
            <path key={i} className={styles.grid} d={`M0 ${(i + 0.5) * STEP}H${width}`} />
          ))}
          {others.map(({ team, ranks }) => (
            <path key={team.id} className={styles.other} d={lineOf(ranks)} />
          ))}
          {strong.map(({ team, ranks }, i) => (
            <g key={team.id} className={styles.strong} data-nth={i}>
              <path d={lineOf(ranks)} />
              <path className={styles.end} d={`M${width} ${(ranks.at(-1)! - 0.5) * STEP}h0`} />
            </g>
          ))}
        </svg>
      </div>
      <ol className={styles.names}>
        {rows.map(({ team }) => (
          <li key={team.id} className={styles.team} data-on={marked.includes(team.id) || undefined}>
            <Crest side={team} size={16} />
            <span className={styles.cut}>{team.name}</span>
          </li>
        ))}
      </ol>
      <ol className={styles.rounds} aria-hidden="true">
        {rounds.map(({ roundKey, name }, i) => shown.has(i) && <li key={roundKey}>{name}</li>)}
      </ol>
    </div>
  );
};
