import type { Asked, Figures } from './figure.ts';

const heard = (seq: number): Asked => ({
  context: { position: { epoch: 'e', seq: 7 } },
  event: { type: 'party.entries', entries: [{ seq }] },
});

/** The numbers in the chart of watching together. */
export const partyFigures: Readonly<Record<string, Figures>> = {
  watchParty: {
    guards: {
      hasGap: { says: 'an entry is missing before these', holds: [heard(9)], fails: [heard(8), heard(7)] },
    },
  },
};
