import { createActor } from 'xstate';
import { httpParty } from '#adapters/http/party.ts';
import type { Send } from '#adapters/http/send.ts';
import { partyTopic } from '#domain/party/party.ts';
import { createPartyLine } from '#machines/party/partyLine.ts';
import { vodPartyPlayer } from '#machines/party/vodPartyPlayer.ts';
import { wireWatchParty, type WatchPartyRef } from '#machines/party/watchParty.wire.ts';
import type { ClockPort } from '#ports/storage.ts';
import type { Live } from '#ui/app/live.ts';
import type { Parties } from '#ui/app/parties.ts';
import type { Vod } from '#ui/app/vod.ts';

export interface PartiesNeeds {
  readonly window: Window & typeof globalThis;
  readonly send: Send;
  readonly clock: ClockPort;
  readonly socket: Pick<Live, 'chatSocket' | 'hold'>;
  readonly vod: Pick<Vod, 'player' | 'video'>;
}

/** Wires watching together, with the first party. */
export const openParties = ({ window, send, clock, socket, vod }: PartiesNeeds): Parties => {
  const port = httpParty(send);
  const forever = new AbortController().signal;
  const begun = new Set<string>();
  return {
    create: async (target, positionSec) => {
      const outcome = await port.create({ target, positionSec, clientId: clock.id() }, forever);
      if (outcome.ok) begun.add(outcome.value.code);
      return outcome;
    },
    enter: (code, chatRoomFor) => {
      const release = socket.hold();
      const now = () => performance.now();
      const line = createPartyLine({ socket: socket.chatSocket, now, id: clock.id });
      let leaveChat = () => {};
      const party: WatchPartyRef = createActor(
        wireWatchParty({
          join: async (typed, signal) => {
            const outcome = await port.join(typed, signal);
            // The chat of a party stays on its topic as long as the viewer is in it, also while nobody looks at it.
            if (outcome.ok) {
              leaveChat();
              leaveChat = chatRoomFor(partyTopic(outcome.value.partyId)).subscribe(() => {});
            }
            return outcome;
          },
          ...{ subscribe: line.subscribe, unsubscribe: line.unsubscribe, say: line.say },
          pilot: {
            ...{ player: vodPartyPlayer(vod, () => party.getSnapshot().context.joined?.target.id ?? null), now },
            every: (ms, run) => {
              const timer = window.setInterval(run, ms);
              return () => window.clearInterval(timer);
            },
          },
        }),
        { input: { code, created: begun.delete(code) } },
      );
      const stopHearing = line.hear(party);
      party.start();
      return {
        party,
        leave: () => {
          party.send({ type: 'party.leave' });
          stopHearing();
          leaveChat();
          party.stop();
          release();
        },
      };
    },
  };
};
