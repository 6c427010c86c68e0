import type { Asking } from './asking.ts';

export const moderationQuestions = (): Pick<Asking, 'moderation'> => ({
  moderation: {
    undo: { input: { decisionId: 'khong-co' }, refused: 404 },
    confirm: { input: { decisionId: 'khong-co', agrees: true }, refused: 403 },
    log: { input: {}, refused: 403 },
    mine: { input: {}, holds: ({ list, next }) => list.length === 0 && next === null },
  },
});
