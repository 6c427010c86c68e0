import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLinedJson } from './jsonLines.ts';

describe('readLinedJson', () => {
  it('knows the line of every value, and of what lies nearest to one that is missing', () => {
    const json = readLinedJson('{\n "a": [1,\n  {"b\\"c": "x",\n   "d": null}],\n "e": "q}{"\n}');
    if ('reason' in json) throw new Error(json.reason);
    expect(['', 'a', 'a.0', 'a.1', 'a.1.b"c', 'a.1.d', 'e'].map(json.lineOf)).toEqual([1, 2, 2, 3, 3, 4, 5]);
    expect(json.lineOf('a.1.missing.deeper')).toBe(3);
  });

  it('reads every JSON there is', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(0, 2), (text, indent) => {
        const spaced = JSON.stringify(JSON.parse(text), null, indent);
        const json = readLinedJson(spaced);
        expect('reason' in json ? json.reason : json.value).toEqual(JSON.parse(text));
      }),
    );
  });
});
