import { expect, it } from 'vitest';
import { languageOf, ownName } from './languages.ts';
import { namedSubtitle } from './subtitleName.ts';

const plain = { forced: false, sdh: false, isDefault: false };

it.each([
  ['Film (1925).vi', { of: 'Film (1925)', lang: 'vi' }],
  ['Film (1925).zh-Hant.forced', { of: 'Film (1925)', lang: 'zh-Hant', forced: true }],
  ['Film.1925.eng.sdh.default', { of: 'Film.1925', lang: 'en', sdh: true, isDefault: true }],
  ['Film.en.hi', { of: 'Film', lang: 'en', sdh: true }],
  ['Film (1925)', { of: 'Film (1925)', lang: 'und' }],
  ['2_English', { of: '', lang: 'en' }],
  ['Vietnamese (SDH)', { of: '', lang: 'vi', sdh: true }],
  ['vi', { of: '', lang: 'vi' }],
])('subtitles called "%s"', (name, told) => expect(namedSubtitle(name)).toEqual({ ...plain, ...told }));

it('languages by their names', () => {
  expect(['VIE', 'zh_TW', 'chs', 'klingon'].map(languageOf)).toEqual(['vi', 'zh-Hant', 'zh-Hans', null]);
  expect(['vi', 'zh-Hant', 'fr', 'x'].map((lang) => ownName(lang === 'x' ? 'und' : lang))).toEqual([
    ...['Tiếng Việt', '繁體中文', 'Français', ''],
  ]);
});
