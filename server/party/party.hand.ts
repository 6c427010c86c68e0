import type { Exhibit, Hand } from '../shared/moderation/hands.ts';
import type { createParties } from './parties.ts';

/**
 * How moderators remove messages of a party. Messages are not stored, so the transaction of a decision does not include
 * them: they are removed and restored after its commit, as long as their party exists.
 */
export const partyHand = (parties: Pick<ReturnType<typeof createParties>, 'said' | 'setTaken'>): Hand => ({
  name: 'party',
  removes: {
    partyMessage: {
      find: async (ids) =>
        new Map(
          ids.flatMap((id): readonly (readonly [string, Exhibit])[] => {
            const said = parties.said(id);
            if (!said) return [];
            const { userId, isGuest, originalMessage: text, createdAt: at } = said.message;
            return [[id, { userId: isGuest ? null : userId, text, at, seenBy: said.seenBy }]];
          }),
        ),
      remove: async (_queries, id) => (parties.said(id) ? 'party' : null),
      restore: async () => {},
      settled: (id, what) => parties.setTaken(id, what === 'removed'),
    },
  },
});
