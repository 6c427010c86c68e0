import { expect, it } from 'vitest';
import { memoizeByKey } from './memoizeByKey.ts';

it('makes once for each key', () => {
  const asked: string[] = [];
  const listOf = memoizeByKey((key: string) => {
    asked.push(key);
    return [key];
  });
  expect(listOf('vi')).toBe(listOf('vi'));
  expect(listOf('en')).toEqual(['en']);
  expect(asked).toEqual(['vi', 'en']);
});

it('keeps nothing of what could not be made', () => {
  let times = 0;
  const make = memoizeByKey(() => {
    times += 1;
    throw new RangeError('no such zone');
  });
  expect(() => make('Mars/Olympus')).toThrow(RangeError);
  expect(() => make('Mars/Olympus')).toThrow(RangeError);
  expect(times).toBe(2);
});

it('S-4: lets the oldest go, so that keys from strangers do not fill the memory', () => {
  const asked: string[] = [];
  const make = memoizeByKey((key: string) => asked.push(key), 2);
  for (const key of ['a', 'b', 'a', 'c', 'b', 'c', 'a']) make(key);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
