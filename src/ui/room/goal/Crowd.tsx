import * as styles from './GoalBeat.css.ts';

const [WIDTH, HEIGHT, STEP] = [1040, 132, 52];
/** Heights of the heads in the rows behind and in front, in turn; arms are up where the second is true. */
const PEOPLE = [
  [38, true],
  [52, false],
  [30, true],
  [46, true],
  [58, false],
] as const;

const person = (x: number, top: number, up: boolean) =>
  `M${x - 24} ${HEIGHT}V${top + 44}q0 -20 24 -20t24 20V${HEIGHT}Z` +
  `M${x - 13} ${top + 10}a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z` +
  (up
    ? `M${x - 24} ${top + 46}L${x - 30} ${top - 8}h9l6 46ZM${x + 24} ${top + 46}L${x + 30} ${top - 8}h-9l-6 46Z`
    : '');

const row = (offset: number, down: number) =>
  Array.from({ length: WIDTH / STEP + 1 }, (_, i) => {
    const [top, up] = PEOPLE[(i * 3 + offset) % PEOPLE.length]!;
    return person(i * STEP + (offset % 2) * (STEP / 2), top + down, up);
  }).join('');
const [BEHIND, BEFORE] = [row(0, 0), row(1, 26)];

/** The first rows of the stand, who rise before the picture. */
export const Crowd = () => (
  <svg className={styles.crowd} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice">
    <path d={BEHIND} />
    <path d={BEFORE} />
  </svg>
);
