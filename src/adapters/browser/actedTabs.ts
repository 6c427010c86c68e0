const NAME = 'khandai.acts';

export interface ActedTabs {
  /** Names the outdated resources to the other tabs of this site. */
  readonly tell: (names: readonly string[]) => void;
  readonly watch: (heard: (names: readonly string[]) => void) => () => void;
}

/**
 * After an action in one tab, the others reload the outdated resources at once; without BroadcastChannel they do so
 * when those become stale.
 */
export const actedTabs = (window: { readonly BroadcastChannel?: typeof BroadcastChannel }): ActedTabs => {
  if (!window.BroadcastChannel) return { tell: () => {}, watch: () => () => {} };
  const channel = new window.BroadcastChannel(NAME);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target; only a Window does
    tell: (names) => channel.postMessage(names),
    watch: (heard) => {
      const listener = ({ data }: MessageEvent<unknown>) => {
        // A tab with another build may send something else.
        if (Array.isArray(data)) heard(data.filter((one) => typeof one === 'string'));
      };
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
};
