import type { Runner } from '#domain/match/board/marble.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { useOwnMarble } from './ownMarble.ts';
import { Ball } from '../../../shared/Ball.tsx';
import * as styles from './MarbleBoard.css.ts';

const TICKS = [25, 50, 75];

/** The lap as a line, with those that still roll where they are; the first lies on top, and the viewer's own has a ring, else the first. */
export const Track = ({ order }: { readonly order: readonly Runner[] }) => {
  const t = useWords('board');
  const [own] = useOwnMarble();
  const rolling = order.filter((one) => one.gapMs !== null && one.at !== undefined);
  const lit = rolling.some(({ id }) => id === own) ? own : order[0]?.id;
  return (
    <div className={styles.track}>
      <svg
        className={styles.line}
        role="img"
        aria-label={t('track', { names: rolling.map(({ name }) => name).join(', ') })}
      >
        <line className={styles.rail} x1="0" x2="100%" y1="50%" y2="50%" />
        {TICKS.map((at) => (
          <line key={at} className={styles.tick} x1={`${at}%`} x2={`${at}%`} y1="11" y2="24" />
        ))}
        {rolling.toReversed().map(({ id, colour, at = 0 }) => (
          <Ball key={id} colour={colour} x={Math.round(at * 1000) / 10} size={22} lit={id === lit} />
        ))}
      </svg>
    </div>
  );
};
