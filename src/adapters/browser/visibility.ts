import type { VisibilityPort } from '#ports/visibility.ts';

interface Page {
  readonly visibilityState: DocumentVisibilityState;
  readonly addEventListener: (type: 'visibilitychange', listener: () => void) => void;
  readonly removeEventListener: (type: 'visibilitychange', listener: () => void) => void;
}

export const browserVisibility = (page: Page): VisibilityPort => {
  const isVisible = () => page.visibilityState === 'visible';
  return {
    isVisible,
    watch: (changed) => {
      const listener = () => changed(isVisible());
      page.addEventListener('visibilitychange', listener);
      return () => page.removeEventListener('visibilitychange', listener);
    },
  };
};

/** Calls back when the browser comes online; returns the function to unsubscribe. */
export const watchOnline = (
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  online: () => void,
): (() => void) => {
  window.addEventListener('online', online);
  return () => window.removeEventListener('online', online);
};
