import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LedgerRow } from '#domain/tips/ledger.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { LedgerPort } from '#ports/ledger.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { aChain, aPrediction, published, settledAs } from '../../../../tests/fakes/ledger.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { fakeSpoiler } from '../../../../tests/fakes/spoiler.ts';
import '../../layouts/Shell.css.ts';
import LedgerCheck, { type LedgerCheckProps } from './LedgerCheck.tsx';

beforeEach(() => page.viewport(390, 800));
afterEach(async () => {
  vi.restoreAllMocks();
  await unmountAll();
});

const rows = aChain([
  published('t1'),
  settledAs('t1', 'won'),
  published('t2'),
  ['edit', aPrediction('t2', { stake: 4 })],
  published('t3'),
  ['withdraw', { tipId: 't3', lockTs: 1000 }, 900],
  published('t4'),
]);
const whole = (shown: readonly LedgerRow[]): LedgerPort['whole'] => {
  const last = shown.at(-1);
  return async () => succeeded({ ledgerId: 'l1', rows: shown, head: last ? { seq: last.seq, hash: last.hash } : null });
};

const open = async (
  ledger: Partial<LedgerPort>,
  { hides, ...props }: Partial<LedgerCheckProps> & { readonly hides?: ReturnType<typeof fakeSpoiler> } = {},
) => {
  const reported: unknown[] = [];
  const trouble = {
    report: async (report: unknown) => {
      reported.push(report);
      return succeeded(null);
    },
  };
  const app = fakeApp({
    ports: silentPorts({ loadPort: fakeLoadPort({ ledger, trouble }) }),
    now: () => 2000,
    ...(hides && { hides }),
  });
  const place = await mount(
    app,
    <main>
      <LedgerCheck of={{ userId: 'u1' }} atOnce {...props} />
    </main>,
    ['ledger'],
  );
  const states = () => [...place.querySelectorAll('[data-state]')].map((cell) => cell.getAttribute('data-state'));
  return { place, states, reported };
};

it('B3: draws a whole ledger tip by tip, says that it holds and what it was compared with', async () => {
  const { place, states } = await open({
    whole: whole(rows),
    publishedHead: async () => ({ seq: 2, hash: rows[1]!.hash }),
  });
  await expect.poll(states).toEqual(['won', 'open', 'withdrawn', 'open']);
  expect(place.querySelector('[role="img"]')!.getAttribute('aria-label')).toBe(
    '4 tip trong sổ: 1 thắng, 2 chưa có kết quả, 1 đã rút',
  );
  const head = rows.at(-1)!.hash;
  expect(place.querySelector('[role="status"]')!.textContent).toBe(
    `Sổ không sửa: 7 dòng khớp, dấu cuối ${head.slice(0, 4)}…${head.slice(-3)} · đúng như bản chốt hôm qua`,
  );
  expect(place.querySelector('[data-torn]')).toBeNull();
  expect((await axe.run(place)).violations).toEqual([]);
});

it('B3: a row that was changed is a red tear before its tip, with its number, the reason and a way to report it', async () => {
  const changed = rows.with(3, { ...rows[3]!, data: aPrediction('t2', { stake: 9 }) });
  const { place, reported } = await open({ whole: whole(changed) });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Sổ đứt ở dòng 0004');
  const cells = [...place.querySelectorAll('[data-state]')];
  expect(cells.map((cell) => cell.querySelector('[data-torn]') !== null)).toEqual([false, true, false, false]);
  expect(place.textContent).toContain('Nội dung dòng này không phải nội dung lúc được ghi.');
  await userEvent.click(page.getByRole('button', { name: 'Báo' }));
  await expect.poll(() => place.textContent).toContain('Đã báo cho người vận hành');
  expect(reported).toMatchObject([
    { machine: 'ledger', state: 'torn by hash', event: 'ledger l1, row 4 of 7', err: 'it contradicts itself' },
  ]);
  expect((await axe.run(place)).violations).toEqual([]);
});

it('B3: a chain that is shorter than this browser saw it is torn at its end', async () => {
  const { place } = await open({
    whole: whole(rows.slice(0, 5)),
    seenHead: () => ({ ledgerId: 'l1', seq: 7, hash: rows[6]!.hash }),
  });
  await expect.poll(() => place.textContent).toContain('Sổ đứt ở dòng 0006');
  expect(place.textContent).toContain('những dòng cuối đã mất');
  expect(place.querySelector('[data-state] [data-torn]')).toBeNull();
  expect(place.querySelectorAll('[data-torn]')).toHaveLength(1);
});

it('computes when it is asked to, by keys too, and gives the ledger as files', async () => {
  const { place, states } = await open({ whole: whole(rows) }, { atOnce: false });
  await expect.element(page.getByRole('button', { name: 'Máy tôi tính lại' })).toBeVisible();
  expect(states()).toEqual([]);
  const files = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const file = '/other/api/schedule-tips/v2/ledger-export?userId=u1&format=';
  expect(files).toEqual([`${file}csv`, `${file}json`]);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => states().length).toBe(4);
  await userEvent.click(page.getByRole('button', { name: 'Xem bảng' }));
  expect(place.querySelector('table')!.textContent).toBe(
    'DòngKết quả0001Thắng0003Chưa có kết quả0005Đã rút0007Chưa có kết quả',
  );
});

it('draws the latest tips alone where the place is small', async () => {
  const { states } = await open({ whole: whole(rows) }, { most: 2 });
  await expect.poll(states).toEqual(['withdrawn', 'open']);
});

it('B2: the tip on a hidden match is unlit, and is not counted as what it is', async () => {
  const { place, states } = await open({ whole: whole(rows) }, { hides: fakeSpoiler('all') });
  await expect.poll(states).toEqual(['hidden', 'open', 'withdrawn', 'open']);
  expect(place.querySelector('[role="img"]')!.getAttribute('aria-label')).not.toContain('thắng');
});

it('says that a ledger has not begun, and when it cannot be checked', async () => {
  const none = await open({ whole: async () => failed({ kind: 'refused', code: 404 }) });
  await expect.poll(() => none.place.textContent).toBe('Sổ bắt đầu từ tip đầu tiên');
  await unmountAll();
  const empty = await open({ whole: whole([]) });
  await expect.poll(() => empty.place.textContent).toBe('Sổ bắt đầu từ tip đầu tiên');
  await unmountAll();
  const broken = await open({ whole: async () => failed({ kind: 'unreachable' }) });
  await expect.poll(() => broken.place.textContent).toContain('Chưa kiểm tra được');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.poll(() => broken.place.textContent).toContain('đang mất mạng');
});

it('rows light up while it computes', async () => {
  const { place } = await open({});
  await expect.poll(() => place.querySelector('[data-loading]')).not.toBeNull();
  expect(place.textContent).toBe('Máy bạn đang tính lại từng dòng của sổ');
});
