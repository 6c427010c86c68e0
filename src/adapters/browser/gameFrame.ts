import { BRIDGE, isFlood, noRate, rateAfter, readFromGame } from '#domain/games/bridge.ts';
import type { FrameNews, GameFrame, GameStagePort } from '#ports/games.ts';

/** What every game may do: run its scripts, on an origin of its own. */
const SANDBOX = 'allow-scripts';
/** Its sandbox is set before its address. */
const FRAME = 'iframe';

/**
 * A game in a frame without an origin: it can neither read the portal nor be it. Its messages count only from the window
 * of this frame; more of them than a game has reason to send close it.
 */
const browserGameFrame = (
  window: Window & typeof globalThis,
  { url, title, box, greeting }: Omit<Parameters<GameStagePort['frame']>[0], 'box'> & { readonly box: Element },
): GameFrame => {
  const listeners = new Set<(news: FrameNews) => void>();
  let frame: HTMLIFrameElement | null = null;
  let rate = noRate;
  const tell = (news: FrameNews) => {
    for (const listener of listeners) listener(news);
  };
  const hear = (event: MessageEvent) => {
    if (!frame || event.source !== frame.contentWindow) return;
    rate = rateAfter(rate, event.timeStamp);
    if (isFlood(rate)) return tell({ type: 'frame.flooded' });
    const message = readFromGame(event.data);
    if (message) tell(message);
  };
  const close = () => {
    window.removeEventListener('message', hear);
    frame?.remove();
    frame = null;
  };
  return {
    close,
    open: () => {
      close();
      rate = noRate;
      const next = window.document.createElement(FRAME);
      next.setAttribute('sandbox', SANDBOX);
      next.setAttribute('referrerpolicy', 'no-referrer');
      next.title = title;
      next.name = greeting();
      next.addEventListener('load', () => {
        if (frame === next) tell({ type: 'frame.opened' });
      });
      window.addEventListener('message', hear);
      frame = next;
      next.src = url;
      box.append(next);
    },
    post: (message) => frame?.contentWindow?.postMessage({ v: BRIDGE.version, ...message }, '*'),
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export const browserGameStage = (window: Window & typeof globalThis): GameStagePort => ({
  frame: ({ box, ...of }) => {
    if (!(box instanceof window.Element)) throw new Error('a frame needs an element of the page to stand in');
    return browserGameFrame(window, { ...of, box });
  },
});
