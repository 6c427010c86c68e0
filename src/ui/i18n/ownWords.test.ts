import { expect, it } from 'vitest';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { createWordStore } from './wordStore.ts';
import { createOwnWords } from './ownWords.ts';

const file = { title: 'Trang', nav: { home: 'Nhà', chat: 'Chat' } };
const told = { title: 'Trang', nav: { home: 'Sân nhà', chat: 'Chat', gone: 'x' }, more: 'y' };

const start = (
  version: string,
  storage = fakeStorage(),
  answer: Outcome<Readonly<Record<string, unknown>>> = succeeded(told),
) => {
  const asked: string[] = [];
  const words = createWordStore((locale, group) => load(locale, group));
  const load = createOwnWords({
    ...{ version, storage, words: () => words },
    loadFile: async () => file,
    site: async () => ({
      words: async (locale, group) => {
        asked.push(`${locale} ${group}`);
        return answer;
      },
    }),
  });
  const word = (key: string) => words.word('vi', 'shell', key);
  return { words, asked, storage, word };
};

it('A-3: the words built in are there first, the operator’s as soon as they are known', async () => {
  const { words, asked, word } = start('v1');
  let changes = 0;
  words.subscribe(() => (changes += 1));
  expect(await words.load('vi', ['shell'])).toBe(true);
  expect([word('nav.home'), changes]).toEqual(['Nhà', 1]);
  await expect.poll(() => word('nav.home')).toBe('Sân nhà');
  expect([word('nav.chat'), word('title'), word('nav.gone'), word('more'), changes]).toEqual([
    ...['Chat', 'Trang', 'nav.gone', 'more'],
    2,
  ]);
  expect(asked).toEqual(['vi shell']);
});

it('A-3: the next visit has them at once, and asks again where the page names another version', async () => {
  const first = start('v1');
  await first.words.load('vi', ['shell']);
  await expect.poll(() => first.word('nav.home')).toBe('Sân nhà');
  const next = start('v1', first.storage);
  await next.words.load('vi', ['shell']);
  expect([next.word('nav.home'), next.asked]).toEqual(['Sân nhà', []]);
  const newer = start('v2', first.storage, succeeded({ ...file, title: 'Bìa' }));
  await newer.words.load('vi', ['shell']);
  expect(newer.word('nav.home')).toBe('Sân nhà');
  await expect.poll(() => newer.word('title')).toBe('Bìa');
  expect([newer.word('nav.home'), newer.asked]).toEqual(['Nhà', ['vi shell']]);
});

it('A-3: the words built in stay where the operator’s cannot be had', async () => {
  const { words, asked, word } = start('v1', fakeStorage(), failed({ kind: 'unreachable' }));
  await words.load('vi', ['shell']);
  await expect.poll(() => asked.length).toBe(1);
  expect(word('nav.home')).toBe('Nhà');
});
