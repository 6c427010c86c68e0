import { randomUUID } from 'node:crypto';
import type { ClientFrame } from '#contract/ws/frames.ts';
import { isStaff } from '#domain/auth/auth.ts';
import type { Bus } from '../bus/bus.ts';
import type { Bucket } from '../shared/bucket.ts';
import type { Connection } from './connection.ts';
import type { DuelDone, DuelSource } from '../shared/duelSource.ts';
import type { PartySource } from '../shared/partySource.ts';
import {
  createMayWrite,
  topicRefusal,
  type DuelFrame,
  type PartyFrame,
  type SendFrame,
  type WriteRules,
} from './mayWrite.ts';
import { chatRefusal, type ChatRefusal } from './refusal.ts';
import { messageBy, speakerOf, type ChatMember } from './speaker.ts';
import { topicName, type TopicName } from './topicName.ts';
import type { Topics } from './topics.ts';
import type { ChatWrite, WriteResult } from './write.ts';

interface Needs extends WriteRules {
  readonly topics: Topics;
  readonly bus: Bus;
  /** Stores, tells the author, and publishes, in this order. */
  readonly store: (write: ChatWrite, tellAuthor: (result: WriteResult) => void) => Promise<void>;
  /** Topics that one socket may listen to at once. */
  readonly mostTopics: number;
  /** Per socket. */
  readonly topicRate: Bucket;
  readonly partyRate: Bucket;
  /** FI-11: what is done in a party. */
  readonly partyCommand: PartySource['command'];
  readonly duelRate: Bucket;
  /** GA-11: what is done in a game of two. */
  readonly duelCommand: DuelSource['command'];
  readonly failed: (error: unknown) => void;
}

/** When to try again for a topic whose kind has too many listeners. */
const FULL_RETRY_S = 30;

const isRefusal = (value: ChatMember | ChatRefusal): value is ChatRefusal => 'code' in value;

/** The outcome of a command in a party or a game. */
type Done = ReturnType<PartySource['command']> | DuelDone;

/** What a send asks the store for. */
const writeOf = (
  { data }: SendFrame,
  name: TopicName,
  member: ChatMember,
  connection: Connection,
  now: number,
): ChatWrite | null => {
  const { userId } = member;
  const said = { topic: name.key, userId, clientId: data.clientId, at: now };
  if ('systemMessage' in data) return null;
  if ('deleted' in data)
    return { ...said, kind: 'deletion', groupMessageId: data.groupMessageId, byStaff: isStaff(member.siteRoleId) };
  if ('reaction' in data) {
    const { groupMessageId, reaction, on } = data;
    return { ...said, kind: 'reaction', groupMessageId, reaction, on };
  }
  const message = messageBy(speakerOf(member), {
    groupMessageId: randomUUID(),
    groupId: name.groupId,
    createdAt: now,
    clientId: data.clientId,
    originalMessage: data.originalMessage.normalize('NFC'),
    parentMessageId: data.parentMessageId ?? null,
    toUserId: name.with,
  });
  return { ...said, kind: 'message', message, addressHash: connection.addressHash };
};

/** Handles a frame; settles once it is queued, so that the frames of one socket keep their order. */
export const createCommands = (needs: Needs): ((connection: Connection, frame: ClientFrame) => Promise<void>) => {
  const { topics, bus, clock, store, mostTopics, topicRate, failed } = needs;
  const mayWrite = createMayWrite(needs);

  const subscribe = async (connection: Connection, frame: Extract<ClientFrame, { type: 'sub' }>): Promise<void> => {
    const name = topicName(frame.topic, connection.viewer.userId);
    const retryAfterS = topicRate(connection.socketId);
    const isOneTooMany = connection.topics.size >= mostTopics && !connection.topics.has(name.key);
    const refusal =
      retryAfterS !== null || isOneTooMany
        ? chatRefusal(429, { retryAfterS })
        : await topicRefusal(connection, name, needs);
    if (refusal) return connection.refuse(refusal, { topic: frame.topic });
    const isHeard = await topics.subscribe(connection, name, frame.since);
    if (!isHeard) connection.refuse(chatRefusal(503, { retryAfterS: FULL_RETRY_S }), { topic: frame.topic });
  };

  /** Answers that the client may try again, and logs the error. */
  const lost =
    (connection: Connection, clientId: string) =>
    (error: unknown): void => {
      failed(error);
      connection.refuse(chatRefusal(503, { retryAfterS: 1 }), { clientId });
    };

  const send = async (connection: Connection, frame: SendFrame): Promise<void> => {
    const { clientId } = frame.data;
    const name = topicName(frame.topic, connection.viewer.userId);
    const member = await mayWrite(connection, frame, name);
    if (isRefusal(member)) return connection.refuse(member, { clientId });
    if (!connection.isOpen()) return;
    const write = writeOf(frame, name, member, connection, clock());
    if (!write) {
      const { userId, showName, badge } = speakerOf(member);
      connection.say({ type: 'ack', clientId, groupMessageId: null, seq: null });
      bus.publish('chat.joined', { topic: name.key, who: { userId, showName, badge } });
      return;
    }
    const tellAuthor = (result: WriteResult): void => {
      if (result.kind === 'refused') connection.refuse(chatRefusal(result.code), { clientId });
      else connection.say({ type: 'ack', clientId, groupMessageId: result.groupMessageId, seq: result.seq });
    };
    // Not waited for: the next frame may be stored together with this one.
    store(write, tellAuthor).catch(lost(connection, clientId));
  };

  const tellDone = (connection: Connection, clientId: string, done: Done): void => {
    if ('code' in done) connection.refuse(chatRefusal(done.code), { clientId });
    else connection.say({ type: 'ack', clientId, groupMessageId: null, seq: null, ts: done.ts });
  };

  const command = (connection: Connection, { topic, data: { clientId, ...wish } }: PartyFrame): void => {
    const { userId } = connection.viewer;
    const retryAfterS = needs.partyRate(connection.socketId);
    if (retryAfterS !== null) return connection.refuse(chatRefusal(429, { retryAfterS }), { clientId });
    tellDone(connection, clientId, needs.partyCommand(topicName(topic, userId).groupId, userId, wish));
  };

  /** Not waited for: a game keeps the order of its own commands. */
  const duel = (connection: Connection, { topic, data: { clientId, ...wish } }: DuelFrame): void => {
    const { userId } = connection.viewer;
    const retryAfterS = needs.duelRate(connection.socketId);
    if (retryAfterS !== null) return connection.refuse(chatRefusal(429, { retryAfterS }), { clientId });
    needs
      .duelCommand(topicName(topic, userId).groupId, userId, wish)
      .then((done) => tellDone(connection, clientId, done), lost(connection, clientId));
  };

  return async (connection, frame) => {
    if (!connection.isOpen()) return;
    if (frame.type === 'send' && frame.path === 'party.command') command(connection, frame);
    else if (frame.type === 'send' && frame.path === 'game.command') duel(connection, frame);
    else if (frame.type === 'send') await send(connection, frame);
    else if (frame.type === 'sub') await subscribe(connection, frame);
    else topics.unsubscribe(connection, topicName(frame.topic, connection.viewer.userId).key);
  };
};
