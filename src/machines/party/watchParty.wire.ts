import { fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import type { ChatPosition } from '#domain/chat/chat.ts';
import type { JoinedParty } from '#domain/party/joinedParty.ts';
import type { PartyCommand } from '#domain/party/party.ts';
import type { Outcome } from '#ports/failure.ts';
import { startPilot, type PilotPorts } from './pilot.ts';
import { watchPartyMachine, type PilotGuide } from './watchParty.machine.ts';
import type { WatchPartyContext, WatchPartyEvent } from './watchParty.types.ts';

export interface WatchPartyPorts {
  readonly join: (code: string, signal: AbortSignal) => Promise<Outcome<JoinedParty>>;
  /** Over the socket, if it is open. */
  readonly subscribe: (partyId: string, since: ChatPosition | null) => void;
  readonly unsubscribe: (partyId: string) => void;
  readonly say: PilotPorts['say'];
  readonly pilot: Omit<PilotPorts, 'say'>;
}
export type WatchPartyRef = ActorRefFrom<typeof watchPartyMachine>;

export const wireWatchParty = ({ join, subscribe, unsubscribe, say, pilot }: WatchPartyPorts) => {
  const tellParty = (context: WatchPartyContext, cmd: PartyCommand): void => {
    if (context.joined) say(context.joined.partyId, cmd, {});
  };
  return watchPartyMachine.provide({
    actors: {
      join: fromPromise<Outcome<JoinedParty>, string>(({ input, signal }) => join(input, signal)),
      pilot: fromCallback<PilotGuide, WatchPartyContext>(({ input, sendBack, receive }) => {
        let guiding = false;
        // What it does changes the party, which guides it again: one at a time.
        const tell = (event: WatchPartyEvent) => sendBack(event);
        const started = startPilot(input, tell, { ...pilot, say });
        receive(({ context }) => {
          if (guiding) return;
          guiding = true;
          started.guide(context);
          guiding = false;
        });
        return started.stop;
      }),
    },
    actions: {
      subscribe: ({ context }) => {
        if (context.joined) subscribe(context.joined.partyId, context.position);
      },
      unsubscribe: ({ context }) => {
        if (context.joined) unsubscribe(context.joined.partyId);
      },
      tellLeave: ({ context }) => tellParty(context, 'leave'),
      tellLead: ({ context, event }) => {
        if (context.joined && event.type === 'party.lead') say(context.joined.partyId, 'lead', { to: event.to });
      },
      tellEnd: ({ context }) => tellParty(context, 'end'),
    },
  });
};
