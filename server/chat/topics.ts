import type { AnySequenced } from '#contract/ws/entries.ts';
import type { BusMessages } from '../bus/bus.ts';
import type { ChatNotice, ChatPosition, Sequenced } from '#domain/chat/chat.ts';
import type { Standing } from '#domain/chat/notice.ts';
import type { Clock } from '../shared/clock.ts';
import type { PartySource } from '../shared/partySource.ts';
import type { DuelSource } from '../shared/duelSource.ts';
import type { TopicSource } from '../shared/topicSource.ts';
import type { ChatStore } from './chat.store.ts';
import type { Connection } from './connection.ts';
import { createFanOut } from './fanOut.ts';
import { createFeed } from './feed.ts';
import { textFrame } from './frame.ts';
import { createPresence } from './presence.ts';
import { createStanding } from './standing.ts';
import type { PresenceStore } from './presenceStore.ts';
import type { After } from '../shared/timers.ts';
import type { TopicName } from './topicName.ts';

/** Above this many listeners, joins are not announced. */
const MOST_TOLD_JOINS = 500;

interface Needs {
  readonly store: Pick<ChatStore, 'entries'>;
  /** What stands in a room. */
  readonly standing: (topic: string) => Promise<Standing>;
  readonly epoch: string;
  /** Counts the listeners. */
  readonly presence: PresenceStore;
  readonly clock: Clock;
  readonly after: After;
  readonly failed: (error: unknown) => void;
  /** Source of football updates; without it there are no such topics. */
  readonly fixtures?: TopicSource;
  /** FI-11: the watch parties; without them there are no such topics. */
  readonly parties?: Pick<PartySource, 'open'>;
  /** GA-11: the games for two players; without them there are no such topics. */
  readonly duels?: Pick<DuelSource, 'open'>;
}

/** What a topic needs of a socket. */
export type Listener = Pick<Connection, 'topics' | 'isOpen' | 'say' | 'deliver' | 'viewer'>;

/** The listeners of one topic and the entries sent to them. */
interface Topic {
  readonly subscribe: (connection: Listener, name: TopicName, since: ChatPosition | undefined) => Promise<void>;
  readonly leave: (connection: Listener) => void;
  readonly heard: (entry: Sequenced) => void;
  readonly joined: (who: BusMessages['chat.joined']['who']) => void;
  readonly forget: (userId: string) => void;
  /** `PresenceStore` has a new number of listeners. */
  readonly recounted: () => void;
  readonly isIdle: () => boolean;
  /** Once it is idle. */
  readonly close: () => void;
}

/** A topic's entries by position; later ones are pushed to its listeners. */
interface TopicSequence {
  readonly epoch: string;
  /** Settles once the latest entries are loaded. */
  readonly ready: () => Promise<void>;
  readonly head: () => number;
  readonly latest: () => readonly AnySequenced[];
  readonly after: (seq: number) => readonly AnySequenced[] | null;
  readonly heard: (entry: Sequenced) => void;
  readonly forget: (userId: string) => void;
  readonly leave: () => void;
  /** The topic's current rules, pinned message and poll, kept beside its entries. */
  readonly standing?: () => readonly ChatNotice[];
  /** A listener came or left: a party's entries include who is present. */
  readonly entered?: (viewer: Connection['viewer']) => void;
  readonly left?: (userId: string) => void;
}
type Open = (push: (entry: AnySequenced) => void) => TopicSequence | null;

const chatSequence =
  (key: string, needs: Needs): Open =>
  (push) => {
    const { store, epoch, clock, failed } = needs;
    const standing = createStanding(() => needs.standing(key), clock);
    const told = (entry: Sequenced): void => {
      standing.heard(entry.data);
      push(entry);
    };
    const feed = createFeed((span) => store.entries(key, span), told, failed);
    const isPrivate = key.startsWith('private.');
    return {
      ...{ ...feed, epoch, leave: () => {} },
      ...(!isPrivate && {
        ready: async () => {
          await standing.ready();
          await feed.ready();
        },
        standing: standing.now,
      }),
      forget: (userId) => {
        standing.forget(userId);
        feed.forget(userId, isPrivate ? 'removed' : 'anonymised');
      },
    };
  };
const fixtureSequence =
  (fixtureId: string, { fixtures }: Needs): Open =>
  (push) => {
    const sequence = fixtures?.open(fixtureId, push);
    return sequence ? { ...sequence, heard: () => {}, forget: () => {} } : null;
  };

