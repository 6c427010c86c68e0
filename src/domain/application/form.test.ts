import { describe, expect, it } from 'vitest';
import {
  allProblems,
  contradicts,
  emptyForm,
  isBlank,
  isDone,
  isLink,
  joinedForm,
  problemsOf,
  sameForm,
  stepOf,
  steps,
  tidyForm,
  type ApplicationForm,
  type FieldName,
  type FieldProblem,
  type Surroundings,
} from './form.ts';

const around: Surroundings = { year: 2026, provenPhone: '0912 345 678', hasVoice: true };
const whole: ApplicationForm = {
  realName: 'Trần Thị Lá',
  stageName: 'Lá Non',
  birthYear: 1999,
  phone: '0912 345 678',
  sports: ['bong-da'],
  leagues: ['Giải Bến Sông'],
  langs: ['vi'],
  experience: 'Hai mùa bình luận giải sinh viên ở Cần Thơ.',
  links: ['https://example.org/la-non'],
  availability: [[6, 1080, 1440]],
  timezone: 'Asia/Ho_Chi_Minh',
  consent: { age18: true, terms: true },
};
const text = (length: number) => 'ă'.repeat(length);

it('CA-2: a whole form has four steps that are done', () => {
  expect(steps).toHaveLength(4);
  for (const step of steps) expect(problemsOf(whole, step, around)).toEqual({});
  expect(isDone(allProblems(whole, around))).toBe(true);
});

it('CA-2: an empty one lacks all that is asked, and nothing that is left to the applicant', () => {
  expect(allProblems(emptyForm, { ...around, provenPhone: null, hasVoice: false })).toEqual({
    ...{ realName: 'missing', stageName: 'missing', birthYear: 'missing' },
    ...{ sports: 'missing', langs: 'missing', experience: 'missing' },
    ...{ availability: 'missing', timezone: 'zone', phone: 'missing' },
    ...{ voice: 'missing', age18: 'missing', terms: 'missing' },
  });
});

const wrong: readonly (readonly [
  FieldName,
  FieldProblem | undefined,
  Partial<ApplicationForm>,
  Partial<Surroundings>?,
])[] = [
  ['realName', 'missing', { realName: '  ' }],
  ['realName', 'short', { realName: ' a ' }],
  ['realName', undefined, { realName: text(80) }],
  ['realName', 'long', { realName: text(81) }],
  ['stageName', 'long', { stageName: text(33) }],
  ['stageName', undefined, { stageName: '🔥🔥' }],
  ['stageName', 'missing', { stageName: '\u200b\u200b' }],
  ['birthYear', undefined, { birthYear: 2008 }],
  ['birthYear', 'underAge', { birthYear: 2009 }],
  ['birthYear', 'underAge', { birthYear: 2026 }],
  ['birthYear', 'year', { birthYear: 2027 }],
  ['birthYear', 'year', { birthYear: 1925 }],
  ['birthYear', undefined, { birthYear: 1926 }],
  ['birthYear', 'year', { birthYear: 1990.5 }],
  ['sports', 'missing', { sports: [] }],
  ['langs', 'missing', { langs: [] }],
  ['experience', 'short', { experience: text(19) }],
  ['experience', undefined, { experience: text(20) }],
  ['experience', 'long', { experience: text(1001) }],
  ['leagues', undefined, { leagues: [] }],
  ['leagues', undefined, { leagues: Array.from({ length: 8 }, () => text(60)) }],
  ['leagues', 'tooMany', { leagues: Array.from({ length: 9 }, () => 'x') }],
  ['leagues', 'long', { leagues: [text(61)] }],
  ['links', undefined, { links: [] }],
  ['links', undefined, { links: ['https://a.vn', ' ', ' https://b.vn '] }],
  ['links', 'tooMany', { links: Array.from({ length: 6 }, () => 'https://a.vn') }],
  ['links', 'link', { links: ['https://a.vn', 'javascript:alert(1)'] }],
  ['links', 'long', { links: [`https://a.vn/${text(300)}`] }],
  ['availability', 'missing', { availability: [] }],
  ['timezone', 'zone', { timezone: 'Saigon' }],
  ['phone', 'missing', { phone: '  ' }],
  ['phone', 'phone', { phone: '12' }],
  ['contact', undefined, { phone: '12' }],
  ['contact', 'unproven', {}, { provenPhone: null }],
  ['contact', 'unproven', { phone: '0912 345 679' }],
  ['contact', undefined, { phone: ' 0912 345 678 ' }],
  ['voice', 'missing', {}, { hasVoice: false }],
  ['age18', 'missing', { consent: { age18: false, terms: true } }],
  ['terms', 'missing', { consent: { age18: true, terms: false } }],
];
it.each(wrong.map(([field, problem, form, surroundings = {}]) => [field, problem, form, surroundings] as const))(
  'CA-2, CA-5: %s is %s with %j %j',
  (field, problem, form, surroundings) => {
    const problems = allProblems({ ...whole, ...form }, { ...around, ...surroundings });
    expect(problems[field]).toBe(problem);
  },
);
it('CA-2: each field is asked on the step that judges it', () => {
  expect(['realName', 'links', 'contact', 'terms'].map((field) => stepOf(field as FieldName))).toEqual([...steps]);
});

