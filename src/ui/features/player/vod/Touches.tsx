import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { jumpsBy, strokeOf, tapped, touchedSide, TOUCH, type Taps } from '#domain/vod/touch.ts';
import { VOD } from '#domain/vod/vod.ts';
import { selectShownS } from '#machines/vod/vod.selectors.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Figure } from '../../../kit/Figure.tsx';
import * as styles from './Touches.css.ts';
import { useVod, useVodSend, useVodState } from './useVod.ts';

/** How long a jump is told over the picture. */
const TOLD_MS = 600;
const FAST = 2;

interface TouchesProps {
  readonly onPress: () => void;
  readonly onDown: () => void;
}

/**
 * Fingers on the picture: a tap shows the controls, two on a side jump by ten seconds, a long one plays twice as fast,
 * and a stroke down leaves it. A mouse plays and pauses.
 */
export const Touches = ({ onPress, onDown }: TouchesProps) => {
  const t = useWords('vod');
  const { player } = useVod();
  const send = useVodSend();
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const taps = useRef<Taps | null>(null);
  const [jump, setJump] = useState<{ readonly by: number; readonly at: number } | null>(null);
  const hold = useFastWhileHeld();
  useEffect(() => {
    if (!jump) return;
    const gone = setTimeout(() => setJump(null), TOLD_MS);
    return () => clearTimeout(gone);
  }, [jump]);

  const tap = ({ clientX, timeStamp, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    taps.current = tapped(taps.current, touchedSide(clientX - left, width), timeStamp);
    const by = jumpsBy(taps.current, VOD.jumpS);
    if (by === 0) return;
    send({ type: 'vod.seek', toS: selectShownS(player.getSnapshot()) + by });
    setJump((told) => ({ by: by + (told && Math.sign(told.by) === Math.sign(by) ? told.by : 0), at: timeStamp }));
  };
  const lifted = (event: PointerEvent) => {
    const begun = from.current;
    from.current = null;
    if (!begun || hold.end()) return;
    const stroke = strokeOf(event.clientX - begun.x, event.clientY - begun.y);
    if (stroke === 'tap') tap(event);
    if (stroke === 'down') onDown();
  };
  return (
    <div
      className={styles.touches}
      role="presentation"
      data-part="touches"
      onPointerDown={({ pointerType, clientX, clientY }) => {
        if (pointerType !== 'touch') return;
        from.current = { x: clientX, y: clientY };
        hold.begin();
      }}
      onPointerMove={({ clientX, clientY }) => {
        const begun = from.current;
        if (begun && strokeOf(clientX - begun.x, clientY - begun.y) !== 'tap') hold.cancel();
      }}
      onPointerUp={lifted}
      onPointerCancel={() => {
        from.current = null;
        hold.end();
      }}
      onContextMenu={(event) => event.preventDefault()}
      onClick={({ nativeEvent }) => {
        if (!(nativeEvent instanceof window.PointerEvent) || nativeEvent.pointerType !== 'touch') onPress();
      }}
    >
      {jump && (
        <span className={styles.jump} data-side={jump.by < 0 ? 'left' : 'right'} role="status">
          <Figure size={26}>{`${jump.by > 0 ? '+' : '−'}${Math.abs(jump.by)}`}</Figure>
        </span>
      )}
      {hold.fast && (
        <span className={styles.fast} role="status">
          {t('fast', { rate: FAST })}
        </span>
      )}
    </div>
  );
};

/** Plays faster as long as a finger rests on the picture; afterwards as before. */
const useFastWhileHeld = () => {
  const send = useVodSend();
  const rate = useVodState(({ context }) => context.rate);
  const timer = useRef<number | undefined>(undefined);
  const before = useRef<number | null>(null);
  const [fast, setFast] = useState(false);
  const cancel = () => window.clearTimeout(timer.current);
  const end = (): boolean => {
    cancel();
    const was = before.current;
    before.current = null;
    if (was === null) return false;
    setFast(false);
    send({ type: 'vod.setRate', rate: was });
    return true;
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    ...{ fast, cancel, end },
    begin: () => {
      cancel();
      timer.current = window.setTimeout(() => {
        before.current = rate;
        setFast(true);
        send({ type: 'vod.setRate', rate: FAST });
      }, TOUCH.holdMs);
    },
  };
};
