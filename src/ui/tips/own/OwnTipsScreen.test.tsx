import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Tip } from '#domain/tips/tip.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { IfFollowed, KeptDraft } from '#ports/ownTips.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { aChain, published, settledAs } from '../../../../tests/fakes/ledger.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { aTip, aTipMatch, aTipsterRecord, someStats } from '../../../../tests/fakes/tips.ts';
import '../../layouts/Shell.css.ts';
import OwnTipsScreen from './OwnTipsScreen.tsx';

beforeEach(() => page.viewport(390, 1000));
afterEach(unmountAll);

const NOW = Date.parse('2026-11-21T11:52:20Z');
const open = aTip({ tipId: 't1', seq: 26, lockTs: NOW + 1_360_000 });
const running = aTip({
  ...{ tipId: 't2', seq: 25, lockTs: NOW - 1000, market: '1x2', sel: '1' },
  fixture: aTipMatch({ statusText: '67', score: '2-1' }),
});
const won = aTip({
  tipId: 't3',
  seq: 24,
  lockTs: NOW - 90_000_000,
  state: 'won',
  profit: 1.68,
  settledTs: NOW - 8_000_000,
});
const hidden = aTip({ tipId: 't4', seq: 23, lockTs: NOW - 90_000_000, state: 'open', hidden: true });
const rows = aChain([published('t3'), settledAs('t3', 'won'), published('t1')]);

interface Options {
  readonly path?: string;
  readonly held?: 'none' | 'member';
  readonly tips?: readonly Tip[];
  readonly drafts?: readonly KeptDraft[];
  readonly followed?: IfFollowed;
  readonly withdraw?: 'ok' | 403;
}

const show = async (options: Options = {}) => {
  const { tips = [open, running, won, hidden], drafts = [], followed, withdraw = 'ok' } = options;
  const withdrawn: string[] = [];
  const dropped: string[] = [];
  const app = fakeApp({
    path: options.path ?? '/tip-keo/tip-cua-toi',
    held: options.held ?? 'member',
    now: () => NOW,
    ports: silentPorts({
      loadPort: fakeLoadPort({
        tips: {
          mine: async (tab) => succeeded({ list: tab === 'mine' ? tips : [], next: null }),
          tipster: async () =>
            succeeded(
              aTipsterRecord({
                stats: someStats({ settled: 26, yield: 0.011, yieldLow: -0.14, yieldHigh: 0.16, profit: 0.8 }),
              }),
            ),
        },
        ownTips: {
          drafts: async () => succeeded(drafts),
          ifFollowed: async () => succeeded(followed ?? { people: 0, settled: 0, profit: 0 }),
          withdraw: async ({ tipId }) => {
            withdrawn.push(tipId);
            return withdraw === 'ok' ? succeeded(null) : failed({ kind: 'refused', code: 403 });
          },
          dropDraft: async (fixtureId) => {
            dropped.push(fixtureId);
            return succeeded(null);
          },
        },
        ledger: { whole: async () => succeeded({ ledgerId: 'l1', rows, head: { seq: 3, hash: rows[2]!.hash } }) },
      }),
    }),
  });
  const place = await mount(
    app,
    <main>
      <OwnTipsScreen />
    </main>,
    ['ownTips', 'tips', 'spoiler', 'feed', 'act', 'ledger'],
  );
  return { app, place, withdrawn, dropped };
};

it('TI-6: shows an honest record with n, its own chain, and each tip as it stands', async () => {
  const { place } = await show();
  await expect.poll(() => place.querySelectorAll('[data-tip]').length).toBe(4);
  const [first, second, third, fourth] = [...place.querySelectorAll('[data-tip]')].map((row) => row.textContent);
  expect(first).toContain('Đồi Cọ −0.5/1');
  expect(first).toContain('khoá sau 0:22:40');
  expect(first).toContain('số 0026');
  expect(second).toContain('đang thắng, 2–1');
  expect(third).toMatch(/Thắng.*\+1\.68/);
  expect(fourth).toContain('Đang giấu');
  await expect.poll(() => place.textContent).toContain('26 tip còn ít: lãi thật nằm đâu đó từ −14.0% đến +16.0%');
  expect(place.textContent).toContain('lãi, n 26');
  await expect.poll(() => place.textContent).toContain('Sổ không sửa: 3 dòng khớp');
  expect((await axe.run(place)).violations).toEqual([]);
});

it('TI-3: an open tip is edited, or withdrawn after being asked; a locked one neither', async () => {
  const { place, withdrawn } = await show();
  await expect.poll(() => place.querySelectorAll('[data-tip]').length).toBe(4);
  const edit = page.getByRole('link', { name: 'Sửa' });
  expect(edit.elements().map((link) => link.getAttribute('href'))).toEqual([
    '/tip-keo/tip-cua-toi?soan=sua&tran=f1&tip=t1',
  ]);
  await userEvent.click(page.getByRole('button', { name: 'Rút' }));
  expect(place.textContent).toContain('sổ vẫn ghi rằng nó từng được đăng');
  await userEvent.click(page.getByRole('button', { name: 'Giữ lại' }));
  expect(withdrawn).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Rút' }));
  await userEvent.click(page.getByRole('button', { name: 'Rút' }));
  await expect.poll(() => withdrawn).toEqual(['t1']);
});

it('keeps drafts to go on with, or to drop', async () => {
  const { place, dropped } = await show({
    drafts: [{ fixtureId: 'f9', title: 'Nháp của tôi', blocks: [], savedTs: NOW }],
  });
  await expect.poll(() => place.textContent).toContain('Nháp của tôi');
  await expect
    .element(page.getByRole('link', { name: 'Viết tiếp' }))
    .toHaveAttribute('href', '/tip-keo/tip-cua-toi?soan=moi&tran=f9');
  await userEvent.click(page.getByRole('button', { name: 'Bỏ' }));
  await expect.poll(() => dropped).toEqual(['f9']);
});

it('TI-6: says what one would have won by following', async () => {
  const { place } = await show({ followed: { people: 5, settled: 203, profit: 18.4 } });
  await expect.poll(() => place.textContent).toContain('Nếu theo 5 người bạn theo dõi');
  expect(place.textContent).toContain('+18.4 đơn vị, n 203');
});

it('says what is not there yet, by tab', async () => {
  const { place } = await show({ tips: [] });
  await expect.poll(() => place.textContent).toContain('Bạn chưa đăng tip nào');
  await unmountAll();
  const saved = await show({ path: '/tip-keo/tip-cua-toi?muc=da-luu' });
  await expect.poll(() => saved.place.textContent).toContain('Bạn chưa lưu tip nào');
  expect(saved.place.querySelector('[role="tab"][aria-selected="true"]')!.textContent).toContain('Đã lưu');
});

it('a guest is asked to log in', async () => {
  const { place } = await show({ held: 'none' });
  await expect.poll(() => place.textContent).toContain('Đăng nhập để xem và đăng tip của bạn');
});
