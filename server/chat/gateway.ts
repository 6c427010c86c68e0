import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { chat } from '#contract/http/chat.ts';
import type { chatRoom } from '#contract/http/chatRoom.ts';
import { chatroomTopic, CHAT, type ChatNotice } from '#domain/chat/chat.ts';
import { isPartyTopic, partyIdOf } from '#domain/party/party.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../database/database.ts';
import type { DoorService } from '../shared/door/door.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import type { Identify } from '../http/identify.ts';
import type { Clock } from '../shared/clock.ts';
import type { Events } from '../shared/events.ts';
import { keyFor } from '../shared/secret.ts';
import { createBucket, noBucket, type Rate } from '../shared/bucket.ts';
import type { LimitStore } from '../shared/limiter.ts';
import { memoryLimits } from '../shared/memoryLimits.ts';
import type { DuelSource } from '../shared/duelSource.ts';
import type { Hand } from '../shared/moderation/hands.ts';
import type { PartySource } from '../shared/partySource.ts';
import type { TopicSource } from '../shared/topicSource.ts';
import { DUEL_RATE, FRAME_RATE, MESSAGE_RATE, PARTY_RATE, REFUSAL_RATE, TOLD_RATE, type MemberRate } from './bucket.ts';
import { chatHandlers } from './chat.handlers.ts';
import { chatRoomHandlers, type ChatRoomParts } from './chatRoom.handlers.ts';
import { chatHand } from './chatHand.store.ts';
import { chatStore } from './chat.store.ts';
import { createCommands } from './commands.ts';
import { createConnection, type Connection } from './connection.ts';
import { createDoor, type Opening } from './door.ts';
import { closeAsEnded, closeEnded, type AliveSessions } from './endedSessions.ts';
import { startForgetting } from './forget.ts';
import type { Places } from './places.ts';
import { createIsGroup } from './groups.ts';
import { keepAlive } from './heartbeat.ts';
import { listen } from './listen.ts';
import { memoryPresence, type PresenceStore } from './presenceStore.ts';
import { pollsStore } from './polls.store.ts';
import { roomStore } from './room.store.ts';
import { createRoomRules } from './roomRules.ts';
import { messageBy, type ChatMember, type Speaker } from './speaker.ts';
import { systemAfter, type After } from '../shared/timers.ts';
import { createTallies } from './tallies.ts';
import { createTopics } from './topics.ts';
import type { ChatWrite, ChatWriter, WriteResult } from './write.ts';

/** The time limit for sockets to answer a close. */
const DRAIN_MS = 500;
/** CLAUSES "Limits": topics that one socket listens to at once. */
const MOST_TOPICS = 20;
const TOPIC_RATE: Rate = { burst: 40, everyMs: 250 };

export interface ChatNeeds {
  readonly database: Database;
  /** Where messages are stored: in a thread with a connection of its own, or over a database server's. */
  readonly writer: ChatWriter;
  readonly bus: Bus;
  readonly identify: Identify;
  /** A token that `identify` accepts once. */
  readonly tokenFor: (owner: { readonly userId: string; readonly sessionId: string }, now: number) => string;
  /** Those of these sessions that have not ended. */
  readonly aliveSessions: AliveSessions;
  readonly memberById: (userId: string) => Promise<ChatMember | null>;
  /** Whether one of two members has blocked the other: then neither writes to the other in private. */
  readonly areApart: (userId: string, otherId: string) => Promise<boolean>;
  /** Judges every message. */
  readonly judge: DoorService['judge'];
  /** The log of decisions, opened after the chat. */
  readonly decisions: ChatRoomParts['decisions'];
  /** The posts in which polls stand, opened after the chat; there are none where absent. */
  readonly posts?: ChatRoomParts['posts'];
  /** The commentators of the schedule's room of this group; null where it knows none. */
  readonly hostsOf: (groupId: string) => Promise<readonly string[] | null>;
  /** Since when a member follows one of these people; null if they follow none. */
  readonly followsSince: (userId: string, ids: readonly string[]) => Promise<number | null>;
  /** Source of football updates; without it there are no such topics. */
  readonly fixtures?: TopicSource;
  /** FI-11: source of watch parties; without it there are no such topics. */
  readonly parties?: PartySource;
  /** GA-11: source of games for two players; without it there are no such topics. */
  readonly duels?: DuelSource;
  readonly clock: Clock;
  readonly after?: After;
  /** What `originSecret` answers. */
  readonly secret: string;
  /** LIMITS. */
  readonly limits: boolean;
  /** Counts the limits of members; in this process's memory if absent. */
  readonly limitStore?: LimitStore;
  /** Counts the listeners; in this process's memory if absent. */
  readonly presence?: PresenceStore;
  /** Counts sockets per session and address over all processes; over this one alone if absent. */
  readonly places?: Places;
  /** Called with unexpected errors. */
  readonly failed: (error: unknown) => void;
}

