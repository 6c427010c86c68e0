import { expect, it } from 'vitest';
import { emptyForm, type ApplicationForm } from './form.ts';
import { keptForm } from './keptForm.ts';

const written: ApplicationForm = {
  realName: 'Trần Thị Lá',
  stageName: 'Lá Non',
  birthYear: 1999,
  phone: '0912 345 678',
  sports: ['bong-da', 'casino'],
  leagues: ['Giải Bến Sông'],
  langs: ['vi', 'zh'],
  experience: 'Hai mùa bình luận giải sinh viên.',
  links: ['https://example.org'],
  availability: [[6, 1080, 1440]],
  timezone: 'Asia/Bangkok',
  consent: { age18: true, terms: false },
};

it('CA-2: a form that was kept whole is whole', () => {
  expect(keptForm(written)).toEqual(written);
  expect(keptForm({})).toEqual(emptyForm);
  expect(keptForm({ ...emptyForm, birthYear: null })).toEqual(emptyForm);
});

it.each([
  ['realName', 7],
  ['stageName', null],
  ['birthYear', '1999'],
  ['birthYear', 1999.5],
  ['phone', ['0912']],
  ['sports', ['bong-da', 'quidditch']],
  ['sports', 'bong-da'],
  ['leagues', 5],
  ['leagues', ['a', 5]],
  ['langs', ['vi', 'fr']],
  ['experience', {}],
  ['links', [null]],
  ['availability', [[6, 1080]]],
  ['availability', [[6, 1080, 1440, 1]]],
  ['availability', [[8, 0, 60]]],
  ['availability', ['6']],
  ['timezone', 7],
  ['consent', null],
  ['consent', { age18: true }],
  ['consent', { terms: true }],
] as const)('CA-2: of a form with %s as %j that field alone is left out', (field, value) => {
  expect(keptForm({ ...written, [field]: value, gone: 1 })).toEqual({ ...written, [field]: emptyForm[field] });
});
