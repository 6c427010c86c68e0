import { expect, it } from 'vitest';
import { locales } from '#domain/locale/locale.ts';
import { messageKinds } from '#domain/messages/messages.ts';
import { messageTexts } from './texts.ts';

const text = { title: 'Xin chào {{name}}', body: '{{name}}, {{name}}: {{what}}' };
const texts = Object.fromEntries([...Object.keys(messageKinds), 'other'].map((kind) => [kind, text]));
const group = { messages: { somebody: 'Ai đó', texts } };
const { of } = messageTexts(Object.fromEntries(locales.map(({ code }) => [code, group])));

it('SH-4: a message has its parameters filled in, and a gap where one is not known', () => {
  const kind = Object.keys(messageKinds)[0]!;
  expect(of(kind, 'vi', { name: 'Lan', what: 'đá' })).toEqual({ title: 'Xin chào Lan', body: 'Lan, Lan: đá' });
  expect(of(kind, 'vi', { name: 'Lan' }).body).toBe('Lan, Lan: ');
});
