import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reuse } from './reuse.ts';

const tree = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    fc.integer({ min: 0, max: 3 }),
    fc.constant(null),
    fc.array(tie('node'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('node'), { noNullPrototype: true }),
  ),
})).node;

describe('reuse', () => {
  it('equals the next value, whatever the last one was', () => {
    fc.assert(fc.property(tree, tree, (last, next) => void expect(reuse(last, next)).toEqual(next)));
  });
  it('is the last value where nothing changed', () => {
    fc.assert(fc.property(tree, (value) => void expect(reuse(value, structuredClone(value))).toBe(value)));
  });
  it('keeps what did not change inside of what did', () => {
    const last = { home: { name: 'Bến Gỗ' }, away: { name: 'Nắng Sớm' }, users: [{ id: 1 }, { id: 2 }] };
    const next = reuse(last, { home: { name: 'Bến Gỗ' }, away: { name: 'Sông Hậu' }, users: [{ id: 1 }, { id: 3 }] });
    expect(next).not.toBe(last);
    expect(next.home).toBe(last.home);
    expect(next.away).toEqual({ name: 'Sông Hậu' });
    expect(next.users).not.toBe(last.users);
    expect(next.users[0]).toBe(last.users[0]);
    expect(next.users[1]).toEqual({ id: 3 });
  });
  it('sees what came and what went', () => {
    expect(reuse([1, 2], [1])).toEqual([1]);
    expect(reuse([1], [1, 2])).toEqual([1, 2]);
    expect(reuse({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(reuse({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
    expect(Object.keys(reuse<object>({ a: 1 }, { b: undefined }))).toEqual(['b']);
  });
  it('takes the next of what is no plain tree', () => {
    const next = new Map([[1, 2]]);
    expect(reuse(new Map([[1, 2]]), next)).toBe(next);
    expect(reuse({}, next)).toBe(next);
    expect(reuse([1], { 0: 1 })).toEqual({ 0: 1 });
    expect(reuse(null, { a: 1 })).toEqual({ a: 1 });
    expect(reuse({ a: 1 }, null)).toBe(null);
    expect(reuse(NaN, NaN)).toBe(NaN);
  });
});
