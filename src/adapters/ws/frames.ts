import { decodeText } from '#contract/codec.ts';
import { ServerFrame, type ClientFrame } from '#contract/ws/frames.ts';
import { isPrivate } from '#domain/chat/address.ts';
import type { ChatPosition, Topic } from '#domain/chat/chat.ts';
import type { ChatSend, TransportEvent } from '#ports/chatTransport.ts';

/** Parses a frame of the origin; null if it is malformed. */
export const readFrame = (text: unknown): TransportEvent | null => {
  const frame = decodeText(ServerFrame, text);
  return frame.ok ? eventOf(frame.value) : null;
};

const eventOf = (frame: ServerFrame): TransportEvent => {
  switch (frame.type) {
    case 'subscribed': {
      const { topic, epoch, seq, recovered, messages } = frame;
      return { type: 'socket.subscribed', topic, position: { epoch, seq }, recovered, entries: messages };
    }
    case 'message':
      return { type: 'socket.entries', topic: frame.topic, entries: [{ seq: frame.seq, data: frame.data }] };
    case 'batch':
      return { type: 'socket.entries', topic: frame.topic, entries: frame.messages };
    case 'ack':
      return { type: 'socket.acked', clientId: frame.clientId, groupMessageId: frame.groupMessageId, seq: frame.seq };
    case 'error':
      return {
        type: 'socket.refused',
        clientId: frame.clientId ?? null,
        ...(frame.topic && { topic: frame.topic }),
        code: frame.code,
        retryAfterS: frame.retryAfter ?? null,
      };
    case 'join':
      return { type: 'socket.joined', topic: frame.topic, userId: frame.data.userId, showName: frame.data.showName };
    case 'presence':
      return { type: 'socket.presence', topic: frame.topic, online: frame.online };
  }
};

export const subFrame = (topic: Topic, since: ChatPosition | null): string =>
  write({ type: 'sub', topic, ...(since && { since }) });
export const unsubFrame = (topic: Topic): string => write({ type: 'unsub', topic });

/** CHAT-4: a send as a frame with its path. Null for a join to a private topic, which has none. */
export const sendFrame = (topic: Topic, send: ChatSend): string | null => {
  if (isPrivate(topic))
    return send.kind === 'join'
      ? null
      : write({ type: 'send', path: 'chat.sendMessagePrivate', topic, data: dataOf(send) });
  const chatroom = topic as Exclude<Topic, `private.${string}`>;
  const data = send.kind === 'join' ? { clientId: send.clientId, systemMessage: 'join' as const } : dataOf(send);
  return write({ type: 'send', path: 'chat.sendMessage', topic: chatroom, data });
};

const dataOf = (send: Exclude<ChatSend, { kind: 'join' }>) => {
  const { clientId } = send;
  switch (send.kind) {
    case 'message': {
      const reply = send.parentMessageId === undefined ? {} : { parentMessageId: send.parentMessageId };
      return { clientId, originalMessage: send.text, ...reply };
    }
    case 'reaction':
      return { clientId, groupMessageId: send.groupMessageId, reaction: send.reaction, on: send.on };
    case 'delete':
      return { clientId, groupMessageId: send.groupMessageId, deleted: true as const };
  }
};

const write = (frame: ClientFrame): string => JSON.stringify(frame);
