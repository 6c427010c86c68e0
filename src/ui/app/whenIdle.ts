const IDLE_MS = 1000;

/** Runs when the browser is idle; Safari lacks `requestIdleCallback`. */
export const whenIdle = (window: Window, run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: IDLE_MS });
  else (window as Window).setTimeout(run, 200);
};
