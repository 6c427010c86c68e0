import { expect, it } from 'vitest';
import { sha256 } from '#domain/shared/sha256.ts';
import type { LedgerRow } from '#domain/tips/ledger.ts';
import type { KeptHead } from '#domain/tips/ledgerCheck.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { LedgerPort } from '#ports/ledger.ts';
import { aChain, published, settledAs } from '../../../tests/fakes/ledger.ts';
import type { Ports } from '../resource/ports.ts';
import { ledgerCheck, ledgerDay } from './ledger.resources.ts';

const of = { userId: 'u1' };
const rows = aChain([published('t1'), settledAs('t1', 'lost')]);

const world = (change: Partial<LedgerPort> = {}) => {
  let kept: KeptHead | null = null;
  const days: string[] = [];
  let shown: readonly LedgerRow[] = rows;
  const port: LedgerPort = {
    sha256: async (text) => sha256(text),
    whole: async () => succeeded({ ledgerId: 'l1', rows: shown, head: null }),
    publishedHead: async (_id, day) => {
      days.push(day);
      return null;
    },
    seenHead: () => kept,
    keepHead: (_of, head) => (kept = head),
    ...change,
  };
  const ports = { loadPort: async () => port } as unknown as Ports;
  return {
    days,
    kept: () => kept,
    show: (next: readonly LedgerRow[]) => (shown = next),
    load: () => ledgerCheck.load(ports, { of, today: '2026-11-22' }, new AbortController().signal),
  };
};

it('B3: compares with the ends of the day before, and remembers where a chain that holds ended', async () => {
  const t = world();
  expect(await t.load()).toMatchObject({ ok: true, value: { tear: null, compared: { seen: false } } });
  expect(t.days).toEqual(['2026-11-21']);
  expect(t.kept()).toEqual({ ledgerId: 'l1', seq: 2, hash: rows[1]!.hash });
  expect(await t.load()).toMatchObject({ value: { tear: null, compared: { seen: true } } });
});

it('B3: says that a chain is shorter than it was, and does not forget how long it was', async () => {
  const t = world();
  await t.load();
  t.show(rows.slice(0, 1));
  for (let again = 0; again < 2; again += 1)
    expect(await t.load()).toMatchObject({ ok: true, value: { tear: { seq: 2, short: true, against: 'seen' } } });
});

it('fails where the rows cannot be read, and keeps nothing of an empty ledger', async () => {
  const broken = world({ whole: async () => failed({ kind: 'unreachable' }) });
  expect(await broken.load()).toEqual(failed({ kind: 'unreachable' }));
  const empty = world();
  empty.show([]);
  expect(await empty.load()).toMatchObject({ ok: true, value: { head: null } });
  expect(empty.kept()).toBeNull();
});

it('a day is one of the portal’s zone', () => {
  expect(ledgerDay(Date.parse('2026-11-21T18:00:00Z'))).toBe('2026-11-22');
});
