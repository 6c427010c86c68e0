import type { TipMark } from '#domain/tips/tip.ts';
import { seqText, shortHash } from '#domain/tips/tipView.ts';
import { useWords } from '../../hooks/useWords.ts';
import * as styles from './Chain.css.ts';

type Mark = TipMark['state'] | 'hidden';
export const markOf = ({ state, hidden }: Pick<TipMark, 'state' | 'hidden'>): Mark => (hidden ? 'hidden' : state);

const GAP = 4;

/** One cell of a chain: full won, half full half won, a dash void, a bar at the foot half lost, empty lost, dashed open. */
const Cell = ({ mark, x, size }: { readonly mark: Mark; readonly x: number; readonly size: number }) => {
  const edge = { x: x + 0.75, y: 0.75, width: size - 1.5, height: size - 1.5, rx: 2 };
  switch (mark) {
    case 'won':
      return <rect data-part="won" x={x} width={size} height={size} rx={2} />;
    case 'half_won':
      return (
        <>
          <rect data-part="wonEdge" {...edge} />
          <rect data-part="won" x={x} y={size / 2} width={size} height={size / 2} rx={1} />
        </>
      );
    case 'void':
      return (
        <>
          <rect data-part="voidEdge" {...edge} />
          <path data-part="dash" d={`M${x + 4} ${size / 2}h${size - 8}`} />
        </>
      );
    case 'half_lost':
      return (
        <>
          <rect data-part="lostEdge" {...edge} />
          <path data-part="lost" d={`M${x + 2} ${size - 2.5}h${size - 4}`} />
        </>
      );
    case 'lost':
      return <rect data-part="lostEdge" {...edge} />;
    case 'open':
      return <rect data-part="open" {...edge} />;
    case 'hidden':
      return <rect data-part="unlit" {...edge} />;
  }
};

interface ChainProps {
  readonly marks: readonly Pick<TipMark, 'state' | 'hidden'>[];
  /** Of a cell, in CSS pixels. */
  readonly size?: number;
}

/** Tips of one author as linked cells, the oldest first. */
export const Chain = ({ marks, size = 11 }: ChainProps) => {
  const t = useWords('tips');
  if (marks.length === 0) return null;
  const width = marks.length * (size + GAP) - GAP;
  const told = marks.map((mark) => t(`state.${markOf(mark)}`)).join(', ');
  return (
    <svg
      className={styles.chain}
      viewBox={`0 0 ${width} ${size}`}
      width={width}
      height={size}
      role="img"
      aria-label={t('chain.label', { count: marks.length, marks: told })}
    >
      {marks.map((mark, i) => (
        // A chain only grows at its end.
        // oxlint-disable-next-line react/no-array-index-key
        <g key={i}>
          {i > 0 && <path data-part="link" d={`M${i * (size + GAP) - GAP} ${size / 2}h${GAP}`} />}
          <Cell mark={markOf(mark)} x={i * (size + GAP)} size={size} />
        </g>
      ))}
    </svg>
  );
};

const LinkedCells = () => (
  <svg className={styles.links} viewBox="0 0 34 10" width="34" height="10" aria-hidden="true">
    <path d="M8 5h18" />
    <rect className={styles.hollow} x=".75" y=".75" width="8" height="8.5" rx="2" />
    <rect className={styles.hollow} x="13" y=".75" width="8" height="8.5" rx="2" />
    <rect className={styles.full} x="25.25" y=".75" width="8" height="8.5" rx="2" />
  </svg>
);

/** Where a tip stands in its ledger: its number, and the ends of its hash. */
export const Seal = ({ seq, hash }: { readonly seq: number; readonly hash: string }) => {
  const t = useWords('tips');
  return (
    <span className={styles.seal}>
      <LinkedCells />
      <b>{t('seq', { seq: seqText(seq) })}</b>
      <span title={t('hash', { hash })}>· {shortHash(hash)}</span>
    </span>
  );
};