export interface Chat {
  readonly handlers: AreaHandlers<typeof chat>;
  /** The calls that keep order in rooms. */
  readonly roomHandlers: AreaHandlers<typeof chatRoom>;
  /** What it can do for moderators. */
  readonly hand: Hand;
  /** What it has to hear. */
  readonly events: Events;
  readonly onUpgrade: (request: IncomingMessage, stream: Duplex, head: Buffer, opening: Opening) => void;
  /** Closes every socket with 1012 and accepts no new ones. */
  readonly drain: () => Promise<void>;
  /** After all that was asked for is stored. */
  readonly close: () => Promise<void>;
  /** Sockets that listen to a group now. */
  readonly online: (groupId: string) => number;
  /** To be called when new counts of the other processes have arrived. */
  readonly recounted: () => void;
  /** Closes the sockets whose session has ended; to be called now and then. */
  readonly closeEnded: () => Promise<void>;
  /** Whether nothing was ever said in a group. */
  readonly isSilent: (groupId: string) => Promise<boolean>;
  /** Says something in the origin's own name, once per key (up to 64 characters). */
  readonly postAsSystem: (groupId: string, line: SystemLine) => Promise<void>;
  /** Says something as somebody who is no member: the demo's voices. */
  readonly speak: (groupId: string, voice: Speaker, text: string) => Promise<void>;
}

export interface SystemLine {
  readonly kind: 'goal';
  readonly text: string;
  readonly key: string;
}

const SYSTEM: Speaker = { userId: 'system', showName: 'Khán Đài', badge: null, vipGroup: false };

