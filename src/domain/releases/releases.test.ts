import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isDay } from '../shared/zone.ts';
import { releases } from './releases.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;

it('the newest release comes first, and is the one that stands in package.json', () => {
  const days = releases.map(({ day }) => day);
  expect(days.every(isDay)).toBe(true);
  expect(days).toEqual([...days].sort().reverse());
  expect(read('package.json')).toMatchObject({ version: releases[0].version });
});

it.each(['vi', 'en', 'zh'])('every release is told in %s, and no other', (locale) => {
  const { releases: told } = read(`locales/${locale}/changes.json`) as { readonly releases: object };
  expect(Object.keys(told)).toEqual(releases.map(({ version }) => version));
});
