const NAME = 'khandai.acts';

export interface ActedTabs {
  /** Tells the other tabs of this site what is known to be old. */
  readonly tell: (names: readonly string[]) => void;
  readonly watch: (heard: (names: readonly string[]) => void) => () => void;
}

/** What was done in one tab is read anew in the others at once; without BroadcastChannel, when they next ask. */
export const actedTabs = (window: { readonly BroadcastChannel?: typeof BroadcastChannel }): ActedTabs => {
  if (!window.BroadcastChannel) return { tell: () => {}, watch: () => () => {} };
  const channel = new window.BroadcastChannel(NAME);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target; only a Window does
    tell: (names) => channel.postMessage(names),
    watch: (heard) => {
      const listener = ({ data }: MessageEvent<unknown>) => {
        // A tab of another build may say something else.
        if (Array.isArray(data)) heard(data.filter((one) => typeof one === 'string'));
      };
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
};
