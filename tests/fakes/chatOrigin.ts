import type { ChatPosition, Sequenced, Topic } from '#domain/chat/chat.ts';
import { duelTopic, isDuelTopic, type DuelEntry, type DuelTopic } from '#domain/games/chess/duel.ts';
import { isFixtureTopic } from '#domain/football/fixtureFeed.ts';
import type { ChatConnection, ChatSend, ChatTransportPort, TransportEvent } from '#ports/chatTransport.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { deleted, reacted, said } from './chat.ts';

/** An origin with one topic and some chess games, and a network that delivers only when told to. */
export const createChatOrigin = (duels: readonly DuelEntry[] = []) => {
  const stored: Sequenced[] = [];
  const acks = new Map<string, Extract<TransportEvent, { type: 'socket.acked' }>>();
  const asked: { since: ChatPosition | null }[] = [];
  const posted: ChatSend[] = [];
  const reads: number[] = [];
  let epoch = 'e1';
  let queue: TransportEvent[] = [];
  let tell: ((event: TransportEvent) => void) | null = null;
  let subscribed = false;
  let refusal: { readonly code: number; readonly retryAfterS: number | null } | null = null;
  let reachable = true;

  const publish = (topic: Topic, entry: Sequenced) => {
    stored.push(entry);
    if (subscribed) queue.push({ type: 'socket.entries', topic, entries: [entry] });
  };
  const store = (topic: Topic, send: ChatSend) => {
    const { clientId } = send;
    posted.push(send);
    if (refusal) return void queue.push({ type: 'socket.refused', clientId, ...refusal });
    const before = acks.get(clientId);
    if (before) return void queue.push(before);
    const seq = stored.length + 1;
    const isMessage = send.kind === 'message';
    const ack = {
      type: 'socket.acked',
      clientId,
      groupMessageId: isMessage ? `m${seq}` : null,
      seq: send.kind === 'join' ? null : seq,
    } as const;
    acks.set(clientId, ack);
    queue.push(ack);
    if (isMessage) publish(topic, said(seq, { clientId, originalMessage: send.text }));
    if (send.kind === 'reaction')
      publish(topic, reacted(seq, send.groupMessageId, { [send.reaction]: send.on ? 1 : 0 }));
    if (send.kind === 'delete') publish(topic, deleted(seq, send.groupMessageId));
  };
  const openDuel = (topic: DuelTopic) => {
    const duel = duels.find(({ gameId }) => topic === duelTopic(gameId));
    const entries = duel ? [{ seq: 1, data: duel }] : [];
    queue.push({ type: 'socket.subscribed', topic, position: { epoch, seq: 1 }, recovered: false, entries });
  };
  const connect = (listener: (event: TransportEvent) => void): ChatConnection => {
    queue = [{ type: 'socket.opened' }];
    subscribed = false;
    tell = listener;
    return {
      subscribe: (topic, since) => {
        if (isFixtureTopic(topic)) return;
        if (isDuelTopic(topic)) return openDuel(topic);
        asked.push({ since });
        subscribed = true;
        const last = stored.at(-1)?.seq ?? 0;
        const missed = since?.epoch === epoch ? stored.filter(({ seq }) => seq > since.seq) : null;
        const recovered = missed !== null && missed.length <= 200;
        const entries = recovered ? missed : stored.slice(-50);
        queue.push({ type: 'socket.subscribed', topic, position: { epoch, seq: last }, recovered, entries });
      },
      unsubscribe: () => void (subscribed = false),
      send: store,
      close: () => void (tell = null),
    };
  };
  const transport: ChatTransportPort = {
    connect,
    history: ({ beforeSeq = Infinity, afterSeq = 0, limit }) => {
      reads.push(beforeSeq);
      if (!reachable) return Promise.resolve(failed({ kind: 'unreachable' }));
      const all = stored.filter(({ seq }) => seq < beforeSeq && seq > afterSeq);
      const messages = afterSeq > 0 ? all.slice(0, limit) : all.slice(-limit);
      const lastSeq = stored.at(-1)?.seq ?? 0;
      return Promise.resolve(succeeded({ epoch, messages, firstSeq: stored[0]?.seq ?? 0, lastSeq }));
    },
  };
  return {
    transport,
    stored,
    asked,
    posted,
    /** The positions before which history was requested. */
    reads,
    /** Somebody else writes. */
    say: (count = 1) => {
      for (let i = 0; i < count; i += 1) publish('chatroom.30', said(stored.length + 1));
    },
    publish: (entry: Sequenced) => publish('chatroom.30', entry),
    tell: (event: TransportEvent) => tell?.(event),
    /** Delivers waiting frames, all or `count`. */
    deliver: (count = Infinity) => {
      for (let left = count; left > 0; left -= 1) {
        const next = tell && queue.shift();
        if (!next) return;
        tell?.(next);
      }
    },
    drop: () => void queue.shift(),
    repeat: () => void (queue = [...queue.slice(0, 2), ...queue]),
    swap: () => void (queue = queue.toReversed()),
    cut: (code = 1006) => {
      queue = [];
      subscribed = false;
      tell?.({ type: 'socket.closed', code });
    },
    refuse: (next: typeof refusal) => void (refusal = next),
    reach: (next: boolean) => void (reachable = next),
    restore: () => {
      stored.length = 0;
      epoch = 'e2';
    },
  };
};
