import { operator } from '#contract/http/operator.ts';
import type { OperatorPort } from '#ports/operator.ts';
import type { Send } from './send.ts';

export const httpOperator = (send: Send): OperatorPort => ({
  overview: (signal) => send(operator.overview, {}, signal),
  members: (q, cursor, signal) =>
    send(operator.members, { ...(q !== '' && { q }), ...(cursor !== null && { cursor }) }, signal),
  setRole: (wish, signal) => send(operator.setRole, wish, signal),
  jobs: (signal) => send(operator.jobs, {}, signal),
  startJob: (wish, signal) => send(operator.startJob, wish, signal),
  content: (part, signal) => send(operator.content, { part }, signal),
  putContent: ({ value, ...wish }, signal) =>
    send(operator.putContent, { ...wish, ...(value !== null && { value }) }, signal),
  words: (q, signal) => send(operator.words, { q }, signal),
  doorPlan: (value, signal) => send(operator.doorPlan, { value }, signal),
  acts: (cursor, signal) => send(operator.acts, cursor === null ? {} : { cursor }, signal),
});
