import type { ConsoleFault } from '#domain/console/console.ts';
import { succeeded } from '#ports/failure.ts';
import type { OperatorPort } from '#ports/operator.ts';

const AT = 1_700_000_000_000;
const broken: ConsoleFault = {
  ...{ kind: 'job', name: 'news.feeds', count: 3, fault: 'Error ECONNREFUSED at fetch.ts:7', since: AT },
};
const job = {
  ...{ name: 'news.feeds', nextAt: AT, running: false, tries: 3, lastStarted: AT, lastEnded: AT },
  lastFault: 'Error ECONNREFUSED at fetch.ts:7',
};
const member = { userId: 'u2', username: 'lan', nickname: 'Lan', siteRoleId: 5, since: AT };

interface FakeOperator extends Partial<Pick<OperatorPort, 'content' | 'putContent'>> {
  readonly faults?: readonly ConsoleFault[];
}

/** A console with one entry of each kind. */
export const fakeOperator = ({ faults = [broken], ...changed }: FakeOperator = {}): OperatorPort => ({
  overview: async () =>
    succeeded({
      ...{ at: AT, faults, database: 'sqlite', migration: '0075-console', members: 2, jobs: 1, letters: 0 },
      questions: 1,
    }),
  members: async () => succeeded({ list: [member], next: null }),
  setRole: async () => succeeded(member),
  jobs: async () => succeeded([job, { ...job, name: 'chat.forget', tries: 0, lastFault: null, nextAt: null }]),
  startJob: async () => succeeded({ ...job, nextAt: null }),
  content: async (part) =>
    succeeded({
      ...{ part, rev: 'r1', builtIn: part === 'modes' ? [{ slug: 'bong-da' }, { slug: 'casino' }] : null },
      value: part === 'marquee' ? [{ id: 'a', text: 'Câu đầu', goTo: '/menu' }] : null,
    }),
  putContent: async ({ part, value }) => succeeded({ part, rev: 'r2', value, builtIn: null }),
  words: async () => succeeded([{ group: 'shell', key: 'nav.home', vi: 'Trang chủ', en: 'Home', zh: '首頁' }]),
  doorPlan: async () =>
    succeeded({ judged: 9, refused: 2, rules: [{ rule: 'vé chợ đen', count: 2, examples: ['Bán vé chợ đen'] }] }),
  acts: async () =>
    succeeded({
      list: [
        {
          ...{ seq: 1, at: AT, userId: 'u1', by: 'Sếp', what: 'role', subject: 'u2', subjectName: 'Lan', more: 0 },
          changes: [{ field: 'role', before: 'member', after: 'qc' }],
        },
      ],
      next: null,
    }),
  ...changed,
});
