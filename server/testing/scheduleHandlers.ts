import { join } from 'node:path';
import type { Refusal } from '../shared/refusal.ts';
import { isRefused } from '../shared/refusal.ts';
import { demoSource } from '../demo/demoSource.ts';
import type { CallContext } from '../http/handlers.ts';
import { momentLabels } from '../match/momentTexts.ts';
import { readWords } from '../page/build.ts';
import { fakeMatch } from './fakeContent.ts';
import type { MatchSource } from '../shared/matchSource.ts';
import { scheduleHandlers } from '../schedule/schedule.handlers.ts';
import { scheduleService } from '../schedule/scheduleService.ts';

export const now = Date.parse('2026-11-21T20:45:00+07:00');
export const context = (changed: Partial<CallContext> = {}): CallContext => ({
  ...{ locale: 'vi', currency: 'VND', viewer: null, address: '127.0.0.1', requestId: 'r', binding: null },
  ...{ setBinding: () => {}, flow: null, setFlow: () => {}, site: 'http://localhost', browser: false, device: null },
  now,
  ...changed,
});
export const momentLabel = momentLabels(readWords(join(import.meta.dirname, '../../locales')));
export const demo = demoSource(() => []);
export const serve = (sources: readonly MatchSource[], present: (groupId: string) => number = () => 0) =>
  scheduleHandlers(scheduleService({ sources, present }), async () => []);
export const handlers = serve([demo]);
export const held = <A>(answer: A | Refusal): A => {
  if (isRefused(answer)) throw new Error(answer.message);
  return answer as A;
};

const nothing = async () => null;
export const one: MatchSource = {
  between: async (from, to) =>
    [fakeMatch({ demo: false, fixtureId: 'own', startTime: now - 60_000 })].filter(
      ({ startTime }) => startTime >= from && startTime < to,
    ),
  starts: async () => [{ startTime: now - 60_000, liveModeId: '1', leagueId: 'l1' }],
  running: async () => [fakeMatch({ demo: false, fixtureId: 'own', startTime: now - 60_000 })],
  match: async (id) => (id === 'own' ? fakeMatch({ fixtureId: 'own' }) : null),
  ...{
    room: nothing,
    overview: nothing,
    analysis: nothing,
    odds: nothing,
    oddsHistory: nothing,
    commentators: async () => [],
  },
  ...{ leagues: async () => [], find: async () => [] },
};
