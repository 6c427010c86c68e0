import type { ChainCell } from '#domain/tips/chain.ts';
import { seqText } from '#domain/tips/tipView.ts';
import { useWords, type Words } from '../../hooks/useWords.ts';
import * as styles from './LedgerChain.css.ts';

const SIZE = 16;
const GAP = 7;
const MIDDLE = SIZE / 2;
/** How a cell is drawn: a hidden result is unlit. */
export type CellLook = ChainCell['state'] | 'hidden';

export const lookOf = ({ state, hidden }: ChainCell): CellLook => (hidden ? 'hidden' : state);

const unlit = [4, 8, 12].flatMap((y) => [4, 8, 12].map((x) => ({ x, y })));

const Inside = ({ look }: { readonly look: CellLook }) => {
  if (look === 'half_won')
    return <rect className={styles.fill} x={GAP} y={MIDDLE} width={SIZE} height={MIDDLE} rx="1" />;
  if (look === 'half_lost') return <path className={styles.bar} d={`M${GAP + 2} ${SIZE - 2.5}h${SIZE - 4}`} />;
  if (look === 'void') return <path className={styles.dash} d={`M${GAP + 4} ${MIDDLE}h${SIZE - 8}`} />;
  if (look === 'withdrawn')
    return <path className={styles.dash} d={`M${GAP + 4} ${SIZE - 4}l${SIZE - 8} ${8 - SIZE}`} />;
  if (look !== 'hidden') return null;
  return unlit.map(({ x, y }) => <circle key={`${x} ${y}`} className={styles.dots} cx={GAP + x} cy={y} r="1" />);
};

/** The link before a cell; a tear is two ends that do not meet. */
const Link = ({ torn }: { readonly torn: boolean }) =>
  torn ? (
    <path className={styles.link} data-torn d={`M0 ${MIDDLE - 4}l2 3-2 2 2 3M5 ${MIDDLE - 4}l-2 3 2 2-2 3`} />
  ) : (
    <path className={styles.link} d={`M0 ${MIDDLE}h${GAP}`} />
  );

const Cell = ({ look, place, torn }: { readonly look: CellLook; readonly place: number; readonly torn: boolean }) => {
  // The first tip of a ledger has nothing before it.
  const linked = place > 0 || torn;
  const x = linked ? 0 : GAP;
  const width = SIZE + GAP - x;
  return (
    <svg className={styles.cell} data-state={look} viewBox={`${x} 0 ${width} ${SIZE}`} width={width} height={SIZE}>
      {linked && <Link torn={torn} />}
      <rect className={styles.box} x={GAP + 0.75} y=".75" width={SIZE - 1.5} height={SIZE - 1.5} rx="2" />
      <Inside look={look} />
    </svg>
  );
};

/** How many tips stand in each way, in words: "12 thắng, 1 chưa có kết quả". */
const countsOf = (cells: readonly ChainCell[], t: Words<'ledger'>): string => {
  const counts = new Map<CellLook, number>();
  for (const cell of cells) counts.set(lookOf(cell), (counts.get(lookOf(cell)) ?? 0) + 1);
  return [...counts].map(([look, count]) => t(`counts.${look}`, { count })).join(', ');
};

export interface LedgerChainProps {
  readonly cells: readonly ChainCell[];
  /** The tip before which the chain is torn, as a place in `cells`; null where it is whole. */
  readonly tornAt?: number | null;
  /** The number of the row that is torn. */
  readonly tornRow?: number;
  /** Only so many of the latest, beside the place where it is torn. */
  readonly most?: number;
}

/** Where the shown part begins. */
const beginOf = (count: number, tornAt: number | null, most: number): number => {
  const latest = Math.max(0, count - most);
  return tornAt === null ? latest : Math.min(latest, Math.max(0, tornAt - 2));
};

/**
 * A ledger's tips as linked cells: full won, half full, dash void, bar at the foot half lost, empty lost, dashed open; a
 * tear is red.
 */
export const LedgerChain = ({ cells, tornAt = null, tornRow = 0, most = cells.length }: LedgerChainProps) => {
  const t = useWords('ledger');
  const begin = beginOf(cells.length, tornAt, most);
  const shown = cells.slice(begin, begin + Math.max(most, (tornAt ?? 0) - begin + 1));
  const said = t.tn('chain', shown.length, { counts: countsOf(shown, t) });
  const atEnd = tornAt !== null && tornAt >= begin + shown.length;
  return (
    <div
      className={styles.chain}
      role="img"
      aria-label={tornAt === null ? said : `${said}. ${t('torn', { seq: seqText(tornRow) })}`}
    >
      {shown.map((cell, i) => (
        <Cell key={cell.tipId} look={lookOf(cell)} place={begin + i} torn={begin + i === tornAt} />
      ))}
      {atEnd && (
        <svg className={styles.cell} viewBox={`0 0 ${GAP} ${SIZE}`} width={GAP} height={SIZE}>
          <Link torn />
        </svg>
      )}
    </div>
  );
};
