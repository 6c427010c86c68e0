import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locale.ts';
import type { Letter } from '../shared/post.ts';
import { mailHtml, mailText, smsText, written } from './letters.ts';

const languages = locales.map(({ code }) => code);
const code = (purpose: 'register' | 'contact' | 'reset', account: string | null = null): Letter => ({
  kind: 'code',
  purpose,
  code: '012345',
  account,
});
const letters: readonly Letter[] = [
  code('register'),
  code('contact'),
  code('reset', 'lan.anh'),
  { kind: 'passwordChanged', account: 'lan.anh' },
  { kind: 'contactChanged', account: 'lan.anh' },
  {
    kind: 'deletionAsked',
    account: 'lan.anh',
    eraseAt: Date.UTC(2026, 10, 28),
    address: 'https://khandai.example/?link=t',
  },
  { kind: 'deletionCalledOff', account: 'lan.anh' },
  { kind: 'answer', account: null, question: 'Hình đứng', answer: 'Bạn chọn SD.\n\nCòn đứng thì hỏi tiếp.' },
];

describe('letters', () => {
  it('an answer of customer care keeps its paragraphs, with what was asked after it', () => {
    const letter: Letter = { kind: 'answer', account: null, question: 'Hình đứng', answer: 'Một.\n\n\nHai.' };
    expect(mailText(written(letter, 'vi')).split('\n\n').slice(0, 4)).toEqual([
      'Một.',
      'Hai.',
      'Bạn đã hỏi:',
      'Hình đứng',
    ]);
  });

  it('a message says where mails of its kind end', () => {
    const endAt = 'https://khandai.example/thoi-nhan-thu/t';
    const letter: Letter = { kind: 'message', account: 'lan', title: 'Sắp tới giờ', body: 'Bến Gỗ', endAt };
    for (const locale of languages) expect(mailText(written(letter, locale))).toContain(endAt);
  });

  it('are of their own in each language', () => {
    const texts = letters.flatMap((letter) => languages.map((locale) => mailText(written(letter, locale))));
    expect(new Set(texts).size).toBe(texts.length);
    const subjects = letters.flatMap((letter) => languages.map((locale) => written(letter, locale).subject));
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it.each(languages)(
    'a code stands on a line of its own, with how long it lasts and that it is for nobody else: %s',
    (locale) => {
      const text = mailText(written(code('register'), locale));
      expect(text.split('\n')).toContain('012345');
      expect(text).toContain('10');
      expect(written(code('register'), locale).subject).not.toContain('012345');
    },
  );

  it('a forgotten password comes with the name to log in by; a registration names nobody', () => {
    expect(mailText(written(code('reset', 'lan.anh'), 'vi'))).toContain('lan.anh');
    expect(mailText(written(code('register'), 'vi'))).not.toContain('lan');
  });

  it('HTML says the same, escaped, and fetches nothing', () => {
    const html = mailHtml(written(code('reset', '<b>&"'), 'zh'), 'zh');
    expect(html).toContain('<html lang="zh-Hant">');
    expect(html).toContain('&lt;b&gt;&amp;&quot;');
    expect(html).toContain('>012345</p>');
    expect(html).not.toMatch(/<(img|a|link|script)\b|https?:/);
  });

  it('text messages are short; Vietnamese and English ones keep to the letters that cost one message', () => {
    for (const letter of letters)
      for (const locale of languages) {
        const text = smsText(letter, locale, 'khandai.example');
        expect(text.length).toBeLessThanOrEqual(locale === 'zh' ? 70 : 160);
        if (letter.kind === 'code' && locale !== 'zh') expect(text).toMatch(/^[ -~\n]+$/);
      }
    expect(smsText({ kind: 'passwordChanged', account: 'x' }, 'vi', null)).toMatch(/^Mat khau Khan Dai da doi\./);
  });

  it('the last line of a code binds it to the host, where that is known', () => {
    expect(smsText(code('register'), 'en', 'khandai.example').split('\n').at(-1)).toBe('@khandai.example #012345');
    expect(smsText(code('register'), 'en', null)).not.toContain('@');
  });
});
