import type { NetworkPort } from '#ports/network.ts';

type Window = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
};

export const browserNetwork = (window: Window): NetworkPort => ({
  isOnline: () => window.navigator.onLine,
  watch: (changed) => {
    const online = () => changed(true);
    const offline = () => changed(false);
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  },
});
