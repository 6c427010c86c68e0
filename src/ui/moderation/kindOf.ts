import type { ReportTarget } from '#domain/moderation/decision.ts';

const named = ['comment', 'take', 'message', 'partyMessage', 'tip', 'user', 'picture'] as const;

/** What a thing is, as far as moderators tell kinds apart; all that has a page of its own is one. */
export const kindOf = ({ type }: Pick<ReportTarget, 'type'>): (typeof named)[number] | 'page' =>
  named.find((one) => one === type) ?? 'page';
