import type { ChatPosition } from '#domain/chat/chat.ts';
import { duelTopic, type DuelCommand, type DuelDetail } from '#domain/games/chess/duel.ts';
import { clockSample, offsetOf, withSample, type ClockSample } from '#domain/party/partyClock.ts';
import { isOpen } from '../chat/chatSocket.selectors.ts';
import type { ChatSocketRef } from '../chat/chatSocket.wire.ts';
import type { DuelRef } from './duel.wire.ts';

export interface DuelLineNeeds {
  readonly socket: ChatSocketRef;
  /** Milliseconds that only go up. */
  readonly now: () => number;
  /** The origin's time as well as it is known otherwise. */
  readonly wallNow: () => number;
  readonly id: () => string;
}
/** Commands that are not answered are forgotten beyond so many. */
const ASKED = 20;

/** One game over the shared socket, with the origin's clock as its answers tell it. */
export const createDuelLine = ({ socket, now, wallNow, id }: DuelLineNeeds) => {
  const asked = new Map<string, number>();
  let samples: readonly ClockSample[] = [];
  /** When the last entry came, by the own clock: a move took from there on. */
  let heardAt = now();
  const say = (gameId: string, cmd: DuelCommand, more: DuelDetail): void => {
    if (!isOpen(socket.getSnapshot())) return;
    const clientId = id();
    asked.set(clientId, now());
    for (const oldest of asked.keys()) {
      if (asked.size <= ASKED) break;
      asked.delete(oldest);
    }
    const took = cmd === 'move' ? { tookMs: Math.round(now() - heardAt) } : {};
    socket.send({
      type: 'chat.send',
      topic: duelTopic(gameId),
      send: { kind: 'duel', clientId, cmd, ...more, ...took },
    });
  };
  return {
    /** The origin's time. */
    originNow: (): number => {
      const offset = offsetOf(samples);
      return offset === null ? wallNow() : now() + offset;
    },
    subscribe: (gameId: string, since: ChatPosition | null): void => {
      if (!isOpen(socket.getSnapshot())) return;
      socket.send({ type: 'chat.subscribe', topic: duelTopic(gameId), since });
      say(gameId, 'clock', {});
    },
    unsubscribe: (gameId: string): void => socket.send({ type: 'chat.unsubscribe', topic: duelTopic(gameId) }),
    say,
    /** Tells a game what the socket says of it, until the returned function is called. */
    hear: (gameId: string, duel: DuelRef): (() => void) => {
      const isOwn = (topic: string | undefined) => topic === duelTopic(gameId);
      let wasOpen = isOpen(socket.getSnapshot());
      const hearing = socket.on('*', (event) => {
        if (event.type === 'socket.acked') {
          const askedAt = asked.get(event.clientId);
          asked.delete(event.clientId);
          if (askedAt !== undefined && event.ts !== undefined)
            samples = withSample(samples, clockSample(askedAt, event.ts, now()));
        } else if (event.type === 'socket.subscribed' && isOwn(event.topic)) {
          heardAt = now();
          duel.send({ type: 'duel.subscribed', position: event.position, entries: event.entries });
        } else if (event.type === 'socket.entries' && isOwn(event.topic)) {
          heardAt = now();
          duel.send({ type: 'duel.entries', entries: event.entries });
        } else if (event.type === 'socket.refused' && isOwn(event.topic))
          duel.send({ type: 'duel.refused', code: event.code });
        else if (event.type === 'socket.refused' && event.clientId !== null && asked.delete(event.clientId))
          duel.send({ type: 'duel.notDone' });
      });
      const watching = socket.subscribe((snapshot) => {
        const open = isOpen(snapshot);
        if (open === wasOpen) return;
        wasOpen = open;
        duel.send({ type: open ? 'duel.opened' : 'duel.closed' });
      });
      return () => {
        hearing.unsubscribe();
        watching.unsubscribe();
      };
    },
  };
};
export type DuelLine = ReturnType<typeof createDuelLine>;
