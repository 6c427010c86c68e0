import { expect, it } from 'vitest';
import { locales } from '#domain/locale/locale.ts';
import { inboxKinds } from '#domain/inbox/inbox.ts';
import { inboxTexts } from './texts.ts';

const text = { title: 'Xin chào {{name}}', body: '{{name}}, {{name}}: {{what}}' };
const texts = Object.fromEntries([...Object.keys(inboxKinds), 'other'].map((kind) => [kind, text]));
const group = { inbox: { somebody: 'Ai đó', texts } };
const { of } = inboxTexts(Object.fromEntries(locales.map(({ code }) => [code, group])));

it('SH-4: a message has its parameters filled in, and a gap where one is not known', () => {
  const kind = Object.keys(inboxKinds)[0]!;
  expect(of(kind, 'vi', { name: 'Lan', what: 'đá' })).toEqual({ title: 'Xin chào Lan', body: 'Lan, Lan: đá' });
  expect(of(kind, 'vi', { name: 'Lan' }).body).toBe('Lan, Lan: ');
});
