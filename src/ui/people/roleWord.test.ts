import { expect, it } from 'vitest';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { roleWord } from './roleWord.ts';

it.each([
  ['leaderOperator', 'role.commentator'],
  ['host', 'role.commentator'],
  ['commentator', 'role.staff'],
  ['qc', 'role.staff'],
  ['customerCare', 'role.staff'],
  ['ad', 'role.staff'],
  ['member', null],
  ['silent', null],
  ['guest', null],
] as const)('A-1: %s is called what the badge beside the name says: %s', (role, word) => {
  expect(roleWord(SITE_ROLES[role])).toBe(word);
});
