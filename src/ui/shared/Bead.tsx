import type { HandEnd } from '#domain/match/board/casino.ts';
import { useWords } from '../hooks/useWords.ts';
import { letter as letterStyle } from './Bead.css.ts';

const looks: Readonly<Record<HandEnd, { readonly fill: string; readonly stroke: string; readonly ink: string }>> = {
  banker: { fill: '#f5bd4a', stroke: '#f5bd4a', ink: '#1c1300' },
  player: { fill: 'none', stroke: '#7cc0ff', ink: '#7cc0ff' },
  tie: { fill: '#22322b', stroke: '#22322b', ink: '#f1f7ee' },
};
const letters = { banker: 'bankerLetter', player: 'playerLetter', tie: 'tieLetter' } as const;

interface BeadProps {
  readonly end: HandEnd;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly lit?: boolean;
}

/** How one hand ended: colour, shape and letter say the same. */
export const Bead = ({ end, x = 0, y = 0, size, lit = false }: BeadProps) => {
  const t = useWords('board');
  const { fill, stroke, ink } = looks[end];
  const middle = size / 2;
  const [at, up] = [x + middle, y + middle];
  return (
    <g>
      {lit && <circle cx={at} cy={up} r={middle + 1} fill="none" stroke="#c9f66b" strokeWidth="2" />}
      {end === 'tie' ? (
        <rect x={x + 1} y={y + 1} width={size - 2} height={size - 2} rx="5" fill={fill} />
      ) : (
        <circle cx={at} cy={up} r={middle - 2} fill={fill} stroke={stroke} strokeWidth="2.5" />
      )}
      <text className={letterStyle} x={at} y={up + 4} fill={ink}>
        {t(letters[end])}
      </text>
    </g>
  );
};

/** A bead beside a word. */
export const BeadMark = ({ end, size }: Pick<BeadProps, 'end' | 'size'>) => (
  <svg width={size} height={size} aria-hidden="true">
    <Bead end={end} size={size} />
  </svg>
);
