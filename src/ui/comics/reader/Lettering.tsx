import type { ComicPage, Saying } from '#domain/comics/comic.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import * as styles from './reader.css.ts';

const UNITS = 1000;
/** Half of what a tail is wide where it leaves its balloon. */
const TAIL = 16;

/** A tail from the middle of a balloon, which covers its broad end. */
const tailOf = ({ x, y, to }: Saying, height: number): string | null => {
  if (!to) return null;
  const [fromX, fromY, toX, toY] = [x * UNITS, y * height, to[0] * UNITS, to[1] * height];
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  const [acrossX, acrossY] = [(-(toY - fromY) / length) * TAIL, ((toX - fromX) / length) * TAIL];
  return `M${fromX + acrossX} ${fromY + acrossY}L${toX} ${toY}L${fromX - acrossX} ${fromY - acrossY}Z`;
};

/** What is said on a page of ours: as text, over the drawing, panel by panel in the order of reading. */
export const Lettering = ({ page: { panels, w, h }, named }: { readonly page: ComicPage; readonly named: string }) => {
  const height = (UNITS * h) / w;
  const says = panels.flatMap((panel) => panel.says);
  return (
    <>
      <svg className={styles.tails} viewBox={`0 0 ${UNITS} ${height}`} aria-hidden="true">
        {says.map((one, i) => {
          const path = tailOf(one, height);
          return path === null ? null : <path key={i} d={path} />;
        })}
      </svg>
      <ol className={styles.panels} aria-label={named}>
        {panels.map((panel, i) => (
          <li key={i} data-panel={i}>
            <VisuallyHidden>{panel.alt}</VisuallyHidden>
            {panel.says.map(({ kind, text, x, y, w: most }) => (
              <p
                key={text}
                className={styles.saying}
                data-kind={kind}
                style={{ left: `${x * 100}%`, top: `${y * 100}%`, maxWidth: `${most * 100}%` }}
              >
                {text}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
};
