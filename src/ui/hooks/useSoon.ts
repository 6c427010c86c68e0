import { useEffect } from 'react';

/** Events that show that the viewer has begun to do something. */
const ACTS = ['pointerdown', 'keydown', 'click'] as const;

/** Runs `work` once: when the viewer first does something, or after `atMostMs` milliseconds. `work` must not change. */
export const useSoon = (work: () => void, atMostMs: number): void =>
  useEffect(() => {
    const stop = () => {
      clearTimeout(timer);
      for (const act of ACTS) window.removeEventListener(act, run, true);
    };
    const run = () => {
      stop();
      work();
    };
    const timer = setTimeout(run, atMostMs);
    for (const act of ACTS) window.addEventListener(act, run, true);
    return stop;
  }, [work, atMostMs]);
