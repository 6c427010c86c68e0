import { describe, expect, it } from 'vitest';
import {
  addressKey,
  keptPending,
  pendingFor,
  readPending,
  withoutPending,
  withPending,
  type PendingCode,
} from './pendingCode.ts';

const code = (changed: Partial<PendingCode> = {}): PendingCode => ({
  purpose: 'register',
  to: 'lan@khandai.vn',
  requestId: 'r1',
  channel: 'mail',
  shownAt: null,
  resendAt: 60_000,
  expiresAt: 600_000,
  triesLeft: 5,
  ...changed,
});

it.each([
  [' Lan@Khandai.vn ', 'lan@khandai.vn'],
  ['Lan.Anh', 'lan.anh'],
  ['0912 345 678', '0912345678'],
  ['(0912) 345-678', '0912345678'],
  ['０９１２ 345 678', '0912345678'],
  ['+84 912 345 678', '+84912345678'],
])('%j is written %j', (typed, key) => {
  expect(addressKey(typed)).toBe(key);
});

describe('item 9: the code that is gone on with', () => {
  it.each([
    ['lan@khandai.vn', 'register', 59_999, true],
    ['LAN@khandai.vn ', 'register', 0, true],
    ['lan@khandai.vn', 'register', 60_000, false],
    ['lan@khandai.vn', 'reset', 0, false],
    ['anh@khandai.vn', 'register', 0, false],
  ] as const)('for %j to %s after %d ms: %s', (to, purpose, now, found) => {
    expect(pendingFor([code()], { to, purpose }, now) !== null).toBe(found);
  });

  it('is none that has run out, however long another one has to be waited for', () => {
    const day = code({ resendAt: 86_400_000 });
    expect(pendingFor([day], day, 599_999)).toBe(day);
    expect(pendingFor([day], day, 600_000)).toBeNull();
  });
});

describe('what a browser keeps of them', () => {
  it('is one for an address and a purpose, the newest', () => {
    const reset = code({ purpose: 'reset', requestId: 'r2' });
    const newer = code({ to: 'LAN@khandai.vn', requestId: 'r3' });
    const codes = withPending(withPending([code()], reset, 1), newer, 1);
    expect(codes.map(({ requestId, to }) => [requestId, to])).toEqual([
      ['r2', 'lan@khandai.vn'],
      ['r3', 'lan@khandai.vn'],
    ]);
  });

  it('is nothing that has run out, and no more than eight', () => {
    expect(withPending([code({ to: 'anh@khandai.vn' })], code(), 600_000)).toHaveLength(1);
    const many = Array.from({ length: 12 }, (_, i) => code({ to: `lan${i}@khandai.vn`, requestId: `r${i}` }));
    const kept = many.reduce<readonly PendingCode[]>((codes, one) => withPending(codes, one, 0), []);
    expect(kept.map(({ requestId }) => requestId)).toEqual(['r4', 'r5', 'r6', 'r7', 'r8', 'r9', 'r10', 'r11']);
  });

  it('goes with its request', () => {
    const other = code({ requestId: 'r2', to: 'anh@khandai.vn' });
    expect(withoutPending([code(), other], 'r1')).toEqual([other]);
  });

  it('is read as it was kept', () => {
    const codes = [code(), code({ purpose: 'reset', channel: 'either', shownAt: '/dev/outbox' })];
    expect(readPending(keptPending(codes))).toEqual(codes);
    expect(keptPending([])).toBeNull();
  });

  it.each([
    ...[null, '', '{', 'null', '7', '{}', '[null]', '[7]', '[{}]'],
    ...Object.keys(code()).map((name) => JSON.stringify([{ ...code(), [name]: {} }])),
  ])('%s is none', (kept) => expect(readPending(kept)).toEqual([]));
});
