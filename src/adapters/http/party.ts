import { handover } from '#contract/http/handover.ts';
import { party } from '#contract/http/party.ts';
import type { PartyPort } from '#ports/party.ts';
import type { Send } from './send.ts';

export const httpParty = (send: Send): PartyPort => ({
  create: (of, signal) => send(party.create, of, signal),
  join: (code, signal) => send(party.join, { code }, signal),
  handOver: (of, signal) => send(handover.create, of, signal),
  takeOver: (code, signal) => send(handover.take, { code }, signal),
});
