import type { ShownDecision } from '#domain/moderation/decision.ts';
import type { Handlers } from '../http/handlers.ts';
import { fakeUser } from './fakeContent.ts';

export const fakeDecision: ShownDecision = {
  ...{ decisionId: 'd1', action: 'remove', state: 'stands', by: fakeUser, about: fakeUser, reason: 'Lăng mạ', at: 0 },
  targets: [{ type: 'comment', id: 'c1' }],
};

/** What moderators decide. */
export const fakeModeration = (
  changed: { readonly moderation?: Partial<Handlers['moderation']> } = {},
): Pick<Handlers, 'moderation'> => ({
  moderation: {
    undo: async () => fakeDecision,
    confirm: async () => fakeDecision,
    log: async () => ({ list: [fakeDecision], next: null }),
    mine: async () => ({ list: [], next: null }),
    ...changed.moderation,
  },
});
