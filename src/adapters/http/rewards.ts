import { level } from '#contract/http/level.ts';
import { referral } from '#contract/http/referral.ts';
import type { BindProblem } from '#domain/referral/referral.ts';
import { succeeded } from '#ports/failure.ts';
import type { RewardsPort } from '#ports/rewards.ts';
import type { Send } from './send.ts';

const problems: readonly string[] = ['unknown', 'self', 'late', 'older'] satisfies BindProblem[];
const problemOf = (reason: string | undefined): BindProblem =>
  reason !== undefined && problems.includes(reason) ? (reason as BindProblem) : 'unknown';

export const httpRewards = (send: Send): RewardsPort => ({
  level: (signal) => send(level.info, {}, signal),
  points: (from, signal) => send(level.points, from === null ? {} : { cursor: from }, signal),
  referral: (signal) => send(referral.info, {}, signal),
  invited: (from, signal) => send(referral.list, from === null ? {} : { cursor: from }, signal),
  bind: async (code, signal) => {
    const outcome = await send(referral.bind, { code }, signal);
    if (outcome.ok) return succeeded({ kind: 'bound', referral: outcome.value });
    const { failure } = outcome;
    if (failure.kind !== 'refused') return outcome;
    if (failure.code === 409) return succeeded({ kind: 'known' });
    return failure.code === 422
      ? succeeded({ kind: 'problem', problem: problemOf(failure.fields?.['code']) })
      : outcome;
  },
});
