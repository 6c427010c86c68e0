import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from '../../tools/files.ts';
import { elsewhere, forms } from '../e2e/support/forms.ts';

const screens = resolve(import.meta.dirname, '../../src/ui');

it('every form of the portal is one that the end-to-end tests fill in', () => {
  const written = filesIn(screens)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => /<(form|PasswordFrame)\b/.test(readFileSync(join(file), 'utf8')))
    .map((file) => file.slice(screens.length + 1));
  expect(written.length).toBeGreaterThan(5);
  const filledIn = new Set([...forms.map(({ file }) => file), ...Object.keys(elsewhere)]);
  expect([...filledIn].sort()).toEqual(written.toSorted());
});
