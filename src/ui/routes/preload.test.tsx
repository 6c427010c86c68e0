import { expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { findRoute } from '#domain/routing/findRoute.ts';
import { createWordStore } from '../i18n/wordStore.ts';
import { loadAddress } from './preload.ts';

it('A-6, LOCALE-2: words that a link asks for and that cannot be had are told of, and the page opens', async () => {
  const messages = createWordStore((locale) =>
    locale === 'vi' ? Promise.resolve({}) : Promise.reject(new Error('gone')),
  );
  const failed: Locale[] = [];
  const load = loadAddress(messages, (locale) => failed.push(locale));
  const found = findRoute('/menu')!;
  await load({ to: '/menu', found });
  expect(failed).toEqual([]);
  await load({ to: '/en/menu?x=1', found });
  expect(failed).toEqual(['en']);
});
