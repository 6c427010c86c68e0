import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Json } from '../shared/canonicalJson.ts';
import { sha256 } from '../shared/sha256.ts';
import { FIRST_HASH, hashedText, verifyChain, type LedgerRow } from './ledger.ts';

/** A chain as the origin appends it. */
const chain = (data: readonly Json[], ledgerId = 'l1'): readonly LedgerRow[] => {
  const rows: LedgerRow[] = [];
  for (const [i, one] of data.entries()) {
    const row = {
      seq: i + 1,
      kind: 'publish',
      ts: 1000 + i,
      ledgerId,
      data: one,
      prevHash: rows.at(-1)?.hash ?? FIRST_HASH,
    } as const;
    rows.push({ ...row, hash: sha256(hashedText(row)) });
  }
  return rows;
};
const rows = chain(['a', { b: 1 }, ['c'], 4, null]);

it('CALLS 6: a hash is of the hash before it and the row without its own, names sorted', () => {
  expect(hashedText(rows[1]!)).toBe(
    `${rows[0]!.hash}{"data":{"b":1},"kind":"publish","ledgerId":"l1","prevHash":"${rows[0]!.hash}","seq":2,"ts":1001}`,
  );
  expect(rows[0]!.prevHash).toBe('0'.repeat(64));
});

it('B3: a whole chain holds, and tells its head; an empty one has none', async () => {
  expect(await verifyChain(rows, sha256)).toEqual({ ok: true, head: { seq: 5, hash: rows[4]!.hash } });
  expect(await verifyChain([], sha256)).toEqual({ ok: true, head: null });
  expect(await verifyChain(rows, async (text) => sha256(text))).toMatchObject({ ok: true });
});

describe('B3: the first torn row is named', () => {
  it.each<[string, readonly LedgerRow[], number, string]>([
    ['other data', rows.with(2, { ...rows[2]!, data: ['x'] }), 2, 'hash'],
    ['another time', rows.with(0, { ...rows[0]!, ts: 1 }), 0, 'hash'],
    ['another kind', rows.with(4, { ...rows[4]!, kind: 'settle' }), 4, 'hash'],
    ['data that no JSON says', rows.with(1, { ...rows[1]!, data: '\ud800' }), 1, 'hash'],
    ['a row taken out', rows.toSpliced(2, 1), 2, 'seq'],
    ['its first row taken out', rows.slice(1), 0, 'seq'],
    ['two rows exchanged', rows.with(1, rows[2]!).with(2, rows[1]!), 1, 'seq'],
    ['a row of another ledger', rows.with(3, chain([1, 2, 3, 4], 'l2')[3]!), 3, 'ledger'],
    ['another row with a hash of its own', rows.with(1, chain(['a', 'other'])[1]!), 2, 'prevHash'],
  ])('%s', async (_title, torn, index, reason) => {
    expect(await verifyChain(torn, sha256)).toEqual({
      ok: false,
      tear: { index, seq: torn[index]!.seq, reason },
    });
  });

  it('a chain that was written anew does not end where it was seen to', async () => {
    const head = { seq: 3, hash: rows[2]!.hash };
    expect(await verifyChain(rows, sha256, [head])).toMatchObject({ ok: true });
    const anew = chain(['a', { b: 2 }, ['c'], 4, null]);
    expect(await verifyChain(anew, sha256)).toMatchObject({ ok: true });
    expect(await verifyChain(anew, sha256, [head])).toEqual({ ok: false, tear: { index: 2, seq: 3, reason: 'head' } });
  });
  it('a chain whose end was cut off is shorter than it was seen to be', async () => {
    const head = { seq: 5, hash: rows[4]!.hash };
    expect(await verifyChain(rows.slice(0, 3), sha256, [head])).toEqual({
      ok: false,
      tear: { index: 3, seq: 4, reason: 'head' },
    });
  });

  it('wherever one letter of one row is changed', async () => {
    const place = fc.record({
      at: fc.nat(4),
      kind: fc.constantFrom('ts', 'hash', 'prevHash', 'data', 'seq', 'ledgerId'),
    });
    await fc.assert(
      fc.asyncProperty(place, async ({ at, kind }) => {
        const row = rows[at]!;
        const value = row[kind as 'ts'] as Json;
        const other = typeof value === 'number' ? value + 1 : `${canonicalJson(value)}x`;
        const verified = await verifyChain(rows.with(at, { ...row, [kind]: other }), sha256);
        // Of a chain's only ledger id, the first row says which it is.
        const found = kind === 'ledgerId' && at === 0 ? [0, 1] : [at];
        expect(verified.ok ? null : found.includes(verified.tear.index)).toBe(true);
      }),
    );
  });
});
