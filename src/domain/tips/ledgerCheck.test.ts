import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aChain, aPrediction, published, settledAs, type Said } from '../../../tests/fakes/ledger.ts';
import { sha256 } from '../shared/sha256.ts';
import { cellOfRow, chainCells } from './chain.ts';
import type { LedgerRow } from './ledger.ts';
import { checkLedger, type KnownHeads } from './ledgerCheck.ts';

const said: readonly Said[] = [
  published('t1'),
  published('t2'),
  ['edit', aPrediction('t2', { stake: 5 })],
  settledAs('t1', 'won'),
  published('t3'),
  published('t4'),
  ['withdraw', { tipId: 't3', lockTs: 1000 }, 900],
];
const rows = aChain(said);
const nothing: KnownHeads = { told: null, seen: null, published: null };
const check = (of: readonly LedgerRow[], known: Partial<KnownHeads> = {}) =>
  checkLedger('l1', of, sha256, { ...nothing, ...known });
const headAt = (seq: number, of = rows) => ({ ledgerId: 'l1', seq, hash: of[seq - 1]!.hash });

it('B3: tips are linked in the order in which they were published, each as it stands', () => {
  expect(chainCells(rows).map(({ tipId, state, seq }) => [tipId, state, seq])).toEqual([
    ['t1', 'won', 1],
    ['t2', 'open', 2],
    ['t3', 'withdrawn', 5],
    ['t4', 'open', 6],
  ]);
  expect(
    chainCells(
      aChain([
        ['settle', null],
        ['publish', 3],
        ['withdraw', { tipId: 7 }],
      ]),
    ),
  ).toEqual([]);
});

it('B3: a row stands for its tip; one about none for the place after those before it', () => {
  expect(rows.map((_, i) => cellOfRow(rows, i))).toEqual([0, 1, 1, 0, 2, 3, 2]);
  expect(cellOfRow(rows, rows.length)).toBe(4);
  expect(cellOfRow(rows.with(4, { ...rows[4]!, data: null }), 4)).toBe(2);
});

describe('B3: a ledger that is computed anew', () => {
  it('is whole where nothing was changed, and tells its end', async () => {
    const head = headAt(7);
    const known = { told: head, seen: headAt(3), published: headAt(6) };
    expect(await check(rows, known)).toMatchObject({
      ...{ rows: 7, tear: null, head: { seq: 7, hash: head.hash } },
      compared: { seen: true, published: true },
    });
    expect(await check([])).toMatchObject({ head: null, cells: [], tear: null, compared: { seen: false } });
  });

  it('is torn at the row that was changed, whatever was changed in it', async () => {
    const change = fc.constantFrom<Partial<LedgerRow>>(
      { ts: 5 },
      { kind: 'settle' },
      { data: aPrediction('t1', { stake: 9 }) },
      { hash: '0'.repeat(64) },
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(rows.length - 1), change, async (index, to) => {
        fc.pre(Object.entries(to).some(([name, value]) => rows[index]![name as keyof LedgerRow] !== value));
        const { tear } = await check(rows.with(index, { ...rows[index]!, ...to }));
        expect(tear).toMatchObject({ index, seq: index + 1, against: 'itself' });
      }),
    );
  });

  it('is torn where a row is gone, or two changed places', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(rows.length - 2), async (index) => {
        expect((await check(rows.toSpliced(index, 1))).tear).toMatchObject({ index, against: 'itself' });
        const swapped = rows.with(index, rows[index + 1]!).with(index + 1, rows[index]!);
        expect((await check(swapped)).tear).toMatchObject({ index, against: 'itself' });
      }),
    );
  });

  it('is torn where it was written anew and holds together, at the first end that is known', async () => {
    const anew = aChain(said.with(1, ['publish', aPrediction('t2', { sel: '2' })]));
    expect((await check(anew)).tear).toBeNull();
    expect((await check(anew, { seen: headAt(5), published: headAt(2) })).tear).toEqual({
      ...{ index: 1, seq: 2, reason: 'head', against: 'published', cell: 1 },
    });
    expect((await check(anew, { seen: headAt(5) })).tear).toMatchObject({ seq: 5, against: 'seen' });
    expect((await check(anew, { told: headAt(7) })).tear).toMatchObject({ seq: 7, against: 'told' });
  });

  it('is torn at its end where it is shorter than it was', async () => {
    expect((await check(rows.slice(0, 5), { seen: headAt(6) })).tear).toEqual({
      ...{ index: 5, seq: 6, reason: 'head', against: 'seen', short: true, cell: 3 },
    });
    expect((await check([], { seen: headAt(1) })).tear).toMatchObject({ index: 0, short: true });
  });

  it('is torn at its beginning where it is another ledger', async () => {
    expect((await check(aChain(said, 'l2'), { seen: headAt(7) })).tear).toMatchObject({
      ...{ index: 0, reason: 'ledger', against: 'seen' },
    });
  });

  it('is torn where a row breaks the rules of a ledger and is chained well', async () => {
    const late = aChain([published('t1'), ['edit', aPrediction('t1', { stake: 9 }), 1000]]);
    expect((await check(late)).tear).toMatchObject({ index: 1, reason: 'late', cell: 0, against: 'itself' });
    const better = aChain([
      published('t1'),
      ['settle', { tipId: 't1', state: 'won', profit: 3, score: { ft: [1, 0] } }],
    ]);
    expect((await check(better)).tear).toMatchObject({ index: 1, reason: 'settlement' });
  });
});
