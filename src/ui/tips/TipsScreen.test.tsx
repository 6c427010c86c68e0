import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findRoute } from '#domain/routing/findRoute.ts';
import type { Tip } from '#domain/tips/tip.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { RankingQuery, TipQuery } from '#ports/tips.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { fakeSpoiler } from '../../../tests/fakes/spoiler.ts';
import { aTip, aTipMatch, aTipster } from '../../../tests/fakes/tips.ts';
import '../layouts/Shell.css.ts';
import TipsScreen from './TipsScreen.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const LOCK = aTip().lockTs;
const running = aTip({
  ...{ tipId: 't1', fixtureId: 'f2', lockTs: LOCK - 6_000_000, market: 'ou', type: 'tai-xiu', sel: 'U', line: 2.75 },
  fixture: aTipMatch({ fixtureId: 'f2', statusText: '67', score: '2-1' }),
});
const lost = aTip({
  ...{
    tipId: 't2',
    fixtureId: 'f3',
    lockTs: LOCK - 20_000_000,
    state: 'half_lost',
    profit: -1,
    settledTs: LOCK - 9_000_000,
  },
  fixture: aTipMatch({ fixtureId: 'f3', statusText: 'FT', score: '2-2', startTs: LOCK - 20_000_000 }),
});
const ranked = [
  aTipster({ stats: { rank: 1, prevRank: 2 } }),
  aTipster({
    userId: 'luoi',
    displayName: 'Lưới Rách',
    stats: { settled: 388, yield: 0.061, yieldLow: 0.018, rank: 2, prevRank: 1 },
  }),
  aTipster({
    userId: 'suong',
    displayName: 'Sương Muối',
    stats: { settled: 61, yield: 0.128, yieldLow: -0.009, rank: 3, prevRank: 3 },
  }),
];
const lucky = aTipster({
  userId: 'non',
  displayName: 'Mầm Non',
  stats: { settled: 9, yield: 0.31, yieldLow: -0.12, rank: 1 },
});

interface Given {
  readonly open?: readonly Tip[] | null;
  readonly settled?: readonly Tip[];
  readonly now?: () => number;
  readonly hides?: ReturnType<typeof fakeSpoiler>;
  readonly held?: 'none' | 'member';
}

const open = async (path: string, given: Given = {}) => {
  const asked: (TipQuery | RankingQuery)[] = [];
  const now = given.now ?? (() => LOCK - 1_360_000);
  const tips = (list: readonly Tip[]) => succeeded({ list, next: null });
  const app = fakeApp({
    ...{ path, now, held: given.held ?? 'none' },
    ...(given.hides && { hides: given.hides }),
    ports: silentPorts({
      loadPort: fakeLoadPort({
        tips: {
          list: async (query) => {
            asked.push(query);
            if (query.state === 'settled') return tips(given.settled ?? [lost]);
            return given.open === null ? failed({ kind: 'unreachable' }) : tips(given.open ?? [running, aTip()]);
          },
          counts: async () => succeeded({ open: 14, running: 6, settled: 4, days: [] }),
          mine: async () => tips([aTip()]),
          leaderboard: async (query) => {
            asked.push(query);
            const list = query.minSettled === 1 ? [lucky, ...ranked] : ranked;
            return succeeded({ list, pageNum: 1, pageSize: 30, total: list.length });
          },
        },
      }),
    }),
  });
  const { params } = findRoute(path.split('?')[0]!)!;
  const place = await mount(
    app,
    <main id="content">
      <TipsScreen params={params} />
    </main>,
    ['tips', 'spoiler', 'feed'],
  );
  const said = (text: string) => expect.poll(() => place.textContent).toContain(text);
  const groups = () =>
    [...place.querySelectorAll('section[aria-labelledby]')]
      .filter((group) => group.querySelector('li[data-tip]'))
      .map((group) => [group.querySelector('h2')!.textContent, group.querySelectorAll('li[data-tip]').length]);
  return { app, place, asked, said, groups };
};