const partySequence =
  (partyId: string, { parties }: Needs): Open =>
  (push) => {
    const sequence = parties?.open(partyId, push);
    return sequence ? { ...sequence, ready: async () => {}, heard: () => {}, forget: () => {} } : null;
  };

const duelSequence =
  (gameId: string, { duels }: Needs): Open =>
  (push) => {
    const sequence = duels?.open(gameId, push);
    return sequence ? { ...sequence, ready: async () => {}, heard: () => {}, forget: () => {} } : null;
  };

/** Null if its source has too many listeners. `isCounted`: whether listeners are sent the number of listeners. */
const createTopic = (key: string, open: Open, isCounted: boolean, { presence, clock, after }: Needs): Topic | null => {
  const members = new Set<Listener>();
  let entering = 0;

  /** Each listener gets the topic under its own name for it; most topics have the same name for all. */
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
  const sequence = open(fanOut.push);
  if (!sequence) return null;
  const { epoch } = sequence;
  const presenceFrame = (topic: string, online: number) =>
    textFrame(JSON.stringify({ type: 'presence', topic, online }));
  const online = () => presence.online(key);
  const teller = createPresence(online, (count) => tellAll((topic) => presenceFrame(topic, count), true), {
    clock,
    after,
  });
  const recount = (): void => {
    if (isCounted) presence.set(key, members.size);
  };

  return {
    subscribe: async (connection, { topic }, since) => {
      entering += 1;
      try {
        await sequence.ready();
      } finally {
        entering -= 1;
      }
      if (!connection.isOpen()) return;
      if (!members.has(connection)) sequence.entered?.(connection.viewer);
      // The newcomer's first batch already holds the entries that wait to be written, so the others must get them now.
      fanOut.flush();
      const missed = since?.epoch === epoch ? sequence.after(since.seq) : null;
      const messages = missed ?? sequence.latest();
      connection.topics.set(key, topic);
      members.add(connection);
      recount();
      const standing = sequence.standing?.() ?? [];
      connection.say({
        ...{ type: 'subscribed', topic, epoch, seq: sequence.head(), recovered: missed !== null, messages },
        ...(standing.length > 0 && { standing }),
      });
      if (isCounted && !teller.changed()) connection.deliver(presenceFrame(topic, online()), true);
    },
    leave: (connection) => {
      connection.topics.delete(key);
      if (!members.delete(connection)) return;
      sequence.left?.(connection.viewer.userId);
      recount();
      if (members.size === 0) teller.stop();
      else if (isCounted) teller.changed();
    },
    heard: sequence.heard,
    joined: (data) => {
      if (members.size > MOST_TOLD_JOINS) return;
      tellAll((topic) => textFrame(JSON.stringify({ type: 'join', topic, data })), true);
    },
    forget: sequence.forget,
    recounted: () => void (isCounted && teller.changed()),
    isIdle: () => members.size === 0 && entering === 0,
    close: sequence.leave,
  };
};

/** The topics that somebody listens to. */
export interface Topics {
  /** False if too many topics of this kind have listeners. */
  readonly subscribe: (connection: Listener, name: TopicName, since: ChatPosition | undefined) => Promise<boolean>;
  readonly unsubscribe: (connection: Listener, key: string) => void;
  readonly leaveAll: (connection: Listener) => void;
  readonly heard: (message: BusMessages['chat.stored']) => void;
  readonly joined: (message: BusMessages['chat.joined']) => void;
  /** A member was erased: their name disappears from what is kept here. */
  readonly forget: (message: BusMessages['member.erased']) => void;
  /** New counts of the other processes have arrived. */
  readonly recounted: () => void;
}

export const createTopics = (needs: Needs): Topics => {
  const topics = new Map<string, Topic>();
  const forgetIdle = (key: string): void => {
    const topic = topics.get(key);
    if (!topic?.isIdle()) return;
    topics.delete(key);
    topic.close();
  };
  const made = ({ key, kind, groupId }: TopicName): Topic | null => {
    if (kind === 'fixture') return createTopic(key, fixtureSequence(groupId, needs), false, needs);
    if (kind === 'duel') return createTopic(key, duelSequence(groupId, needs), true, needs);
    return createTopic(key, kind === 'party' ? partySequence(groupId, needs) : chatSequence(key, needs), true, needs);
  };
  const unsubscribe = (connection: Listener, key: string): void => {
    topics.get(key)?.leave(connection);
    forgetIdle(key);
  };
  return {
    subscribe: async (connection, name, since) => {
      const topic = topics.get(name.key) ?? made(name);
      if (!topic) return false;
      topics.set(name.key, topic);
      try {
        await topic.subscribe(connection, name, since);
        return true;
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
