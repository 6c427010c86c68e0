import { expect, it } from 'vitest';
import { failed, succeeded } from '#ports/failure.ts';
import { httpLedger } from './ledger.ts';
import type { Send } from './send.ts';

const forever = new AbortController().signal;
const row = (seq: number) => ({ seq, kind: 'publish', ts: 1, ledgerId: 'l1', data: null, prevHash: '', hash: 'h' });

/** An origin that gives two rows at a time, of `count`, and this file for every day. */
const port = ({ count = 5, file = null as unknown, status = 200 } = {}) => {
  const asked: unknown[] = [];
  const send = (async (_call: unknown, input: { readonly fromSeq: number }) => {
    asked.push(input);
    const rows = Array.from({ length: Math.max(0, Math.min(2, count - input.fromSeq + 1)) }, (_, i) =>
      row(input.fromSeq + i),
    );
    return succeeded({ ledgerId: 'l1', rows, head: count === 0 ? null : { seq: count, hash: 'h' } });
  }) as unknown as Send;
  const paths: string[] = [];
  const ledger = httpLedger(send, {
    fetch: async (path) => {
      paths.push(String(path));
      if (file === null) throw new TypeError('no network');
      return Response.json(file, { status });
    },
    localStorage: {} as Storage,
  });
  return { ledger, asked, paths };
};

it('B3: reads a ledger from its first row to its head, slice by slice', async () => {
  const { ledger, asked } = port();
  const answer = await ledger.whole({ userId: 'u1' }, forever);
  expect(answer.ok && answer.value.rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toEqual([1, 3, 5].map((fromSeq) => ({ userId: 'u1', fromSeq })));
  expect(await port({ count: 0 }).ledger.whole({ ledgerId: 'l1' }, forever)).toEqual(
    succeeded({ ledgerId: 'l1', rows: [], head: null }),
  );
});

it('gives a refusal on', async () => {
  const send = (async () => failed({ kind: 'refused', code: 404 })) as unknown as Send;
  const ledger = httpLedger(send, { fetch, localStorage: {} as Storage });
  expect(await ledger.whole({ userId: 'u1' }, forever)).toEqual(failed({ kind: 'refused', code: 404 }));
});

it('CALLS 6: finds a ledger’s end in the file of a day', async () => {
  const heads = [{ ledgerId: 'l2', seq: 1, hash: 'x' }, null, { ledgerId: 'l1', seq: 4, hash: 'h4' }];
  const { ledger, paths } = port({ file: { date: '2026-11-21', heads } });
  expect(await ledger.publishedHead('l1', '2026-11-21', forever)).toEqual({ seq: 4, hash: 'h4' });
  expect(await ledger.publishedHead('l3', '2026-11-21', forever)).toBeNull();
  expect(paths[0]).toBe('/tip-keo/so/2026-11-21.json');
});

it.each([{ file: null }, { file: 3 }, { file: { heads: 3 } }, { file: { heads: [] }, status: 404 }])(
  'has no end of a day in %j',
  async (origin) => {
    expect(await port(origin).ledger.publishedHead('l1', '2026-11-21', forever)).toBeNull();
  },
);
