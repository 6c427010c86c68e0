import { expect, it } from 'vitest';
import { createMessages } from './messages.ts';

const words: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'vi/shell': { hello: 'Chào {{name}}', only: 'chỉ có ở đây', rooms: { other: '{{count}} phòng' } },
  'en/shell': { hello: 'Hello {{name}}', rooms: { one: '{{count}} room', other: '{{count}} rooms' } },
  'vi/home': { title: 'Trang chủ' },
  'en/home': { title: 'Home' },
};
const files = () => {
  const asked: string[] = [];
  const messages = createMessages((locale, group) => {
    const name = `${locale}/${group}`;
    asked.push(name);
    const table = words[name];
    return table ? Promise.resolve(table) : Promise.reject(new Error(name));
  });
  return { asked, messages };
};

it('LOCALE-3: loads the groups that a page names, each once, and nothing else', async () => {
  const { asked, messages } = files();
  expect(await messages.load('vi', ['shell'])).toBe(true);
  await messages.load('vi', ['shell', 'home']);
  expect(asked).toEqual(['vi/shell', 'vi/home']);
});

it('LOCALE-2: a switch loads the new language for every group in use', async () => {
  const { asked, messages } = files();
  await messages.load('vi', ['shell', 'home']);
  await messages.load('en', ['shell']);
  expect(asked).toEqual(['vi/shell', 'vi/home', 'en/shell', 'en/home']);
});

it('answers false where a group cannot be had, and asks again the next time', async () => {
  const { asked, messages } = files();
  expect(await messages.load('zh', ['shell'])).toBe(false);
  await messages.load('zh', ['shell']);
  expect(asked).toEqual(['zh/shell', 'zh/shell']);
});

it('falls back to Vietnamese, then to the key', async () => {
  const { messages } = files();
  await messages.load('vi', ['shell']);
  await messages.load('en', ['shell']);
  expect(messages.word('en', 'shell', 'hello', { name: 'Lan' })).toBe('Hello Lan');
  expect(messages.word('en', 'shell', 'only')).toBe('chỉ có ở đây');
  expect(messages.word('en', 'shell', 'nowhere')).toBe('nowhere');
});

it('takes the plural form of the language, or "other" where it has no such form', async () => {
  const { messages } = files();
  await messages.load('vi', ['shell']);
  await messages.load('en', ['shell']);
  expect(messages.plural('en', 'shell', 'rooms', 1)).toBe('1 room');
  expect(messages.plural('en', 'shell', 'rooms', 1200)).toBe('1,200 rooms');
  expect(messages.plural('vi', 'shell', 'rooms', 1)).toBe('1 phòng');
});

it('lets a reader wait for a group, in Vietnamese where its language has none', async () => {
  const { messages } = files();
  let changes = 0;
  messages.subscribe(() => {
    changes += 1;
  });
  await messages.ready('zh', 'home');
  expect(messages.table('zh', 'home')).toBeNull();
  expect(messages.word('zh', 'home', 'title')).toBe('Trang chủ');
  expect(changes).toBe(1);
});

it('gives the same promise for the same group, fulfilled at once where the words are here', async () => {
  const { messages } = files();
  await messages.load('vi', ['shell']);
  expect(messages.ready('vi', 'shell')).toBe(messages.ready('vi', 'shell'));
  expect(messages.ready('vi', 'shell')).toHaveProperty('status', 'fulfilled');
});

it('A-3: a group may get other words, of which everybody hears', async () => {
  const { messages } = files();
  await messages.load('vi', ['home']);
  const before = messages.table('vi', 'home');
  let changes = 0;
  messages.subscribe(() => (changes += 1));
  messages.replace('vi', 'home', { title: 'Sân nhà' });
  expect([messages.word('vi', 'home', 'title'), changes, messages.table('vi', 'home') === before]).toEqual([
    ...['Sân nhà', 1, false],
  ]);
});