it.each([
  ['https://example.org/la-non', true],
  ['http://a.vn', true],
  ['HTTPS://A.VN/x?y=1#z', true],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['https://no-dot', false],
  ['ftp://a.vn', false],
  ['https://a b.vn', false],
  ['https://a.vn b', false],
  [' https://a.vn', false],
])('item 26: the link %j is one: %s', (link, is) => {
  expect(isLink(link)).toBe(is);
});

describe('two drafts', () => {
  const left: ApplicationForm = { ...emptyForm, stageName: 'Lá Non', timezone: 'Asia/Tokyo' };
  const right: ApplicationForm = { ...emptyForm, realName: 'Trần Thị Lá', timezone: 'Asia/Ho_Chi_Minh' };

  it('CA-2: a form with nothing but a zone is blank', () => {
    expect(isBlank({ ...emptyForm, timezone: 'Asia/Tokyo' })).toBe(true);
    expect(isBlank(left)).toBe(false);
    expect(isBlank({ ...emptyForm, consent: { age18: true, terms: false } })).toBe(false);
  });

  it('CA-2: are joined without losing a word where they say different things', () => {
    expect(contradicts(left, right)).toBe(false);
    expect(joinedForm(left, right)).toEqual({
      ...emptyForm,
      ...{ stageName: 'Lá Non', realName: 'Trần Thị Lá', timezone: 'Asia/Ho_Chi_Minh' },
    });
  });

  it('CA-2: contradict each other where joining would lose words; then the newer counts', () => {
    const other = { ...right, stageName: 'Gió' };
    expect(contradicts(left, other)).toBe(true);
    expect(contradicts(left, { ...right, stageName: 'Lá Non' })).toBe(false);
    expect(joinedForm(left, other)).toMatchObject({ stageName: 'Lá Non', realName: 'Trần Thị Lá' });
  });

  it('CA-5: times keep the zone that they were chosen in', () => {
    const timed: ApplicationForm = { ...left, availability: [[1, 0, 180]] };
    expect(joinedForm(timed, right).timezone).toBe('Asia/Tokyo');
    expect(joinedForm(left, { ...right, timezone: '' }).timezone).toBe('Asia/Tokyo');
  });

  it('are the same by what they say, in whatever order', () => {
    const { consent, ...rest } = whole;
    expect(sameForm({ consent, ...rest }, { ...rest, consent: { terms: true, age18: true } })).toBe(true);
    for (const change of [
      { phone: '1' },
      { timezone: 'UTC' },
      { consent: { age18: true, terms: false } },
      { consent: { age18: false, terms: true } },
    ])
      expect(sameForm(whole, { ...whole, ...change })).toBe(false);
  });
});

it('keeps what was meant, not how it was typed', () => {
  const typed = {
    ...whole,
    ...{ realName: ' Trần Thị Lá ', phone: ' 0912 345 678 ', experience: ` ${whole.experience}\n` },
    ...{ links: [' https://a.vn ', '', ' '], leagues: ['', 'Cúp'] },
  };
  expect(
    tidyForm({
      ...typed,
      availability: [
        [6, 1260, 1440],
        [6, 1080, 1260],
      ],
    }),
  ).toEqual({
    ...whole,
    ...{ links: ['https://a.vn'], leagues: ['Cúp'], availability: [[6, 1080, 1440]] },
  });
});

it('a name on the air is kept without what would turn the words around it', () => {
  expect(tidyForm({ ...whole, stageName: ' \u202eLá Non\u2066 ' }).stageName).toBe('Lá Non');
});
