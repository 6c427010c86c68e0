import { chat } from '#contract/http/chat.ts';
import type { ChatConnection, ChatTransportPort, TransportEvent } from '#ports/chatTransport.ts';
import type { LogPort } from '#ports/storage.ts';
import type { Send } from '../http/send.ts';
import { readFrame, sendFrame, subFrame, unsubFrame } from './frames.ts';

/** A close that no frame announced. */
const LOST = 1006;

export interface ChatTransportNeeds {
  readonly WebSocket: typeof WebSocket;
  /** "wss://host/ws", without query. */
  readonly address: string;
  /** The token or guest token held now; empty for none, which the origin refuses with 4401. */
  readonly token: () => string;
  readonly log: Pick<LogPort, 'warn'>;
}

export const wsChatTransport = (send: Send, needs: ChatTransportNeeds): ChatTransportPort => ({
  connect: (tell) => openSocket(needs, tell),
  history: (query, signal) => send(chat.history, query, signal),
  mute: (wish, signal) => send(chat.mute, wish, signal),
});

const openSocket = (needs: ChatTransportNeeds, tell: (event: TransportEvent) => void): ChatConnection => {
  let isOver = false;
  // CHAT-1: the token goes in the query, because a browser sets no header here.
  const socket = new needs.WebSocket(`${needs.address}?token=${encodeURIComponent(needs.token())}`);
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
  // An error is followed by a close: whichever comes first ends it.
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
