import { createActor } from 'xstate';
import { startedParty, type WatchEntry } from '#domain/party/party.ts';
import { wireWatchParty, type WatchPartyRef } from '#machines/party/watchParty.wire.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { PartyPort } from '#ports/party.ts';
import type { Parties } from '#ui/app/parties.ts';

const gone = async () => failed({ kind: 'refused', code: 410 } as const);
/** An origin that knows no code and issues none. */
export const noCodes: PartyPort = { create: gone, join: gone, handOver: gone, takeOver: gone };
export const noParties: Parties = {
  create: gone,
  enter: () => {
    throw new Error('enter needs parties: give fakeParties() to fakeVodPlayer');
  },
};

const people = [
  { userId: 'a', showName: 'Mây', guest: false, away: false },
  { userId: 'b', showName: 'Khách', guest: true, away: true },
];
const entry = (seq: number, changed: Partial<WatchEntry>) => ({
  seq,
  data: {
    ...startedParty(10, 0),
    ...({ kind: 'watch', ts: 0, cmd: 'join', by: 'a', leaderId: 'a', people, playing: true } as const),
    ...changed,
  },
});

/** A party of two, from the second person's view, whose video does not move. */
export const fakeParties = (join: PartyPort['join'] | null = null) => {
  let party: WatchPartyRef | null = null;
  let seq = 1;
  const parties: Parties = {
    create: gone,
    enter: (code) => {
      const actor: WatchPartyRef = createActor(
        wireWatchParty({
          join:
            join ??
            (async () =>
              succeeded({
                ...{ partyId: 'p1', code, me: 'b', path: '/phim-anh/xem-phim/nguoi-ban-gio' },
                target: { type: 'film', id: 'nguoi-ban-gio' },
              })),
          subscribe: () => {
            const position = { epoch: 'e', seq };
            queueMicrotask(() => actor.send({ type: 'party.subscribed', position, entries: [entry(seq, {})] }));
          },
          ...{ unsubscribe: () => {}, say: () => {} },
          pilot: {
            player: {
              ...{ now: () => null, play: () => {}, pause: () => {}, seek: () => {}, setRate: () => {} },
              setPace: () => {},
            },
            now: () => 0,
            every: () => () => {},
          },
        }),
        { input: { code, created: false } },
      ).start();
      party = actor;
      return { party: actor, leave: () => actor.stop() };
    },
  };
  return {
    parties,
    party: () => party,
    tell: (changed: Partial<WatchEntry>) => {
      seq += 1;
      party?.send({ type: 'party.entries', entries: [entry(seq, changed)] });
    },
  };
};