describe('the list of tips', () => {
  it('TI-1: beside each view of all tips stands how many there are', async () => {
    const { place } = await open('/tip-keo/bong-da');
    const chips = () =>
      [...place.querySelectorAll('nav[aria-label="Lọc tip"] a')].map((chip) => chip.textContent!.trim());
    await expect
      .poll(chips)
      .toEqual(['Tất cả24', 'Chưa khoá14', 'Đang đá6', 'Đã chốt4', 'Tôi theo dõi', 'Bảng tipster']);
  });
  it('TI-1: is grouped by lock state, each tip with match, prediction, price, stake, and its author with yield and n', async () => {
    const { place, said, groups } = await open('/tip-keo/bong-da');
    await said('Vừa chốt');
    expect(groups()).toEqual([
      ['Còn mở', 1],
      ['Đã khoá, đang đá', 1],
      ['Vừa chốt', 1],
    ]);
    const [first, second, third] = [...place.querySelectorAll('li[data-tip]')].map((row) => row.textContent);
    expect(first).toMatch(
      /0:22:40.*khoá 19:15.*Đồi Cọ.*gặp.*Đồi Cọ −0\.5\/11\.92.*3 đơn vị.*lãi \+9\.4%, n 212.*số 0413· a91f…c07/,
    );
    expect(second).toMatch(/67'.*2–1.*Xỉu 2\.5\/3.*Đang thua nửa nếu giữ 2–1/);
    expect(third).toMatch(/Thua nửa.*2 – 2.*−1\.00 đv/);
    const chain = place.querySelector('li[data-tip] svg[role="img"]')!;
    expect(chain.getAttribute('aria-label')).toBe(
      '6 tip gần nhất, cũ trước: Thắng, Thua, Thắng nửa, Hoà tiền, Thua nửa, Thắng',
    );
  });

  it('TI-3: a tip passes to those that run at second zero of its lock', async () => {
    let now = LOCK - 50;
    const { groups, said } = await open('/tip-keo', { now: () => now, open: [aTip()] });
    await said('Còn mở');
    expect(groups()[0]).toEqual(['Còn mở', 1]);
    now = LOCK;
    await expect.poll(() => groups()[0]).toEqual(['Đã khoá, đang đá', 1]);
  });

  it('is filtered by sport and kind in its path, and by lock state in its query', async () => {
    const { asked, place, groups, said } = await open('/tip-keo/bong-da/tai-xiu?xem=dang-da');
    await said('Đã khoá, đang đá');
    expect(asked[0]).toEqual({ category: 'bong-da', type: 'tai-xiu', state: 'open', sort: 'lock' });
    expect(groups()).toEqual([['Đã khoá, đang đá', 1]]);
    const current = [...place.querySelectorAll('[aria-current="page"]')].map((link) => link.textContent);
    expect(current).toEqual(['Bóng đá', 'Đang đá6', 'Tài xỉu']);
    const sport = [...place.querySelectorAll('nav[aria-label="Môn"] a')].at(-2)!;
    expect(sport.getAttribute('href')).toBe('/tip-keo/esport?xem=dang-da');
  });

  it('B2: keeps open tips, and says of a settled one neither score nor end', async () => {
    const { place, said } = await open('/tip-keo', {
      hides: fakeSpoiler('all'),
      settled: [{ ...lost, lockTs: 0, fixture: { ...lost.fixture!, startTs: 0 } }],
    });
    await said('Còn mở');
    const hidden = place.querySelector('li[data-state="hidden"]')!;
    expect(hidden.textContent).toContain('Đang giấu');
    expect(hidden.textContent).not.toMatch(/Thua|−1\.00|2 – 2/);
    expect(hidden.querySelector('[data-unlit="f3"]')).not.toBeNull();
  });

  it('TI-9: nothing is asked for who hides odds', async () => {
    const hides = fakeSpoiler();
    hides.shield.hideOdds(true);
    const { asked, place, said } = await open('/tip-keo', { hides });
    await said('Bạn đang ẩn kèo và tip');
    expect([asked, place.querySelector('li')]).toEqual([[], null]);
  });

  it('TI-9: says what it is not, for whom it is, and the way to hide it', async () => {
    const { place, said } = await open('/tip-keo');
    await said('Thông tin tham khảo, không nhận cược. Từ 18 tuổi.');
    expect(place.querySelector('aside a[href="/menu"]')).not.toBeNull();
  });

  it('says that nothing is there, and when it could not be loaded', async () => {
    const empty = await open('/tip-keo/bong-ro', { open: [], settled: [] });
    await empty.said('Không có tip nào còn mở');
    await empty.said('Chưa có tip nào được chốt');
    await unmountAll();
    const broken = await open('/tip-keo', { open: null });
    await broken.said('Chưa tải được tip');
    await broken.said('Thử lại');
  });

  it('of whom one follows is for members', async () => {
    const guest = await open('/tip-keo?xem=theo-doi');
    await guest.said('Đăng nhập để xem tip của người bạn theo dõi');
    await unmountAll();
    const member = await open('/tip-keo?xem=theo-doi', { held: 'member' });
    await expect.poll(() => member.place.querySelectorAll('li[data-tip]').length).toBe(1);
  });

  it.each(['/tip-keo/khong-co', '/tip-keo/bong-da/khong-co'])('%s is the page for what is not there', async (path) => {
    const { app } = await open(path);
    await expect.poll(() => app.navigation.getSnapshot().context.error?.status).toBe(404);
  });
});

describe('TI-5: the order of tipsters', () => {
  it('has the interval drawn and n beside every yield, ranks with their change, and those with few tips apart', async () => {
    const { place, said } = await open('/tip-keo');
    await said('Chưa đủ 20 tip, chưa xếp hạng');
    const rows = [...place.querySelectorAll('aside li')].map((row) => row.textContent);
    expect(rows[0]).toBe('1▲lên 1 bậcCụ Mộcn 212+9.4%');
    expect(rows[1]).toBe('2▼xuống 1 bậcLưới Ráchn 388+6.1%');
    expect(rows.at(-1)).toBe('–Mầm Nonn 9+31.0%');
    expect(place.querySelector('aside svg[role="img"]')!.getAttribute('aria-label')).toBe(
      'Lãi +9.4%, khoảng 95% từ +3.1% đến +15.7%, 212 tip',
    );
  });
  it('is asked for in a window and from a number of tips, which are in the address; its formula is one press away', async () => {
    const { asked, place, said } = await open('/tip-keo?ky=90d&n=50');
    await said('Bảng tipster');
    await expect.poll(() => asked).toContainEqual({ window: '90d', minSettled: 50 });
    await userEvent.click(place.querySelector('aside summary')!);
    await expect.poll(() => place.querySelector('aside details')!.hasAttribute('open')).toBe(true);
    const season = [...place.querySelectorAll('nav[aria-label="Khoảng tính"] a')].at(-1)!;
    expect(season.getAttribute('href')).toBe('/tip-keo?ky=season&n=50');
  });
  it('TI-11: stands on the steps of the mark on a phone, the best in the middle', async () => {
    await page.viewport(390, 844);
    const { place, said } = await open('/tip-keo');
    await said('Hàng ghế đầu, 30 ngày');
    const steps = [...place.querySelectorAll<HTMLElement>('li[data-rank]')];
    const left = (rank: number) => steps[rank - 1]!.getBoundingClientRect().left;
    expect([left(2) < left(1), left(1) < left(3)]).toEqual([true, true]);
    expect(steps[0]!.textContent).toContain('n 212, dưới +3.1%');
  });
});

it.each([390, 1440])('axe finds nothing serious, and nothing lies sideways, at %i px', async (width) => {
  await page.viewport(width, 900);
  const { place, said } = await open('/tip-keo/bong-da');
  await said('Vừa chốt');
  const { violations } = await axe.run(place, { resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
