import type { Asking, Place } from './asking.ts';

export const moderationQuestions = ({ coming }: Place): Pick<Asking, 'moderation' | 'reports'> => ({
  moderation: {
    undo: { input: { decisionId: 'khong-co' }, refused: 404 },
    confirm: { input: { decisionId: 'khong-co', agrees: true }, refused: 403 },
    log: { input: {}, refused: 403 },
    mine: { input: {}, holds: ({ list, next }) => list.length === 0 && next === null },
  },
  reports: {
    create: {
      input: { target: { type: 'fixture', id: coming.fixtureId }, reason: 'misc', note: 'Sai giờ', clientId: 'r1' },
      holds: ({ reportId }) => reportId.startsWith('r'),
    },
    myList: { input: {}, holds: ({ list: [first] }) => first?.state === 'waiting' && first.note === 'Sai giờ' },
    list: { input: { state: 'open' }, refused: 403 },
    detail: { input: { reportId: 'khong-co' }, refused: 403 },
    claim: { input: { reportId: 'khong-co', on: true }, refused: 403 },
    decide: { input: { reportId: 'khong-co', action: 'none', reason: 'Không sai', clientId: 'd1' }, refused: 403 },
    appeal: { input: { reportId: 'khong-co', text: 'Xin xem lại', clientId: 'p1' }, refused: 404 },
    stat: { input: {}, refused: 403 },
  },
});
