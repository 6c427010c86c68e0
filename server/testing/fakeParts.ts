import { join } from 'node:path';
import { callRules } from '../areas.ts';
import type { Viewer } from '../http/identify.ts';
import type { OriginParts } from '../parts.ts';
import { readWords } from '../page/build.ts';
import { fakeHandlers } from './fakeHandlers.ts';
import { fakePortal } from './fakePortal.ts';
import { projectRoot } from './buildFixture.ts';

const members: Readonly<Record<string, Viewer>> = {
  'member-token': { kind: 'member', userId: 'm1', displayName: 'An', siteRoleId: 1, sessionId: 's1' },
  'other-token': { kind: 'member', userId: 'm2', displayName: 'Bình', siteRoleId: 1, sessionId: 's2' },
  'guest-token': { kind: 'guest', userId: 'g1', displayName: 'Khách', siteRoleId: 0, sessionId: null },
};

export const fakeParts = (changed: Partial<OriginParts> = {}): OriginParts => ({
  handlers: fakeHandlers(),
  rules: callRules,
  judgeCall: async () => null,
  identify: async (token) => members[token] ?? null,
  portal: fakePortal({}, readWords(join(projectRoot, 'locales'))),
  personalData: [],
  plugins: [],
  pageLists: [],
  canWrite: async () => true,
  onUpgrade: (_request, socket) => socket.destroy(),
  drain: async () => {},
  close: async () => {},
  ...changed,
});
