import type { Handlers } from '../http/handlers.ts';

const aMember = { userId: 'm1', username: 'lan', nickname: 'Lan', siteRoleId: 1, since: 1 };
const aJob = {
  ...{ name: 'news.announce', nextAt: 1, running: false, tries: 0 },
  ...{ lastStarted: null, lastEnded: null, lastFault: null },
};
const aPart = { part: 'marquee', rev: 'none', value: null, builtIn: null } as const;

export const fakeConsole: Handlers['operator'] = {
  overview: async () => ({
    ...{ at: 1, faults: [], database: 'sqlite', migration: '0075-console', members: 1, jobs: 1, letters: 0 },
    questions: 0,
  }),
  members: async () => ({ list: [aMember], next: null }),
  setRole: async () => aMember,
  jobs: async () => [aJob],
  startJob: async () => aJob,
  content: async () => aPart,
  putContent: async () => aPart,
  words: async () => [],
  doorPlan: async () => ({ judged: 0, refused: 0, rules: [] }),
  acts: async () => ({ list: [], next: null }),
};

export const aRoleUpdate = { userId: 'm1', from: 1, to: 'qc', proof: 'p', clientId: 'c' };
/** A valid input for each call, by its path. */
export const consoleInputs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.fromEntries(
  Object.entries({
    'role-update': aRoleUpdate,
    'job-start': { name: 'news.announce', clientId: 'c' },
    'content-detail': { part: 'marquee' },
    'content-put': { part: 'marquee', rev: 'none', clientId: 'c' },
    'word-list': { q: 'x' },
    'door-plan': { value: {} },
  }).map(([name, input]) => [`/other/api/console/${name}`, input]),
);
