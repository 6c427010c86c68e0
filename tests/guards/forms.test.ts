import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from '../../tools/files.ts';
import { elsewhere, forms } from '../browser/support/formTable.ts';

const screens = resolve(import.meta.dirname, '../../src/ui');

it('every form of the portal is one that tests/browser/forms.test.tsx fills in, or another test that is named', () => {
  const written = filesIn(screens)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => /<(form|PasswordFrame)\b/.test(readFileSync(join(file), 'utf8')))
    .map((file) => file.slice(screens.length + 1));
  expect(written.length).toBeGreaterThan(5);
  const filledIn = new Set([...Object.values(forms).map(({ file }) => file), ...Object.keys(elsewhere)]);
  expect([...filledIn].sort()).toEqual(written.toSorted());
});
