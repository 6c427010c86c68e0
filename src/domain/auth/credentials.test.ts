import { expect, it } from 'vitest';
import { CREDENTIALS, passwordProblem, passwordRows, usernameProblem } from './credentials.ts';

it('has the sizes that the origin has', () => {
  expect(CREDENTIALS).toEqual({ usernameMin: 3, usernameMax: 32, passwordMin: 8, passwordMax: 128, nicknameMax: 32 });
});

const usernames: readonly (readonly [string, 'format' | 'reserved' | null])[] = [
  ['abc', null],
  ['a.b_9', null],
  ['a'.repeat(32), null],
  ['ab', 'format'],
  ['a'.repeat(33), 'format'],
  ['Abc', 'format'],
  ['a bc', 'format'],
  ['abc!', 'format'],
  ['!abc', 'format'],
  ...['admin', 'administrator', 'root', 'system', 'khandai', 'support', 'moderator', 'staff', 'guest', 'khach'].map(
    (name) => [name, 'reserved'] as const,
  ),
];
it.each(usernames)('the username "%s" has the problem %s', (username, problem) => {
  expect(usernameProblem(username)).toBe(problem);
});

it.each([
  ['1234567', 'tooShort'],
  ['12345678', null],
  ['a'.repeat(128), null],
  ['a'.repeat(129), 'tooLong'],
  ['🔒'.repeat(7), 'tooShort'],
  ['🔒'.repeat(8), null],
  ['🔒'.repeat(128), null],
])('the password "%s" has the problem %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

it.each([
  ['short', 0],
  ['a'.repeat(129), 0],
  ['abcdefgh', 1],
  ['abcdefg1', 1],
  ['ABCDEFG1', 1],
  ['abcdefg!', 1],
  ['Abcdefg1', 2],
  ['ábcdef!1', 2],
  ['abcdefghijk', 1],
  ['abcdefghijkl', 2],
  ['abcdefghijk1', 2],
  ['Abcdefghijk1', 3],
  ['abcdefghij 1', 3],
  ['a'.repeat(15), 2],
  ['a'.repeat(16), 3],
])('the password "%s" lights %i rows', (password, rows) => {
  expect(passwordRows(password)).toBe(rows);
});
