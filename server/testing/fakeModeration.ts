import type { ShownDecision } from '#domain/moderation/decision.ts';
import type { ReportCase } from '#domain/moderation/report.ts';
import type { Handlers } from '../http/handlers.ts';
import { fakeUser } from './fakeContent.ts';

export const fakeDecision: ShownDecision = {
  ...{ decisionId: 'd1', action: 'remove', state: 'stands', by: fakeUser, about: fakeUser, reason: 'Lăng mạ', at: 0 },
  targets: [{ type: 'comment', id: 'c1' }],
};

export const fakeCase: ReportCase = {
  ...{ reportId: 'k1', target: { type: 'comment', id: 'c1' }, state: 'open', text: 'Đồ ngu', about: fakeUser },
  ...{ count: 2, weight: 6, openedAt: 0, reasons: [{ reason: 'insult', count: 2 }] },
  card: { title: 'Bến Gỗ – Nắng Sớm', path: '/truc-tiep/f1' },
};
const appeal = { text: 'Tôi chỉ đùa', at: 0, state: 'waits' } as const;

/** Reports, and moderators' decisions. */
export const fakeModeration = (
  changed: { readonly [Name in 'moderation' | 'reports']?: Partial<Handlers[Name]> } = {},
): Pick<Handlers, 'moderation' | 'reports'> => ({
  moderation: {
    undo: async () => fakeDecision,
    confirm: async () => fakeDecision,
    log: async () => ({ list: [fakeDecision], next: null }),
    mine: async () => ({ list: [], next: null }),
    ...changed.moderation,
  },
  reports: {
    create: async () => ({ reportId: 'r1' }),
    myList: async () => ({ list: [], next: null }),
    list: async () => ({ list: [fakeCase], next: null }),
    detail: async () => ({
      ...fakeCase,
      now: 'Đồ ngu',
      actions: ['none', 'remove'],
      notes: [],
      ...{ appeals: [], beside: [], record: [], lately: [] },
    }),
    claim: async () => ({ until: 0 }),
    decide: async () => ({ decisionId: 'd1' }),
    appeal: async () => appeal,
    stat: async () => ({
      ...{ waiting: { open: 1, second: 0, appeal: 0 }, oldestAt: 0, reports: 2, appeals: { granted: 0, kept: 0 } },
      decided: { none: 0, remove: 0, mute: 0, ban: 0 },
    }),
    ...changed.reports,
  },
});
