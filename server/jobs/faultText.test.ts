import { expect, it } from 'vitest';
import { DatabaseUnavailable, UniqueViolation } from '../database/database.ts';
import { faultText } from './faultText.ts';

it('HOUSE-6: a fault is kept by its kind, code and place, and without what it says', () => {
  const said = 'Thu Hà <thu.ha@example.org> 0912345678';
  const faults = [
    new UniqueViolation(said),
    new DatabaseUnavailable('full'),
    Object.assign(new Error(said), { code: 'ENOSPC' }),
    Object.assign(new Error(said), { code: said }),
    new AggregateError([new TypeError(said), new Error(said)], said),
  ].map(faultText);
  const place = /^(.*?) at faultText\.test\.ts:\d+/;
  expect(faults.map((text) => place.exec(text)?.[1])).toEqual([
    'UniqueViolation',
    'DatabaseUnavailable full',
    'Error ENOSPC',
    'Error',
    'AggregateError',
  ]);
  expect(faults[4]).toMatch(/ of TypeError at faultText\.test\.ts:\d+$/);
  for (const text of faults) expect(text).not.toMatch(/Thu|example|0912/);
  expect(faultText(said)).toBe('thrown: no error');
});
