declare global {
  interface Window {
    /** Duration of the longest own script in each long animation frame, in milliseconds. */
    longFrames: number[];
    /** Maximum distance that the followed row moved, in CSS pixels. */
    moved: number;
  }
}

/** Runs in a page: records long animation frames in which a script of this origin ran. */
export const watchFrames = (): void => {
  window.longFrames = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { scripts } = entry as PerformanceEntry & {
        readonly scripts: readonly { readonly sourceURL: string; readonly duration: number }[];
      };
      const own = scripts.filter(({ sourceURL }) => sourceURL.startsWith(location.origin));
      if (own.length > 0) window.longFrames.push(Math.max(...own.map(({ duration }) => duration)));
    }
  }).observe({ type: 'long-animation-frame', buffered: false });
};

/** Runs in a page: follows the row in the middle of the log from frame to frame. */
export const followRow = (): void => {
  const log = document.querySelector('[role="log"]')!;
  const middle = log.getBoundingClientRect().top + log.clientHeight / 2;
  const row = [...log.querySelectorAll('li[data-id]')].find((one) => one.getBoundingClientRect().bottom > middle)!;
  const from = row.getBoundingClientRect().top;
  window.moved = 0;
  const look = () => {
    const away = row.isConnected ? Math.abs(row.getBoundingClientRect().top - from) : Number.POSITIVE_INFINITY;
    window.moved = Math.max(window.moved, away);
    requestAnimationFrame(look);
  };
  look();
};
