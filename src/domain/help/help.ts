import { SITE_ROLES } from '../auth/auth.ts';

/**
 * Lengths in characters (code points). `keepDays`: how long a question is kept after its answer. `mostOpen`: unanswered
 * questions in total.
 */
export const HELP = {
  textMin: 10,
  textMax: 2000,
  answerMax: 4000,
  keepDays: 180,
  mostOpen: 20_000,
  pageSize: 50,
} as const;

/** A known incident, in the reader's language. */
export interface KnownFault {
  readonly id: string;
  readonly text: string;
}

/** A question to customer care and the answer sent by mail. Times in epoch milliseconds. */
export interface Question {
  readonly askId: string;
  readonly mail: string;
  readonly text: string;
  readonly askedAt: number;
  readonly answer: string | null;
  readonly answeredAt: number | null;
}

/** Whether a role may read and answer questions. */
export const answersQuestions = (siteRoleId: number): boolean =>
  siteRoleId === SITE_ROLES.customerCare || siteRoleId === SITE_ROLES.leaderOperator;

/** What is wrong with the text of a question; null if it is valid. */
export const questionProblem = (text: string): 'short' | 'long' | null => {
  const length = [...text.trim()].length;
  if (length < HELP.textMin) return 'short';
  return length > HELP.textMax ? 'long' : null;
};
