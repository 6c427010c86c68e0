import type { Asking } from './asking.ts';

/** Members have no access to the console; the operator's actions are tested in tests/store/console.test.ts. */
export const consoleQuestions = (): Pick<Asking, 'operator'> => ({
  operator: {
    overview: { input: {}, refused: 403 },
    members: { input: {}, refused: 403 },
    setRole: { input: { userId: 'm1', from: 1, to: 'qc', proof: 'p', clientId: 'r1' }, refused: 403 },
    jobs: { input: {}, refused: 403 },
    startJob: { input: { name: 'news.announce', clientId: 'r1' }, refused: 403 },
    content: { input: { part: 'marquee' }, refused: 403 },
    putContent: { input: { part: 'marquee', rev: 'none', clientId: 'r1' }, refused: 403 },
    words: { input: { q: 'x' }, refused: 403 },
    doorPlan: { input: { value: {} }, refused: 403 },
    acts: { input: {}, refused: 403 },
  },
});
