import { expect, it } from 'vitest';
import { faultOf } from './faultOf.ts';

it.each([
  ['is missing', 'missing', {}],
  ['must have 1 to 60 characters', 'lengths', { most: '60' }],
  ['must be a list of at most 20', 'listMost', { most: '20' }],
  ['must be between 1 and 4096', 'between', { least: '1', most: '4096' }],
  ['must be an id of 1 to 64 letters, digits, - or _', 'id', {}],
  ['repeats home', 'repeats', { what: 'home' }],
  ['must be one of "house", "radio"', 'oneOf', { what: '"house", "radio"' }],
  [
    'lies at https://x.example, which STREAM_ORIGINS does not name: pages show no pictures from there',
    'origin',
    {
      what: 'https://x.example',
    },
  ],
  ['has {{name}}, which nothing fills in there', 'noPlace', { what: '{{name}}' }],
])('what an import says is told apart: %s', (why, fault, params) => {
  expect(faultOf(why)).toEqual({ fault, params });
});

it('what is not known is left as it is', () => {
  expect(faultOf('is odd')).toBeNull();
});
