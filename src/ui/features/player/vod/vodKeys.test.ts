import { expect, it } from 'vitest';
import { vodKey } from './vodKeys.ts';

const press = (key: string) => ({ key, modified: false, composing: false });

it('X5: knows the keys as drawn, in either case', () => {
  expect(vodKey(press('C'), 'page')).toEqual({ kind: 'captions' });
  expect(vodKey(press('ArrowRight'), 'stage')).toEqual({ kind: 'jump', seconds: 10 });
  expect([vodKey(press('g'), 'page'), vodKey(press('h'), 'page')]).toEqual([
    { kind: 'offset', by: -1 },
    { kind: 'offset', by: 1 },
  ]);
});
it.each([
  ['while typing', press('k'), 'typing'],
  ['with a modifier', { ...press('k'), modified: true }, 'page'],
  ['while composing', { ...press('k'), composing: true }, 'page'],
  ['of a control that has the focus', press(' '), 'widget'],
  ['that it does not know', press('q'), 'page'],
] as const)('X5: leaves keys alone %s', (_, key, focus) => expect(vodKey(key, focus)).toBeNull());
