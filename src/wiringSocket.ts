import { createActor } from 'xstate';
import { browserNetwork } from '#adapters/browser/network.ts';
import { pacedFrames } from '#adapters/browser/pacedFrames.ts';
import type { TokenStore } from '#adapters/browser/tokens.ts';
import { watchOnline } from '#adapters/browser/visibility.ts';
import type { Send } from '#adapters/http/send.ts';
import { wsChatTransport } from '#adapters/ws/chatTransport.ts';
import { renewThrough, type AuthRef } from '#machines/auth/auth.wire.ts';
import { wireChatSocket } from '#machines/chat/chatSocket.wire.ts';
import { createSocketHold } from '#machines/chat/socketHold.ts';
import { createFixtureFeeds } from '#machines/football/fixtureFeeds.ts';
import type { ChatTransportPort } from '#ports/chatTransport.ts';
import type { LoadPort } from '#ports/lazyPorts.ts';
import type { LogPort } from '#ports/storage.ts';
import type { VisibilityPort } from '#ports/visibility.ts';
import type { Socket } from '#ui/app/live.ts';

/** What the first page has already wired. */
export interface SocketNeeds {
  readonly window: Window & typeof globalThis;
  readonly auth: AuthRef;
  readonly tokens: TokenStore;
  readonly send: Send;
  readonly loadPort: LoadPort;
  readonly log: LogPort;
  readonly visibility: VisibilityPort;
  readonly warn: (text: string) => void;
  /** Calls back after every answer of any call. */
  readonly watchAnswers: (answered: () => void) => void;
}

/** The socket as the chat sees it. */
export interface WiredSocket extends Socket {
  readonly transport: ChatTransportPort;
}

/** What is told within this interval is shown together, in milliseconds. */
const FEED_REST_MS = 100;

/** Wires the socket, and the matches that are followed over it, when the first page needs one. */
export const wireSocket = (needs: SocketNeeds): WiredSocket => {
  const { window, auth, tokens, send, loadPort, log, visibility } = needs;
  const { location } = window;
  const transport = wsChatTransport(send, {
    WebSocket: window.WebSocket,
    address: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`,
    bearer: tokens.bearer,
    log,
  });
  const chatSocket = createActor(
    wireChatSocket({ transport, renewToken: () => renewThrough(auth, tokens)(), warn: needs.warn }),
  ).start();
  const hold = createSocketHold(chatSocket, auth);

  needs.watchAnswers(() => chatSocket.send({ type: 'chat.answered' }));
  watchOnline(window, () => chatSocket.send({ type: 'chat.online' }));
  visibility.watch((visible) => {
    if (visible) chatSocket.send({ type: 'chat.visible' });
  });

  return {
    ...{ transport, chatSocket, hold },
    fixtureFeedFor: createFixtureFeeds({
      ...{ socket: chatSocket, hold, visibility, network: browserNetwork(window) },
      port: { read: async (fixtureId, signal) => (await loadPort('fixtureLive')).read(fixtureId, signal) },
      frame: pacedFrames(window, () => performance.now(), FEED_REST_MS),
      after: (delayMs, run) => {
        const timer = window.setTimeout(run, delayMs);
        return () => window.clearTimeout(timer);
      },
    }),
  };
};
