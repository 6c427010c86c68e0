import { describe, expect, it } from 'vitest';
import words from '#locales/vi/application.json' with { type: 'json' };
import { allProblems, emptyForm, type ApplicationForm } from '#domain/application/form.ts';
import { dateIn, momentIn, problemWord, toLines } from './fieldWords.ts';

const long = 'a'.repeat(2000);
const wrong: readonly Partial<ApplicationForm>[] = [
  {},
  { realName: 'a', stageName: 'a', birthYear: 3000, experience: 'a', phone: 'a', timezone: 'a', links: ['a'] },
  { realName: long, stageName: long, birthYear: 2020, experience: long, phone: '0912345678', links: [long] },
  { leagues: [long] },
  { leagues: Array.from({ length: 20 }, () => 'a'), links: Array.from({ length: 20 }, () => 'https://a.vn') },
];

describe('what is wrong with a field', () => {
  it('has a sentence for each problem that a field can have, and none for others', () => {
    const found = wrong.flatMap((change) =>
      Object.entries(allProblems({ ...emptyForm, ...change }, { year: 2026, provenPhone: null, hasVoice: false })).map(
        ([field, problem]) => `${field}.${problem}`,
      ),
    );
    const told = Object.entries(words.errors).flatMap(([field, of]) =>
      Object.keys(of).map((problem) => `${field}.${problem}`),
    );
    // Only the origin reports it: it knows which names are taken.
    found.push('stageName.reserved');
    expect([...new Set(found)].toSorted()).toEqual(told.toSorted());
  });

  it('is nothing for a field that is right', () => {
    const t = Object.assign((key: string) => key, { tn: (key: string) => key });
    expect(problemWord(t, { phone: 'missing' }, 'realName')).toBeUndefined();
    expect(problemWord(t, { phone: 'missing' }, 'phone')).toBe('errors.phone.missing');
  });
});

it('has no lines in an empty text', () => {
  expect(toLines('')).toEqual([]);
  expect(toLines('a\n\nb')).toEqual(['a', '', 'b']);
});

it('tells days and moments by the clock of a zone', () => {
  const at = Date.UTC(2026, 10, 21, 18);
  expect(dateIn(at, 'vi-VN', 'Asia/Bangkok')).toContain('22');
  expect(momentIn(at, 'en-US', 'Asia/Bangkok')).toMatch(/1:00.AM/);
});
