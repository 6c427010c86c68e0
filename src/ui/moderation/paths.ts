import { caseStates, type CaseState } from '#domain/moderation/report.ts';
import { hrefOf } from '#domain/routing/routes.ts';

/** The parts of the page: the cases in one state, or the log. */
export const parts = [...caseStates, 'log'] as const;
export type ModerationPart = CaseState | 'log';

export const partOf = (text: string | null): ModerationPart => parts.find((one) => one === text) ?? 'open';

/** A part of the page, and a case that is open beside it. */
export const moderationPath = (part: ModerationPart, reportId?: string): string => {
  const query = new URLSearchParams({
    ...(part !== 'open' && { muc: part }),
    ...(reportId !== undefined && { vu: reportId }),
  }).toString();
  return query === '' ? hrefOf('moderators') : `${hrefOf('moderators')}?${query}`;
};
