import { describe, expect, it } from 'vitest';
import type { Json } from '#domain/shared/canonicalJson.ts';
import { FIRST_HASH, hashedText, type LedgerKind, type LedgerRow } from '#domain/tips/ledger.ts';
import { hashedTipText } from '#domain/tips/ledgerRules.ts';
import { exportCsv, exportJson } from './exportFile.ts';
import { sha256 } from './ledger.store.ts';
import { verifyLedgerText } from './verifyFile.ts';

const text = {
  title: 'Bến Gỗ, "chắc" thắng',
  blocks: [{ kind: 'paragraph', spans: [{ text: 'Vì sao' }] }],
  salt: 'ab',
};
const published = (change: object = {}): Json => ({
  ...{ tipId: 't1', fixtureId: 'f1', category: 'bong-da', market: 'ou', sel: 'O', line: 2.25, oddsDec: 1.9, stake: 2 },
  ...{ lockTs: 1000, textHash: sha256(hashedTipText(text)), note: 'a "quoted", one' },
  ...change,
});
const settled = { tipId: 't1', state: 'half_lost', profit: -1, score: { ft: [1, 1] } };
const chainOf = (all: readonly (readonly [LedgerKind, Json, number])[]): readonly LedgerRow[] => {
  const rows: LedgerRow[] = [];
  for (const [kind, data, ts] of all) {
    const row = { seq: rows.length + 1, kind, ts, ledgerId: 'l1', data, prevHash: rows.at(-1)?.hash ?? FIRST_HASH };
    rows.push({ ...row, hash: sha256(hashedText(row)) });
  }
  return rows;
};
const rows = chainOf([
  ['publish', published(), 10],
  ['publish', published({ tipId: 't2' }), 20],
  ['withdraw', { tipId: 't2', lockTs: 1000 }, 30],
  ['settle', settled, 5000],
]);
const asJson = (of = rows, texts: Parameters<typeof exportJson>[0]['texts'] = [{ tipId: 't1', ...text }]) =>
  exportJson({ ledgerId: 'l1', rows: of, texts });

describe('TI-12: verify-ledger', () => {
  it('finds an exported ledger whole, as JSON and as CSV', async () => {
    const whole = { ok: true, text: `Whole: 4 rows, head 4 ${rows[3]!.hash}.` };
    expect(await verifyLedgerText(asJson())).toEqual(whole);
    expect(await verifyLedgerText(exportCsv(rows))).toEqual(whole);
    expect(await verifyLedgerText(asJson([], []))).toEqual({ ok: true, text: 'Whole: 0 rows.' });
  });

  it.each([asJson, exportCsv])('names the row that somebody changed', async (exported) => {
    const changed = rows.with(1, { ...rows[1]!, data: published({ tipId: 't2', stake: 9 }) });
    expect(await verifyLedgerText(exported(changed))).toEqual({
      ok: false,
      text: 'Torn at row 2 (number 2 in the file): its content is not what was hashed.',
    });
    expect((await verifyLedgerText(exported(rows.toSpliced(2, 1)))).text).toContain('Torn at row 4 (number 3');
  });

  it('names a row that breaks a rule, though all hashes are right', async () => {
    const late = chainOf([['publish', published(), 1000]]);
    expect((await verifyLedgerText(exportCsv(late))).text).toBe(
      'Torn at row 1 (number 1 in the file): it was written at or after the kick-off.',
    );
    const better = chainOf([
      ['publish', published(), 10],
      ['settle', { ...settled, state: 'void', profit: 0 }, 20],
    ]);
    expect((await verifyLedgerText(exportCsv(better))).text).toContain('row 2');
  });

  it('names the row of a text that was written anew, and a head that is not the end', async () => {
    const other = [{ tipId: 't1', ...text, title: 'Bến Gỗ thua' }];
    expect((await verifyLedgerText(asJson(rows, other))).text).toContain('Torn at row 1');
    const short = JSON.stringify({ ...JSON.parse(asJson()), rows: rows.slice(0, 3) });
    expect((await verifyLedgerText(short)).text).toContain('the chain does not end where its head says');
  });

  it.each([
    '',
    'x',
    '{}',
    '{"rows":[{"seq":1}]}',
    'a,b\n1,2',
    'seq,kind,ts,ledgerId,data,prevHash,hash\n1,x,2,l,{,a,b',
  ])('refuses what is no ledger: %s', async (other) => {
    const { ok, text: said } = await verifyLedgerText(other);
    expect(ok).toBe(false);
    expect(said).toMatch(/^This is no exported ledger/);
  });
});
