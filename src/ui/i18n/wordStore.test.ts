import { expect, it } from 'vitest';
import { createWordStore } from './wordStore.ts';

const tables: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'vi/shell': { hello: 'Chào {{name}}', only: 'chỉ có ở đây', rooms: { other: '{{count}} phòng' } },
  'en/shell': { hello: 'Hello {{name}}', rooms: { one: '{{count}} room', other: '{{count}} rooms' } },
  'vi/home': { title: 'Trang chủ' },
  'en/home': { title: 'Home' },
};
const files = () => {
  const asked: string[] = [];
  const words = createWordStore((locale, group) => {
    const name = `${locale}/${group}`;
    asked.push(name);
    const table = tables[name];
    return table ? Promise.resolve(table) : Promise.reject(new Error(name));
  });
  return { asked, words };
};

it('LOCALE-3: loads the groups that a page names, each once, and nothing else', async () => {
  const { asked, words } = files();
  expect(await words.load('vi', ['shell'])).toBe(true);
  await words.load('vi', ['shell', 'home']);
  expect(asked).toEqual(['vi/shell', 'vi/home']);
});

it('LOCALE-2: a switch loads the new language for every group in use', async () => {
  const { asked, words } = files();
  await words.load('vi', ['shell', 'home']);
  await words.load('en', ['shell']);
  expect(asked).toEqual(['vi/shell', 'vi/home', 'en/shell', 'en/home']);
});

it('answers false where a group cannot be had, and asks again the next time', async () => {
  const { asked, words } = files();
  expect(await words.load('zh', ['shell'])).toBe(false);
  await words.load('zh', ['shell']);
  expect(asked).toEqual(['zh/shell', 'zh/shell']);
});

it('falls back to Vietnamese, then to the key', async () => {
  const { words } = files();
  await words.load('vi', ['shell']);
  await words.load('en', ['shell']);
  expect(words.word('en', 'shell', 'hello', { name: 'Lan' })).toBe('Hello Lan');
  expect(words.word('en', 'shell', 'only')).toBe('chỉ có ở đây');
  expect(words.word('en', 'shell', 'nowhere')).toBe('nowhere');
});

it('takes the plural form of the language, or "other" where it has no such form', async () => {
  const { words } = files();
  await words.load('vi', ['shell']);
  await words.load('en', ['shell']);
  expect(words.plural('en', 'shell', 'rooms', 1)).toBe('1 room');
  expect(words.plural('en', 'shell', 'rooms', 1200)).toBe('1,200 rooms');
  expect(words.plural('vi', 'shell', 'rooms', 1)).toBe('1 phòng');
});

it('lets a reader wait for a group, in Vietnamese where its language has none', async () => {
  const { words } = files();
  let changes = 0;
  words.subscribe(() => {
    changes += 1;
  });
  await words.ready('zh', 'home');
  expect(words.table('zh', 'home')).toBeNull();
  expect(words.word('zh', 'home', 'title')).toBe('Trang chủ');
  expect(changes).toBe(1);
});

it('gives the same promise for the same group, fulfilled at once where the words are here', async () => {
  const { words } = files();
  await words.load('vi', ['shell']);
  expect(words.ready('vi', 'shell')).toBe(words.ready('vi', 'shell'));
  expect(words.ready('vi', 'shell')).toHaveProperty('status', 'fulfilled');
});

it('A-3: a group may get other words, of which everybody hears', async () => {
  const { words } = files();
  await words.load('vi', ['home']);
  const before = words.table('vi', 'home');
  let changes = 0;
  words.subscribe(() => (changes += 1));
  words.replace('vi', 'home', { title: 'Sân nhà' });
  expect([words.word('vi', 'home', 'title'), changes, words.table('vi', 'home') === before]).toEqual([
    ...['Sân nhà', 1, false],
  ]);
});
