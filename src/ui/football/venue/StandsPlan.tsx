import { useWords } from '../../hooks/useWords.ts';
import * as styles from './StandsPlan.css.ts';

const ROWS = [0, 1, 2];
const bar = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}Z`;
/** Three rows of each stand, the outer ones longer, as the mark of the portal has them. */
const stands = {
  A: ROWS.map((row) => bar(110 - row * 13, 78 - row * 22, 260 + row * 26, 18)),
  B: ROWS.map((row) => bar(390 + row * 20, 104 - row * 10, 18, 122 + row * 20)),
  C: ROWS.map((row) => bar(110 - row * 13, 234 + row * 22, 260 + row * 26, 18)),
  D: ROWS.map((row) => bar(72 - row * 20, 104 - row * 10, 18, 122 + row * 20)),
} as const;
const letters = { A: [240, 70], B: [420, 171], C: [240, 270], D: [60, 171] } as const;
export const standLetters = ['A', 'B', 'C', 'D'] as const;

/** A ground from above: four stands around the pitch. */
export const StandsPlan = () => {
  const t = useWords('teams');
  return (
    <svg className={styles.plan} viewBox="0 0 480 330" role="img" aria-label={t('venue.plan')}>
      {standLetters.map((letter) => (
        <path key={letter} className={styles.stand} d={stands[letter].join('')} />
      ))}
      <path className={styles.pitch} d="M110 108h260v114H110Z" />
      <g className={styles.lines}>
        <path d="M118 114h244v102H118ZM240 114v102M118 140h30v50h-30M362 140h-30v50h30" />
        <circle cx="240" cy="165" r="20" />
      </g>
      {standLetters.map((letter) => (
        <text key={letter} className={styles.letter} x={letters[letter][0]} y={letters[letter][1]} textAnchor="middle">
          {letter}
        </text>
      ))}
    </svg>
  );
};
