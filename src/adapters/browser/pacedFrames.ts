type Frames = Pick<Window, 'requestAnimationFrame' | 'setTimeout'>;

/**
 * requestAnimationFrame for what may change hundreds of times a second: runs before the next picture after a rest, and
 * before a later one where it has run less than `restMs` ago. `now` counts milliseconds from anywhere.
 */
export const pacedFrames = (window: Frames, now: () => number, restMs: number) => {
  let ranAt = Number.NEGATIVE_INFINITY;
  return (run: () => void): void => {
    const ask = () =>
      window.requestAnimationFrame(() => {
        ranAt = now();
        run();
      });
    const left = ranAt + restMs - now();
    if (left > 0) window.setTimeout(ask, left);
    else ask();
  };
};
