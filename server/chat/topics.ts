import type { BusMessages } from '../bus/bus.ts';
import type { ChatPosition, Sequenced } from '#domain/chat/chat.ts';
import type { Clock } from '../shared/clock.ts';
import type { ChatStore } from './chat.store.ts';
import type { Connection } from './connection.ts';
import { createFanOut } from './fanOut.ts';
import { createFeed } from './feed.ts';
import { textFrame } from './frame.ts';
import { createPresence } from './presence.ts';
import type { PresenceStore } from './presenceStore.ts';
import type { After } from './timers.ts';
import type { TopicName } from './topicName.ts';

/** Joins are told to topics of at most so many. */
const MOST_TOLD_JOINS = 500;

interface Needs {
  readonly store: Pick<ChatStore, 'entries'>;
  readonly epoch: string;
  /** Where those who listen are counted. */
  readonly presence: PresenceStore;
  readonly clock: Clock;
  readonly after: After;
  readonly failed: (error: unknown) => void;
}

/** What a topic needs of a socket. */
export type Listener = Pick<Connection, 'topics' | 'isOpen' | 'say' | 'deliver'>;

/** Those who listen to one topic, with what they are told. */
interface Topic {
  readonly subscribe: (connection: Listener, name: TopicName, since: ChatPosition | undefined) => Promise<void>;
  readonly leave: (connection: Listener) => void;
  readonly heard: (entry: Sequenced) => void;
  readonly joined: (who: BusMessages['chat.joined']['who']) => void;
  readonly forget: (userId: string) => void;
  /** As many listen as `PresenceStore` says by now. */
  readonly recounted: () => void;
  readonly isIdle: () => boolean;
}

const createTopic = (key: string, { store, epoch, presence, clock, after, failed }: Needs): Topic => {
  const members = new Set<Listener>();
  let entering = 0;

  /** Frames carry the topic as each listener names it; most topics have one name for all. */
  const tellAll = (frameFor: (topic: string) => Buffer, passing: boolean): void => {
    const frames = new Map<string, Buffer>();
    for (const member of members) {
      const topic = member.topics.get(key) ?? key;
      let frame = frames.get(topic);
      if (!frame) frames.set(topic, (frame = frameFor(topic)));
      member.deliver(frame, passing);
    }
  };
  const fanOut = createFanOut(
    (entries) =>
      tellAll((topic) => {
        const [only] = entries;
        const frame =
          entries.length === 1 ? { type: 'message', topic, ...only } : { type: 'batch', topic, messages: entries };
        return textFrame(JSON.stringify(frame));
      }, false),
    { clock, after },
  );
  const feed = createFeed((span) => store.entries(key, span), fanOut.push, failed);
  const presenceFrame = (topic: string, online: number) =>
    textFrame(JSON.stringify({ type: 'presence', topic, online }));
  const online = () => presence.online(key);
  const teller = createPresence(online, (count) => tellAll((topic) => presenceFrame(topic, count), true), {
    clock,
    after,
  });

  return {
    subscribe: async (connection, { topic }, since) => {
      entering += 1;
      try {
        await feed.ready();
      } finally {
        entering -= 1;
      }
      if (!connection.isOpen()) return;
      // What waits to be written is part of what the newcomer gets: those who were here first get it now.
      fanOut.flush();
      const missed = since?.epoch === epoch ? feed.after(since.seq) : null;
      const messages = missed ?? feed.latest();
      connection.topics.set(key, topic);
      members.add(connection);
      presence.set(key, members.size);
      connection.say({ type: 'subscribed', topic, epoch, seq: feed.head(), recovered: missed !== null, messages });
      if (!teller.changed()) connection.deliver(presenceFrame(topic, online()), true);
    },
    leave: (connection) => {
      connection.topics.delete(key);
      if (!members.delete(connection)) return;
      presence.set(key, members.size);
      if (members.size === 0) teller.stop();
      else teller.changed();
    },
    heard: feed.heard,
    joined: (data) => {
      if (members.size > MOST_TOLD_JOINS) return;
      tellAll((topic) => textFrame(JSON.stringify({ type: 'join', topic, data })), true);
    },
    forget: (userId) => feed.forget(userId, key.startsWith('private.') ? 'removed' : 'anonymised'),
    recounted: () => void teller.changed(),
    isIdle: () => members.size === 0 && entering === 0,
  };
};

/** The topics that somebody listens to. */
export interface Topics {
  readonly subscribe: (connection: Listener, name: TopicName, since: ChatPosition | undefined) => Promise<void>;
  readonly unsubscribe: (connection: Listener, key: string) => void;
  readonly leaveAll: (connection: Listener) => void;
  readonly heard: (message: BusMessages['chat.stored']) => void;
  readonly joined: (message: BusMessages['chat.joined']) => void;
  /** Somebody is gone, and with them their name. */
  readonly forget: (message: BusMessages['member.erased']) => void;
  /** The counts of other processes are known anew. */
  readonly recounted: () => void;
}

export const createTopics = (needs: Needs): Topics => {
  const topics = new Map<string, Topic>();
  const forgetIdle = (key: string): void => {
    if (topics.get(key)?.isIdle()) topics.delete(key);
  };
  const unsubscribe = (connection: Listener, key: string): void => {
    topics.get(key)?.leave(connection);
    forgetIdle(key);
  };
  return {
    subscribe: async (connection, name, since) => {
      let topic = topics.get(name.key);
      if (!topic) topics.set(name.key, (topic = createTopic(name.key, needs)));
      try {
        await topic.subscribe(connection, name, since);
      } finally {
        forgetIdle(name.key);
      }
    },
    unsubscribe,
    leaveAll: (connection) => {
      for (const key of [...connection.topics.keys()]) unsubscribe(connection, key);
    },
    heard: ({ topic, entry }) => topics.get(topic)?.heard(entry),
    joined: ({ topic, who }) => topics.get(topic)?.joined(who),
    forget: ({ userId }) => {
      for (const topic of topics.values()) topic.forget(userId);
    },
    recounted: () => {
      for (const topic of topics.values()) topic.recounted();
    },
  };
};
