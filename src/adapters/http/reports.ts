import { moderation } from '#contract/http/moderation.ts';
import { reports } from '#contract/http/reports.ts';
import type { ReportsPort } from '#ports/reports.ts';
import type { Send } from './send.ts';

const from = (cursor: string | null) => (cursor === null ? {} : { cursor });

export const httpReports = (send: Send): ReportsPort => ({
  report: (wish, signal) => send(reports.create, wish, signal),
  mine: (cursor, signal) => send(reports.myList, from(cursor), signal),
  aboutMe: (cursor, signal) => send(moderation.mine, from(cursor), signal),
  appeal: (wish, signal) => send(reports.appeal, wish, signal),
  queue: (state, cursor, signal) => send(reports.list, { state, ...from(cursor) }, signal),
  one: (reportId, signal) => send(reports.detail, { reportId }, signal),
  claim: (wish, signal) => send(reports.claim, wish, signal),
  decide: (wish, signal) => send(reports.decide, wish, signal),
  undo: (decisionId, signal) => send(moderation.undo, { decisionId }, signal),
  log: (cursor, signal) => send(moderation.log, from(cursor), signal),
  stats: (signal) => send(reports.stat, {}, signal),
});
