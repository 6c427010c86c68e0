type Frames = Pick<Window, 'requestAnimationFrame' | 'setTimeout'>;

/**
 * A throttled requestAnimationFrame: runs before the next frame, but not within `restMs` of the previous run. `now`
 * counts milliseconds from any start.
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
