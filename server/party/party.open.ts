import type { party } from '#contract/http/party.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { opened } from '../shared/area.ts';
import type { Clock } from '../shared/clock.ts';
import { refused } from '../shared/refusal.ts';
import type { FindSubjects } from '../shared/subjects.ts';
import { systemAfter, type After } from '../shared/timers.ts';
import { createParties } from './parties.ts';
import { partyHand } from './party.hand.ts';
import { partyArea } from './party.area.ts';

export interface OpenPartyNeeds {
  readonly find: FindSubjects;
  /** The machine's milliseconds. */
  readonly clock?: Clock;
  readonly after?: After;
}

/** A film has its real length, even if CLOCK runs ten times as fast. */
const machineClock: Clock = () => Math.round(performance.timeOrigin + performance.now());

export const openParty = ({ find, clock = machineClock, after = systemAfter }: OpenPartyNeeds) => {
  const parties = createParties({ clock, after });
  const handlers: AreaHandlers<typeof party> = {
    create: async ({ target, positionSec = 0, clientId }, context) => {
      const card = (await find([target], context))[0];
      if (!card) return refused(404);
      const { userId } = context.viewer;
      const begun = parties.create(target, positionSec, clientId === undefined ? null : `${userId} ${clientId}`);
      return begun ? { ...begun, me: userId, path: card.path } : refused(503);
    },
    join: async ({ code }, context) => {
      const found = parties.find(code);
      const card = found && (await find([found.target], context))[0];
      return found && card ? { ...found, me: context.viewer.userId, path: card.path } : refused(410);
    },
  };
  return {
    ...opened(partyArea, {
      handlers: { party: handlers },
      events: { 'member.erased': ({ userId }) => parties.forget(userId) },
      hands: [partyHand(parties)],
      close: async () => parties.close(),
    }),
    topics: parties.source,
    count: parties.count,
  };
};
