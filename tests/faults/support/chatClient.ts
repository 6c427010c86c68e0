import * as Schema from 'effect/Schema';
import { WebSocket } from 'ws';
import { ServerFrame } from '#contract/ws/frames.ts';

const decodeFrame = Schema.decodeUnknownSync(Schema.fromJsonString(ServerFrame));

type Frame<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>;

/** A socket for tests; every received frame is checked against the contract. */
export interface ChatClient {
  /** All received frames, in order. */
  readonly frames: readonly ServerFrame[];
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  /** Sends a text or buffer as it is. */
  readonly sendText: (text: string | Buffer) => void;
  readonly send: (frame: object) => void;
  /** The first frame of a type that meets the condition, received already or in future; each frame is returned once. */
  readonly next: <Type extends ServerFrame['type']>(
    type: Type,
    holds?: (frame: Frame<Type>) => boolean,
  ) => Promise<Frame<Type>>;
  /** Subscribes and waits for the answer. */
  readonly sub: (
    topic: string,
    since?: { readonly epoch: string; readonly seq: number },
  ) => Promise<Frame<'subscribed'>>;
  /** Sends a message and waits for its ack or error. */
  readonly say: (topic: string, text: string, clientId: string) => Promise<Frame<'ack'> | Frame<'error'>>;
  /** Called for each frame as it arrives. */
  readonly onFrame: (listener: (frame: ServerFrame) => void) => void;
  /** Ends the connection without a close frame. */
  readonly cut: () => void;
  readonly socket: WebSocket;
}

interface Wait {
  readonly take: (frame: ServerFrame) => boolean;
}

/** Resolves once open; a refused upgrade rejects with its status. */
export const connectClient = async (
  port: number,
  token: string | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<ChatClient> => {
  const query = token === null ? '' : `?token=${encodeURIComponent(token)}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws${query}`, { headers, perMessageDeflate: false });
  const frames: ServerFrame[] = [];
  const unread: ServerFrame[] = [];
  const waits = new Set<Wait>();
  const listeners = new Set<(frame: ServerFrame) => void>();
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));

  socket.on('message', (data) => {
    const frame = decodeFrame(String(data));
    frames.push(frame);
    for (const listener of listeners) listener(frame);
    for (const wait of waits)
      if (wait.take(frame)) {
        waits.delete(wait);
        return;
      }
    unread.push(frame);
  });
  const next: ChatClient['next'] = (type, holds = () => true) =>
    new Promise((resolve) => {
      const take = (frame: ServerFrame): boolean => {
        const wanted = frame as Frame<typeof type>;
        if (frame.type !== type || !holds(wanted)) return false;
        resolve(wanted);
        return true;
      };
      const at = unread.findIndex(take);
      if (at >= 0) unread.splice(at, 1);
      else waits.add({ take });
    });
  const send = (frame: object): void => socket.send(JSON.stringify(frame));

  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
    socket.once('unexpected-response', (_request, response) => {
      socket.terminate();
      const again = response.headers['retry-after'];
      reject(new Error(`upgrade refused with ${response.statusCode}${again ? `, again after ${again} s` : ''}`));
    });
  });
  socket.on('error', () => {});
  return {
    socket,
    frames,
    closed,
    send,
    next,
    sendText: (text) => socket.send(text, { binary: typeof text !== 'string' }),
    sub: (topic, since) => {
      send({ type: 'sub', topic, ...(since ? { since } : {}) });
      return next('subscribed', (frame) => frame.topic === topic);
    },
    say: (topic, originalMessage, clientId) => {
      const path = topic.startsWith('private.') ? 'chat.sendMessagePrivate' : 'chat.sendMessage';
      send({ type: 'send', path, topic, data: { clientId, originalMessage } });
      return Promise.race([
        next('ack', (frame) => frame.clientId === clientId),
        next('error', (frame) => frame.clientId === clientId),
      ]);
    },
    onFrame: (listener) => void listeners.add(listener),
    cut: () => socket.terminate(),
  };
};

/** The entries of a frame: one, many or none. */
export const entriesOf = (frame: ServerFrame) => {
  if (frame.type === 'message') return [{ seq: frame.seq, data: frame.data }];
  return frame.type === 'batch' || frame.type === 'subscribed' ? frame.messages : [];
};
