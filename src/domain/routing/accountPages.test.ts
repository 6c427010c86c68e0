import { expect, it } from 'vitest';
import { accountSlugs, isAccountSlug } from './accountPages.ts';

it('knows the pages of an account by their slugs, and no others', () => {
  expect(accountSlugs.every(isAccountSlug)).toBe(true);
  expect(['', 'Account', 'tai-khoan', 'bao mat', 'toString'].some(isAccountSlug)).toBe(false);
});
