import { expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { matchRoute } from '#domain/routing/matchRoute.ts';
import { createMessages } from '../i18n/messages.ts';
import { loadAddress } from './preload.ts';

it('A-6, LOCALE-2: words that a link asks for and that cannot be had are told of, and the page opens', async () => {
  const messages = createMessages((locale) =>
    locale === 'vi' ? Promise.resolve({}) : Promise.reject(new Error('gone')),
  );
  const failed: Locale[] = [];
  const load = loadAddress(messages, (locale) => failed.push(locale));
  const match = matchRoute('/menu')!;
  await load({ to: '/menu', match });
  expect(failed).toEqual([]);
  await load({ to: '/en/menu?x=1', match });
  expect(failed).toEqual(['en']);
});
