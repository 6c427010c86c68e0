type Frame = Window & typeof globalThis;

/** Lets a game that knows nothing of a pause rest: its frames, its clocks and its sound wait. */
export const restOf = (window: Frame) => {
  let resting = false;
  let waiting: (() => void)[] = [];
  const later = (work: () => void) => {
    if (resting) waiting.push(work);
    else work();
  };
  const { requestAnimationFrame, setTimeout, setInterval } = window;
  window.requestAnimationFrame = (draw) =>
    requestAnimationFrame.call(window, (now) => later(() => draw(resting ? now : window.performance.now())));
  // Text as code is refused by the policy, so that only functions come.
  const asWork = (handler: TimerHandler, more: readonly unknown[]) => () => {
    if (typeof handler === 'function') handler(...more);
  };
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, ms?: number, ...more: readonly unknown[]) =>
      setTimeout.call(window, () => later(asWork(handler, more)), ms),
    setInterval: (handler: TimerHandler, ms?: number, ...more: readonly unknown[]) => {
      const work = asWork(handler, more);
      return setInterval.call(
        window,
        () => {
          if (!resting) work();
        },
        ms,
      );
    },
  });
  return (on: boolean) => {
    resting = on;
    if (on) return;
    const due = waiting;
    waiting = [];
    for (const work of due) work();
  };
};

/** Turns the sound of a game off and on: what it plays by elements, and what it makes. */
export const soundOf = (window: Frame) => {
  let silent = false;
  const media = new Set<HTMLMediaElement>();
  const made = new Set<AudioContext>();
  const { play } = window.HTMLMediaElement.prototype;
  window.HTMLMediaElement.prototype.play = function () {
    media.add(this);
    if (silent) this.muted = true;
    return play.call(this);
  };
  const Plain = window.AudioContext;
  const { resume } = Plain.prototype;
  Plain.prototype.resume = function () {
    return silent ? Promise.resolve() : resume.call(this);
  };
  window.AudioContext = class extends Plain {
    constructor(options?: AudioContextOptions) {
      super(options);
      made.add(this);
      if (silent) void this.suspend();
    }
  };
  return (on: boolean) => {
    silent = on;
    for (const element of media) element.muted = on;
    for (const context of made) if (context.state !== 'closed') void (on ? context.suspend() : context.resume());
  };
};
