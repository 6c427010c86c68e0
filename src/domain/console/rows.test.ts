import { expect, it } from 'vitest';
import { draftRows, draftWords, emptyRow, menuForm, namesOf, rowForms, rowValues, wordValues } from './rows.ts';

it('what a part says stays as it is when nothing of it is edited', () => {
  const parts = {
    marquee: [
      { id: 'mot', text: 'Một câu cho mọi ngôn ngữ', goTo: '/menu' },
      { id: 'hai', text: { vi: 'Hôm nay', en: 'Today', zh: '今天' } },
    ],
    banners: [
      {
        ...{ bannerId: 'cup', img: { vi: '/b/vi.png', en: '/b/en.png', zh: '/b/zh.png' }, w: 328, h: 110 },
        ...{ goTo: '/menu', position: 'home', domains: ['khandai.example', 'b.example'] },
      },
    ],
    redirects: [{ from: '/cup', to: 'https://cup.example/' }],
    known: [{ id: 'k', text: 'Mất tiếng' }],
  } as const;
  for (const [part, value] of Object.entries(parts)) {
    const form = rowForms[part as keyof typeof parts];
    expect(rowValues(form, draftRows(form, value))).toEqual(value);
  }
});

it('a menu keeps what is below its items; without any, it says none', () => {
  const leaf = { key: 'a', label: 'A', path: '/menu', icon: 'menu' };
  const value = [
    { ...leaf, children: [{ ...leaf, key: 'b' }] },
    { ...leaf, key: 'c' },
  ];
  const form = menuForm('header-v4');
  expect(rowValues(form, draftRows(form, value))).toEqual(value);
  expect(menuForm('nav').some(({ rows }) => rows !== undefined)).toBe(false);
});

it('a new row has every field, empty, and leaves out what is optional', () => {
  const row = emptyRow(rowForms.marquee, 'new');
  expect(Object.keys(row.texts)).toEqual(rowForms.marquee.flatMap(namesOf));
  expect(rowValues(rowForms.marquee, [row])).toEqual([{ id: '', text: '' }]);
  const some = { ...row, texts: { ...row.texts, id: ' x ', 'text.vi': 'Có', 'text.en': 'Yes' } };
  expect(rowValues(rowForms.marquee, [some])).toEqual([{ id: 'x', text: { vi: 'Có', en: 'Yes', zh: '' } }]);
});

it('what is no list, or no record, has no rows', () => {
  expect(draftRows(rowForms.marquee, null)).toEqual([]);
  expect(rowValues(rowForms.known, draftRows(rowForms.known, [7]))).toEqual([{ id: '', text: '' }]);
  expect(draftWords(7)).toEqual([]);
});

it('words of one’s own keep the languages that they have', () => {
  const value = { vi: { shell: { 'nav.home': 'Nhà' } }, en: { shell: { 'nav.home': 'Home' }, menu: { areas: 'All' } } };
  expect(draftWords(value)).toEqual([
    { group: 'shell', key: 'nav.home', vi: 'Nhà', en: 'Home', zh: '' },
    { group: 'menu', key: 'areas', vi: '', en: 'All', zh: '' },
  ]);
  expect(wordValues(draftWords(value))).toEqual(value);
});