export const createChat = async (needs: ChatNeeds): Promise<Chat> => {
  const { database, writer, bus, memberById, clock, after = systemAfter, limits, failed } = needs;
  const { presence = memoryPresence() } = needs;
  const store = chatStore(database);
  const epoch = await store.epoch();
  const { fixtures, parties, duels } = needs;
  const roomsKept = roomStore(database);
  const topics = createTopics({
    standing: (topic) => roomsKept.standing(topic, clock()),
    ...{ store, epoch, presence, clock, after, failed },
    ...(fixtures && { fixtures }),
    ...(parties && { parties }),
    ...(duels && { duels }),
  });
  const connections = new Set<Connection>();
  const addressKey = keyFor(needs.secret, 'addresses');
  const bucket = (rate: Rate) => (limits ? createBucket(rate, clock) : noBucket);
  const { limitStore = memoryLimits(clock) } = needs;
  const memberRate =
    (name: string): MemberRate =>
    async (userId) =>
      limits ? limitStore.take({ name, ...MESSAGE_RATE }, userId) : null;
  const patience = bucket(REFUSAL_RATE);
  const rates = { frameRate: bucket(FRAME_RATE), toldRate: bucket(TOLD_RATE) };
  let draining = false;
  let allGone = (): void => {};

  /** Stored, then acknowledged, then published. */
  const storeAndPublish = async (write: ChatWrite, tellAuthor: (result: WriteResult) => void): Promise<void> => {
    if (parties && isPartyTopic(write.topic) && write.kind !== 'notice' && write.kind !== 'change')
      return tellAuthor(parties.write(partyIdOf(write.topic), write));
    const result = await writer.write(write);
    tellAuthor(result);
    if (result.kind !== 'stored') return;
    bus.publish('chat.stored', { topic: write.topic, entry: { seq: result.seq, data: result.data } });
  };
  const { hostsOf } = needs;
  const isGroup = createIsGroup({
    ...{ online: presence.online, head: store.head },
    isRoom: async (groupId) => (await hostsOf(groupId)) !== null,
  });
  const rooms = createRoomRules({
    ...{ store: roomsKept, clock, limitStore, hostsOf, followsSince: needs.followsSince },
  });
  const carryOut = createCommands({
    topics,
    bus,
    ...{ rooms, restriction: roomsKept.restriction },
    clock,
    memberById,
    areApart: needs.areApart,
    judge: needs.judge,
    isFixture: async (fixtureId) => (await fixtures?.knows(fixtureId)) ?? false,
    isGroup,
    store: storeAndPublish,
    messageRate: memberRate('chat.messages'),
    otherRate: memberRate('chat.others'),
    mostTopics: limits ? MOST_TOPICS : Number.POSITIVE_INFINITY,
    topicRate: bucket(TOPIC_RATE),
    partyRate: bucket(PARTY_RATE),
    partyRefusal: (partyId, userId) => (parties ? parties.refusal(partyId, userId) : 404),
    partyCommand: (partyId, userId, wish) => parties?.command(partyId, userId, wish) ?? { code: 404 },
    duelRate: bucket(DUEL_RATE),
    isDuel: async (gameId) => (await duels?.knows(gameId)) ?? false,
    duelCommand: async (gameId, userId, wish) => (await duels?.command(gameId, userId, wish)) ?? { code: 404 },
    failed,
  });

  const writeNow = async (write: ChatWrite): Promise<WriteResult> => {
    let answer: WriteResult | null = null;
    await storeAndPublish(write, (result) => void (answer = result));
    return answer ?? { kind: 'refused', code: 404 };
  };
  const tell = async (topic: string, of: ChatNotice['kind']): Promise<void> => {
    const { userId } = SYSTEM;
    await writeNow({ kind: 'notice', topic, userId, clientId: randomUUID(), at: clock(), of });
  };
  const tallies = createTallies((topic) => void tell(topic, 'poll').catch(failed), { clock, after });
  const roomHandlers = chatRoomHandlers({
    ...{ store: roomsKept, polls: pollsStore(database), rooms, isGroup, hostsOf, memberById, tell },
    ...{ online: presence.online, write: writeNow, voted: tallies.voted, decisions: needs.decisions },
    posts: needs.posts ?? { sees: async () => false, owns: async () => false },
  });
  const hand = chatHand({
    database,
    changed: async (groupMessageId, what) => {
      const topic = await store.topicOf(groupMessageId);
      if (topic === null) return;
      const { userId } = SYSTEM;
      await writeNow({ kind: 'change', topic, userId, clientId: randomUUID(), at: clock(), groupMessageId });
      // It stands above the others again, as it did before it went.
      if (what === 'restored' && (await roomsKept.pinnedId(topic)) === groupMessageId) await tell(topic, 'pin');
    },
  });

  const events: Events = {
    'chat.stored': topics.heard,
    'chat.joined': topics.joined,
    'member.erased': topics.forget,
    'session.ended': ({ sessionId }) => {
      for (const one of connections) if (one.viewer.sessionId === sessionId) closeAsEnded(one);
    },
  };

  const stopForgetting = startForgetting({ store, clock, after, failed });

  const onUpgrade = createDoor({
    identify: needs.identify,
    limits,
    ...(needs.places && { places: needs.places }),
    isDraining: () => draining,
    after,
    failed,
    welcome: (socket, stream, viewer, address) => {
      const addressHash = createHmac('sha256', addressKey).update(address).digest('base64url');
      const connection = createConnection(viewer, addressHash, { socket, stream, clock, after, patience });
      connections.add(connection);
      socket.on('close', () => {
        connections.delete(connection);
        if (connections.size === 0) allGone();
        topics.leaveAll(connection);
      });
      keepAlive(socket, after);
      listen(socket, connection, { carryOut, ...rates, failed });
    },
  });

  const say = (
    groupId: string,
    speaker: Speaker,
    { kind, text, key: clientId }: Omit<SystemLine, 'kind'> & { readonly kind: SystemLine['kind'] | null },
  ): Promise<void> => {
    const topic = chatroomTopic(groupId);
    const at = clock();
    const said = { groupMessageId: randomUUID(), groupId, createdAt: at, clientId, originalMessage: text };
    const message = messageBy(speaker, { ...said, parentMessageId: null, toUserId: null }, kind);
    const { userId } = speaker;
    return storeAndPublish({ kind: 'message', topic, userId, clientId, at, message, addressHash: null }, () => {});
  };

  return {
    handlers: chatHandlers({ store, epoch, tokenFor: needs.tokenFor }),
    roomHandlers,
    hand,
    events,
    onUpgrade,
    drain: () => {
      draining = true;
      for (const connection of connections) connection.close(CHAT.closed.restart, 'restart');
      return new Promise((resolve) => {
        allGone = resolve;
        if (connections.size === 0) resolve();
        else after(DRAIN_MS, resolve);
      });
    },
    close: async () => {
      stopForgetting();
      await writer.close();
    },
    online: (groupId) => presence.online(chatroomTopic(groupId)),
    recounted: topics.recounted,
    closeEnded: () => closeEnded(connections, needs.aliveSessions, clock()),
    isSilent: async (groupId) => (await store.head(chatroomTopic(groupId))) === 0,
    postAsSystem: (groupId, line) => say(groupId, SYSTEM, line),
    speak: (groupId, voice, text) => say(groupId, voice, { kind: null, text, key: randomUUID() }),
  };
};
