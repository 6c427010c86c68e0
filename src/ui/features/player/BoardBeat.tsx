import type { SideName } from '#domain/match/board/timer.ts';
import { ledCells, LED_ROWS } from './ledWord.ts';
import * as styles from './BoardBeat.css.ts';

interface BoardBeatProps {
  readonly word: string;
  /** Undefined where nobody of two did it. */
  readonly side: SideName | undefined;
  readonly colour: string | undefined;
}

/** Over the scoreboard: the word in LED cells, or under reduced motion the colour of the side that did it. */
export const BoardBeat = ({ word, side, colour }: BoardBeatProps) => {
  const { columns, cells } = ledCells(word);
  return (
    <div aria-hidden="true" data-testid="board-beat">
      <div className={styles.led}>
        <svg className={styles.word} viewBox={`0 0 ${columns} ${LED_ROWS}`}>
          {cells.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x + 0.5} cy={y + 0.5} r={0.42} />
          ))}
        </svg>
      </div>
      {side && <i className={styles.edge} data-side={side} style={{ background: colour }} />}
    </div>
  );
};
