import { chat } from '#contract/http/chat.ts';
import type { ChatConnection, ChatTransportPort, TransportEvent } from '#ports/chatTransport.ts';
import type { LogPort } from '#ports/storage.ts';
import type { Bearer } from '../browser/bearer.ts';
import type { Send } from '../http/send.ts';
import { readFrame, sendFrame, subFrame, unsubFrame } from './frames.ts';

/** Close code of a connection that ended without a close frame. */
const LOST = 1006;

export interface ChatTransportNeeds {
  readonly WebSocket: typeof WebSocket;
  /** "wss://host/ws", without query. */
  readonly address: string;
  /** The current token; without one the origin closes the socket with 4401. */
  readonly bearer: () => Bearer | null;
  readonly log: Pick<LogPort, 'warn'>;
}

export const wsChatTransport = (send: Send, needs: ChatTransportNeeds): ChatTransportPort => ({
  connect: (tell) => {
    const bearer = needs.bearer();
    if (bearer?.kind !== 'member') return openSocket(needs, bearer?.value ?? '', tell);
    return openLater(
      async (signal) => {
        const outcome = await send(chat.token, {}, signal);
        return outcome.ok ? outcome.value.token : null;
      },
      (token) => openSocket(needs, token, tell),
      tell,
    );
  },
  history: (query, signal) => send(chat.history, query, signal),
});

/**
 * A socket whose token is still being fetched. It is valid once and for a minute, so that the address never contains
 * the member's access token (item 19).
 */
const openLater = (
  fetchToken: (signal: AbortSignal) => Promise<string | null>,
  open: (token: string) => ChatConnection,
  tell: (event: TransportEvent) => void,
): ChatConnection => {
  const leaving = new AbortController();
  let socket: ChatConnection | null = null;
  const start = async () => {
    const token = await fetchToken(leaving.signal).catch(() => null);
    if (leaving.signal.aborted) return;
    if (token === null) tell({ type: 'socket.closed', code: LOST });
    else socket = open(token);
  };
  void start();
  return {
    subscribe: (topic, since) => socket?.subscribe(topic, since),
    unsubscribe: (topic) => socket?.unsubscribe(topic),
    send: (topic, what) => socket?.send(topic, what),
    close: () => {
      leaving.abort();
      socket?.close();
    },
  };
};

const openSocket = (
  needs: ChatTransportNeeds,
  token: string,
  tell: (event: TransportEvent) => void,
): ChatConnection => {
  let isOver = false;
  // CHAT-1: the token is in the query, because browsers cannot set headers for a WebSocket.
  const socket = new needs.WebSocket(`${needs.address}?token=${encodeURIComponent(token)}`);
  const end = (code: number) => {
    if (isOver) return;
    isOver = true;
    tell({ type: 'socket.closed', code });
  };
  socket.addEventListener('open', () => {
    if (!isOver) tell({ type: 'socket.opened' });
  });
  socket.addEventListener('message', ({ data }) => {
    if (isOver) return;
    const event = readFrame(data);
    if (event) tell(event);
    else needs.log.warn('A chat frame cannot be read', typeof data === 'string' ? data.slice(0, 200) : typeof data);
  });
  // An error is followed by a close: only the first of them counts.
  socket.addEventListener('error', () => end(LOST));
  socket.addEventListener('close', ({ code }) => end(code));

  const post = (frame: string | null) => {
    if (frame !== null && !isOver && socket.readyState === needs.WebSocket.OPEN) socket.send(frame);
  };
  return {
    subscribe: (topic, since) => post(subFrame(topic, since)),
    unsubscribe: (topic) => post(unsubFrame(topic)),
    send: (topic, what) => post(sendFrame(topic, what)),
    close: () => {
      isOver = true;
      socket.close();
    },
  };
};
