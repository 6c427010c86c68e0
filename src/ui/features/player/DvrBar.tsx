import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { clockDuration } from '#domain/shared/duration.ts';
import { wallClock } from '#domain/shared/zone.ts';
import { useWords } from '../../hooks/useWords.ts';
import * as styles from './DvrBar.css.ts';
import type { StageMark } from '../../app/stage.ts';

interface DvrBarProps {
  /** Seconds behind the live edge, and length of the seek window. */
  readonly behindS: number;
  readonly windowS: number;
  readonly atEdge: boolean;
  /** The live edge in epoch milliseconds. */
  readonly edgeAt: number;
  readonly zone: string;
  readonly marks: readonly StageMark[];
  readonly onSeek: (behindS: number) => void;
}

/** LR-6: what the keys of the bar go by, in seconds; half an hour is too long to cross second by second. */
const STEPS: Readonly<Record<string, number>> = {
  ...{ ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 },
  ...{ PageDown: -60, PageUp: 60 },
};

/**
 * The seek bar of a live stream: red at the edge, white behind it, marks for key moments, and the local time under the
 * pointer.
 */
export const DvrBar = ({ behindS, windowS, atEdge, edgeAt, zone, marks, onSeek }: DvrBarProps) => {
  const t = useWords('player');
  const [dragged, setDragged] = useState<number | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const length = Math.max(windowS, 1);
  const behind = Math.min(dragged ?? (atEdge ? 0 : behindS), length);
  // Within the edge's tolerance the head stands at the very end: marks keep their distance to it, not to the edge.
  const endAt = atEdge ? edgeAt - behindS * 1000 : edgeAt;
  const percent = (behindSeconds: number) => ((length - behindSeconds) / length) * 100;
  const said = (behindSeconds: number) =>
    behindSeconds < 1
      ? t('atEdge')
      : t('seekAt', {
          time: wallClock(edgeAt - behindSeconds * 1000, zone).time,
          behind: clockDuration(behindSeconds),
        });

  const settle = () => {
    if (dragged === null) return;
    onSeek(dragged);
    setDragged(null);
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setHovered(Math.max(0, Math.min(1, (event.clientX - left) / width)));
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setDragged(Math.min(length, Math.max(0, behind - by)));
  };
  const hoveredBehind = hovered === null ? dragged : (1 - hovered) * length;

  return (
    <div
      className={styles.bar}
      data-edge={behind < 1 || undefined}
      onPointerMove={point}
      onPointerLeave={() => setHovered(null)}
    >
      <div className={styles.track} aria-hidden="true">
        <i className={styles.played} style={{ width: `${percent(behind)}%` }} />
        {marks.map((mark) => {
          const at = (endAt - mark.at) / 1000;
          return at >= 0 && at <= length ? (
            <i
              key={`${mark.at}${mark.label}`}
              className={styles.mark}
              style={{ left: `${percent(at)}%` }}
              title={mark.label}
            />
          ) : null;
        })}
        <i className={`${styles.head} ${styles.focused}`} style={{ left: `${percent(behind)}%` }} />
      </div>
      <input
        className={styles.range}
        type="range"
        min={-Math.round(length)}
        max={0}
        step={1}
        value={-Math.round(behind)}
        aria-label={t('seek')}
        aria-valuetext={said(behind)}
        onChange={(event) => setDragged(-Number(event.currentTarget.value))}
        onPointerUp={settle}
        onPointerCancel={() => setDragged(null)}
        onKeyDown={step}
        onKeyUp={settle}
        onBlur={settle}
      />
      {hoveredBehind !== null && (
        <span className={styles.tip} style={{ left: `clamp(68px, ${percent(hoveredBehind)}%, calc(100% - 68px))` }}>
          {said(hoveredBehind)}
        </span>
      )}
    </div>
  );
};
