import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson, type Json } from './canonicalJson.ts';

it('B3: RFC 8785, its own example', () => {
  const value = {
    numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: '€$\u000F\nA\'B"\\\\"/',
    literals: [null, true, false],
  };
  expect(canonicalJson(value)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

it('B3: RFC 8785, names by UTF-16 units and not by code points', () => {
  const names = ['\u20ac', '\r', '\ufb33', '1', '\u{1f600}', '\u0080', '\u00f6'];
  const value = Object.fromEntries(names.map((name) => [name, 0]));
  const sorted = ['\r', '1', '\u0080', '\u00f6', '\u20ac', '\u{1f600}', '\ufb33'];
  expect(Object.keys(JSON.parse(canonicalJson({ x: value })).x as object).filter((name) => name !== '1')).toEqual(
    sorted.filter((name) => name !== '1'),
  );
  expect(canonicalJson(value).startsWith('{"\\r":0,"1":0,')).toBe(true);
});

it('B3: the same for every order of names, and JSON reads it as the same value', () => {
  const turned = (value: Json): Json => {
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map(turned);
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([name, one]) => [name, turned(one)]),
    );
  };
  fc.assert(
    fc.property(fc.jsonValue(), (drawn) => {
      const value = JSON.parse(JSON.stringify(drawn)) as Json;
      fc.pre(!/\\ud[89a-f]/i.test(JSON.stringify(value)) && !JSON.stringify(value).includes('__proto__'));
      expect(canonicalJson(turned(value))).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(value);
    }),
  );
});

it('B3: has no text for what JSON cannot say', () => {
  for (const value of [Number.NaN, Infinity, '\ud800', { '\udc00': 1 }])
    expect(() => canonicalJson(value)).toThrow(TypeError);
  expect(canonicalJson(-0)).toBe('0');
});
