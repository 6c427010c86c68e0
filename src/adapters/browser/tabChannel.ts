import type { TabChannel } from './tokens.ts';

const NAME = 'khandai.auth';

interface Storages {
  readonly BroadcastChannel?: typeof BroadcastChannel;
  readonly localStorage?: Pick<Storage, 'setItem' | 'removeItem'>;
  readonly addEventListener: (type: 'storage', heard: (event: { readonly key: string | null }) => void) => void;
  readonly removeEventListener: (type: 'storage', heard: (event: { readonly key: string | null }) => void) => void;
}

/** Messages between tabs of this site: by BroadcastChannel, or by storage events if it is missing. */
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
        // A browser without storage shares no tokens between tabs, so there is nothing to announce.
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
