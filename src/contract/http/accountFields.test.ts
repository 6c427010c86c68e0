import * as Schema from 'effect/Schema';
import { expect, it } from 'vitest';
import { Nickname } from './accountFields.ts';

const takes = Schema.is(Nickname);

it.each(['Lan', '👍', 'a'.repeat(32), '👍'.repeat(32)])('%j is taken for a display name', (name) => {
  expect(takes(name)).toBe(true);
});
// How many characters people see is counted by the door.
it.each(['', '  ', '\u200b', '\u2800', '\u3164', 'a'.repeat(257)])('%j is not', (name) => {
  expect(takes(name)).toBe(false);
});
