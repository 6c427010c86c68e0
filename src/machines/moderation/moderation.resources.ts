import type { CaseState } from '#domain/moderation/report.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const POLL_MS = 20_000;

/** SO-10: what the viewer reported. */
export const ownReports = feed({
  name: 'ownReports',
  private: true,
  load: async ({ loadPort }: Ports, _: null, cursor, signal) => (await loadPort('reports')).mine(cursor, signal),
  idOf: ({ reportId }) => reportId,
});

/** Decisions about the viewer. */
export const ownDecisions = feed({
  name: 'ownDecisions',
  private: true,
  load: async ({ loadPort }: Ports, _: null, cursor, signal) => (await loadPort('reports')).aboutMe(cursor, signal),
  idOf: ({ decisionId }) => decisionId,
});

/** The cases in one state, for moderators. */
export const caseQueue = feed({
  name: 'caseQueue',
  private: true,
  pollEveryMs: POLL_MS,
  load: async ({ loadPort }: Ports, { state }: { readonly state: CaseState }, cursor, signal) =>
    (await loadPort('reports')).queue(state, cursor, signal),
  idOf: ({ reportId }) => reportId,
});

export const oneCase = resource({
  name: 'oneCase',
  private: true,
  load: async ({ loadPort }: Ports, { reportId }: { readonly reportId: string }, signal) =>
    (await loadPort('reports')).one(reportId, signal),
});

export const decisionLog = feed({
  name: 'decisionLog',
  private: true,
  load: async ({ loadPort }: Ports, _: null, cursor, signal) => (await loadPort('reports')).log(cursor, signal),
  idOf: ({ decisionId }) => decisionId,
});

export const reportStats = resource({
  name: 'reportStats',
  private: true,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('reports')).stats(signal),
});
