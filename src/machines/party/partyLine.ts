import type { ChatPosition } from '#domain/chat/chat.ts';
import { partyTopic, type PartyCommand, type PartyDetail } from '#domain/party/party.ts';
import { clockSample } from '#domain/party/partyClock.ts';
import { isOpen } from '../chat/chatSocket.selectors.ts';
import type { ChatSocketRef } from '../chat/chatSocket.wire.ts';
import type { WatchPartyRef } from './watchParty.wire.ts';

export interface PartyLineNeeds {
  readonly socket: ChatSocketRef;
  /** Milliseconds that only go up. */
  readonly now: () => number;
  readonly id: () => string;
}

/** Commands that are not answered are forgotten beyond so many. */
const ASKED = 50;

/** One party over the shared socket. */
export const createPartyLine = ({ socket, now, id }: PartyLineNeeds) => {
  const askedAt = new Map<string, number>();
  return {
    subscribe: (partyId: string, since: ChatPosition | null): void => {
      if (isOpen(socket.getSnapshot())) socket.send({ type: 'chat.subscribe', topic: partyTopic(partyId), since });
    },
    unsubscribe: (partyId: string): void => socket.send({ type: 'chat.unsubscribe', topic: partyTopic(partyId) }),
    say: (partyId: string, cmd: PartyCommand, more: PartyDetail): void => {
      if (!isOpen(socket.getSnapshot())) return;
      const clientId = id();
      askedAt.set(clientId, now());
      for (const oldest of askedAt.keys()) {
        if (askedAt.size <= ASKED) break;
        askedAt.delete(oldest);
      }
      socket.send({ type: 'chat.send', topic: partyTopic(partyId), send: { kind: 'party', clientId, cmd, ...more } });
    },
    /** Tells a party what the socket says of it, until the returned function is called. */
    hear: (party: WatchPartyRef): (() => void) => {
      const isOwn = (topic: string | undefined) => {
        const { joined } = party.getSnapshot().context;
        return joined !== null && topic === partyTopic(joined.partyId);
      };
      let wasOpen = isOpen(socket.getSnapshot());
      const hearing = socket.on('*', (event) => {
        if (event.type === 'socket.acked') {
          const asked = askedAt.get(event.clientId);
          askedAt.delete(event.clientId);
          if (asked === undefined || event.ts === undefined) return;
          party.send({ type: 'party.clock', sample: clockSample(asked, event.ts, now()) });
        } else if (event.type === 'socket.subscribed' && isOwn(event.topic))
          party.send({ type: 'party.subscribed', position: event.position, entries: event.entries });
        else if (event.type === 'socket.entries' && isOwn(event.topic))
          party.send({ type: 'party.entries', entries: event.entries });
        else if (event.type === 'socket.refused' && isOwn(event.topic))
          party.send({ type: 'party.refused', code: event.code });
      });
      const watching = socket.subscribe((snapshot) => {
        const open = isOpen(snapshot);
        if (open === wasOpen) return;
        wasOpen = open;
        party.send({ type: open ? 'party.opened' : 'party.closed' });
      });
      return () => {
        hearing.unsubscribe();
        watching.unsubscribe();
      };
    },
  };
};
