import type { TabChannel } from './tokens.ts';

const NAME = 'khandai.auth';

interface Storages {
  readonly BroadcastChannel?: typeof BroadcastChannel;
  readonly localStorage?: Pick<Storage, 'setItem' | 'removeItem'>;
  readonly addEventListener: (type: 'storage', heard: (event: { readonly key: string | null }) => void) => void;
  readonly removeEventListener: (type: 'storage', heard: (event: { readonly key: string | null }) => void) => void;
}

/** Between tabs of this site: BroadcastChannel, or where it is missing the storage event. */
export const browserTabChannel = (window: Storages): TabChannel => {
  if (window.BroadcastChannel) {
    const channel = new window.BroadcastChannel(NAME);
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target; only a Window does
      post: () => channel.postMessage(null),
      watch: (heard) => {
        channel.addEventListener('message', heard);
        return () => channel.removeEventListener('message', heard);
      },
    };
  }
  return {
    post: () => {
      try {
        window.localStorage?.setItem(NAME, 'changed');
        window.localStorage?.removeItem(NAME);
      } catch {
        // A browser that keeps nothing has nothing to tell its other tabs.
      }
    },
    watch: (heard) => {
      const listener = (event: { readonly key: string | null }) => {
        if (event.key === NAME) heard();
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
};
