import { describe, expect, it } from 'vitest';
import { circlesOf } from './circles.ts';

const of = (imports: Readonly<Record<string, readonly string[]>>) => circlesOf(new Map(Object.entries(imports)));

describe('circles of imports', () => {
  it('are none where files only import what imports nothing of them', () => {
    expect(of({ a: ['b', 'c'], b: ['c'], c: [] })).toEqual([]);
  });
  it('are told once each, whichever file is looked at first', () => {
    expect(of({ a: ['b'], b: ['c'], c: ['b', 'd'], d: [] })).toEqual([['b', 'c']]);
    expect(of({ c: ['b', 'd'], d: [], b: ['c'], a: ['b'] })).toEqual([['b', 'c']]);
  });
  it('may lie beside each other and go by way of many', () => {
    expect(of({ a: ['b'], b: ['c'], c: ['a'], x: ['y'], y: ['x', 'a'] })).toEqual([
      ['a', 'b', 'c'],
      ['x', 'y'],
    ]);
  });
  it('are of one file that imports itself, too', () => {
    expect(of({ a: ['a'] })).toEqual([['a']]);
  });
});
