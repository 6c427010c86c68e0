import { decodeText } from '#contract/codec.ts';
import { ServerFrame, type ClientFrame } from '#contract/ws/frames.ts';
import { isPrivate } from '#domain/chat/address.ts';
import type { AnySequenced } from '#contract/ws/entries.ts';
import type { ChatPosition, Passing, Topic } from '#domain/chat/chat.ts';
import {
  isFixtureEntry,
  isFixtureTopic,
  type FixtureTopic,
  type SequencedFixture,
} from '#domain/football/fixtureFeed.ts';
import { isDuelTopic, type DuelTopic } from '#domain/games/chess/duel.ts';
import { isPartyTopic } from '#domain/party/party.ts';
import type { ChatSend, TransportEvent } from '#ports/chatTransport.ts';

/** Parses a frame of the origin; null if it is malformed. */
export const readFrame = (text: unknown): TransportEvent | null => {
  const frame = decodeText(ServerFrame, text);
  return frame.ok ? eventOf(frame.value) : null;
};

const isOfFixture = (entry: AnySequenced): entry is SequencedFixture => isFixtureEntry(entry.data);
const isOfRoom = (entry: AnySequenced): entry is Passing => !isFixtureEntry(entry.data);

const entriesOf = (topic: Topic | FixtureTopic, entries: readonly AnySequenced[]): TransportEvent =>
  isFixtureTopic(topic)
    ? { type: 'socket.fixtureEntries', topic, entries: entries.filter(isOfFixture) }
    : { type: 'socket.entries', topic, entries: entries.filter(isOfRoom) };

const eventOf = (frame: ServerFrame): TransportEvent => {
  switch (frame.type) {
    case 'subscribed': {
      const { topic, epoch, seq, recovered, messages, standing } = frame;
      const answer = { position: { epoch, seq }, recovered };
      return isFixtureTopic(topic)
        ? { type: 'socket.fixtureSubscribed', topic, ...answer, entries: messages.filter(isOfFixture) }
        : {
            ...{ type: 'socket.subscribed', topic, ...answer, entries: messages.filter(isOfRoom) },
            ...(standing && { standing }),
          };
    }
    case 'message':
      return entriesOf(frame.topic, [{ seq: frame.seq, data: frame.data }]);
    case 'batch':
      return entriesOf(frame.topic, frame.messages);
    case 'ack': {
      const { clientId, groupMessageId, seq, ts } = frame;
      return { type: 'socket.acked', clientId, groupMessageId, seq, ...(ts !== undefined && { ts }) };
    }
    case 'error':
      return {
        type: 'socket.refused',
        clientId: frame.clientId ?? null,
        ...(frame.topic && { topic: frame.topic }),
        code: frame.code,
        ...(frame.reason !== undefined && { reason: frame.reason }),
        retryAfterS: frame.retryAfter ?? null,
      };
    case 'join':
      return { type: 'socket.joined', topic: frame.topic, userId: frame.data.userId, showName: frame.data.showName };
    case 'presence':
      return { type: 'socket.presence', topic: frame.topic, online: frame.online };
  }
};

export const subFrame = (topic: Topic | FixtureTopic, since: ChatPosition | null): string =>
  write({ type: 'sub', topic, ...(since && { since }) });
export const unsubFrame = (topic: Topic | FixtureTopic): string => write({ type: 'unsub', topic });

/** CHAT-4: a send as a frame with its path. Null for a join to a private topic, which has none, and what is a party's or a game's. */
export const sendFrame = (topic: Topic, send: ChatSend): string | null => {
  if (send.kind === 'party') {
    const { kind: _, ...data } = send;
    return isPartyTopic(topic) ? write({ type: 'send', path: 'party.command', topic, data }) : null;
  }
  if (send.kind === 'duel') {
    const { kind: _, ...data } = send;
    return isDuelTopic(topic) ? write({ type: 'send', path: 'game.command', topic, data }) : null;
  }
  if (isDuelTopic(topic)) return null;
  if (isPrivate(topic))
    return send.kind === 'join'
      ? null
      : write({ type: 'send', path: 'chat.sendMessagePrivate', topic, data: dataOf(send) });
  const chatroom = topic as Exclude<Topic, `private.${string}` | DuelTopic>;
  const data = send.kind === 'join' ? { clientId: send.clientId, systemMessage: 'join' as const } : dataOf(send);
  return write({ type: 'send', path: 'chat.sendMessage', topic: chatroom, data });
};

const dataOf = (send: Exclude<ChatSend, { kind: 'join' | 'party' | 'duel' }>) => {
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
