import { expect, it } from 'vitest';
import { SITE_ROLES } from '../auth/auth.ts';
import { answersQuestions, HELP, questionProblem } from './help.ts';

it.each([
  ['', 'short'],
  ['   hỏi gì   ', 'short'],
  ['a'.repeat(HELP.textMin), null],
  ['⚽'.repeat(HELP.textMax), null],
  ['a'.repeat(HELP.textMax + 1), 'long'],
])('a question of that length is judged by what can be seen of it (%#)', (text, problem) => {
  expect(questionProblem(text)).toBe(problem);
});

it('questions are read and answered by customer care and the leader alone', () => {
  const readers = Object.entries(SITE_ROLES).flatMap(([name, role]) => (answersQuestions(role) ? [name] : []));
  expect(readers).toEqual(['leaderOperator', 'customerCare']);
});
