import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Standing } from '#domain/social/social.ts';
import type { TipDetail } from '#domain/tips/tip.ts';
import { failed, succeeded, type Failure } from '#ports/failure.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { fakeSpoiler } from '../../../tests/fakes/spoiler.ts';
import { aTip, aTipDetail, aTipMatch, aTipsterRecord } from '../../../tests/fakes/tips.ts';
import '../layouts/Shell.css.ts';
import TipScreen from './TipScreen.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(unmountAll);

const LOCK = aTip().lockTs;

interface Given {
  readonly routeId?: 'tip' | 'tipOfType';
  readonly slug?: string;
  readonly now?: number;
  readonly hides?: ReturnType<typeof fakeSpoiler>;
  readonly held?: 'none' | 'member';
}

const open = async (tip: TipDetail | Failure, given: Given = {}) => {
  const { routeId = 'tip', slug = aTipDetail().slug, now = LOCK - 1_360_000, held = 'member' } = given;
  const asked: string[] = [];
  const standingOf = (target: Standing['target']): Standing => ({
    ...{ target, counters: { likes: 128 }, rating: { avg: 0, n: 0 } },
    ...(held === 'member' && { me: { liked: false, saved: false, following: false, reactions: [], rating: null } }),
  });
  const app = fakeApp({
    ...{ path: `/tip-keo/chi-tiet/${slug}`, now: () => now, held },
    ...(given.hides && { hides: given.hides }),
    ports: silentPorts({
      loadPort: fakeLoadPort({
        tips: {
          detail: async (wanted) => {
            asked.push(`detail ${wanted}`);
            return 'kind' in tip ? failed(tip) : succeeded(tip);
          },
          byMatch: async () => succeeded({ fixture: aTipMatch(), tips: [], consensus: [] }),
          tipster: async () => succeeded(aTipsterRecord()),
          follow: async ({ tipsterId, on }) => {
            asked.push(`follow ${tipsterId} ${on}`);
            return succeeded({ on });
          },
        },
        social: {
          standing: async ([target]) => succeeded([standingOf(target!)]),
          react: async ({ target, on }) => {
            asked.push(`like ${target.type}:${target.id} ${on}`);
            return succeeded({ on, counters: { likes: 129 } });
          },
        },
      }),
    }),
  });
  const place = await mount(
    app,
    <main id="content">
      <TipScreen routeId={routeId} params={{ slug }} />
    </main>,
    ['tips', 'spoiler', 'social', 'act'],
  );
  const said = (text: string) => expect.poll(() => place.textContent).toContain(text);
  return { app, place, asked, said };
};

describe('a tip', () => {
  it('TI-3: that is open counts down to its lock, with the slip, its price and stake', async () => {
    const { place, said } = await open(aTipDetail());
    await said('Tip số 0413');
    await said('Còn sửa được');
    expect(place.querySelector('[role="timer"]')!.textContent).toBe('0:22:40');
    await said('Đồi Cọ −0.5/1');
    await said('1.92');
    await said('3 đơn vị');
    await said('Ruộng Bậc Thang mất cả hai trung vệ vì thẻ phạt.');
  });

  it('MC-9: says what each result pays, at its price and stake', async () => {
    const { place, said } = await open(aTipDetail());
    await said('Kết quả nào thì sao?');
    const rows = [...place.querySelectorAll('[data-part="pays"] li')].map((row) => row.textContent);
    expect(rows).toEqual([
      ...['Đồi Cọ thắng từ 2 bàn+2.76Thắng', 'Đồi Cọ thắng đúng 1 bàn+1.38Thắng nửa', 'Hoà hoặc Đồi Cọ thua−3.00Thua'],
    ]);
  });

  it('B3: shows its three links of the chain, and its edits with what stood before', async () => {
    const older = {
      ...({ ts: LOCK - 12_900_000, market: 'ah', sel: 'H', line: -0.5, oddsDec: 1.95, stake: 2 } as const),
      ...{ title: 'Đồi Cọ chấp nửa trái', blocks: [] },
    };
    const { place, said } = await open(
      aTipDetail({ prevHash: `e33c${'1'.repeat(57)}5b1`, revisions: 1, editedTs: older.ts, history: [older] }),
    );
    await said('Dòng 0412');
    await said('Tip 0413, bản 2');
    await said('a91f…c07 nối e33c…5b1');
    await said('Đã sửa 1 lần trước giờ khoá');
    await userEvent.click(place.querySelector('summary')!);
    await said('Đồi Cọ −0.5 1.95 · 2 đơn vị');
    await said('Đồi Cọ chấp nửa trái');
  });

  it('TI-7: that is running says how it stands at the score, and that nobody can edit it', async () => {
    const fixture = aTipMatch({ statusText: '67', score: '2-1' });
    const { place, said } = await open(aTipDetail({ fixture }), { now: LOCK });
    await said('Đang thắng nửa nếu giữ 2–1');
    await said('không ai sửa hay xoá được nữa');
    await said('tỷ số hiện tại');
    expect(place.querySelector('[role="timer"]')).toBeNull();
  });

  it('TI-2: that is settled has its result in a word and units', async () => {
    const fixture = aTipMatch({ statusText: 'FT', score: '3-1' });
    const { said } = await open(aTipDetail({ fixture, state: 'won', profit: 2.76, settledTs: LOCK + 7_200_000 }), {
      now: LOCK + 9_000_000,
    });
    await said('Thắng +2.76 đv');
    await said('Đã chốt lúc 21:15');
  });

  it('B2: with results hidden is settled, and says neither score nor end nor what its author won since', async () => {
    const fixture = aTipMatch({ statusText: 'FT', score: '3-1', startTs: 0 });
    const tip = aTipDetail({ fixture, state: 'won', profit: 2.76, settledTs: 1, lockTs: 0 });
    const { place, said } = await open(tip, { hides: fakeSpoiler('all'), now: 9_000_000 });
    await said('kết quả đang giấu');
    expect(place.querySelector('[data-state="hidden"]')!.textContent).not.toMatch(/3|Thắng|2\.76/);
    expect(place.querySelectorAll('[data-unlit="f1"]').length).toBeGreaterThan(0);
    await said('Biểu đồ đang giấu cùng kết quả');
  });

  it('TI-9: is not even loaded for who hides odds, who can show them again', async () => {
    const hides = fakeSpoiler();
    hides.shield.hideOdds(true);
    const { place, asked, said } = await open(aTipDetail(), { hides });
    await said('Bạn đang ẩn kèo và tip');
    expect([asked, place.textContent.includes('Đồi Cọ')]).toEqual([[], false]);
    await userEvent.click(page.getByRole('switch', { name: 'Ẩn kèo' }));
    await said('Đồi Cọ −0.5/1');
  });
});

describe('what can be done with it', () => {
  it('its author is followed by the call of tips, and it is agreed with by the shared one', async () => {
    const { asked, said } = await open(aTipDetail());
    await said('128');
    await userEvent.click(page.getByRole('button', { name: 'Theo dõi Cụ Mộc' }));
    await expect.poll(() => asked).toContain('follow cu-moc true');
    await userEvent.click(page.getByRole('button', { name: /Đồng ý/ }));
    await expect.poll(() => asked).toContain('like tip:t0123456789abcdef0123 true');
  });
  it('a guest is asked in to follow, and nothing is sent', async () => {
    const { app, asked, said } = await open(aTipDetail(), { held: 'none' });
    await said('Cụ Mộc');
    await userEvent.click(page.getByRole('button', { name: 'Theo dõi Cụ Mộc' }));
    await expect.poll(() => app.membership.intent()).toMatchObject({ kind: 'follow', target: 'user:cu-moc' });
    expect(asked.filter((one) => one.startsWith('follow'))).toEqual([]);
  });
});

describe('its address', () => {
  const at = ({ app }: Awaited<ReturnType<typeof open>>) => app.navigation.getSnapshot().context.path;
  it.each([
    ['by sport and kind', { routeId: 'tipOfType' as const }],
    ['by another name', { slug: 'ten-khac-t0123456789abcdef0123' }],
  ])('TP-9: %s becomes the canonical one', async (_, given) => {
    const t = await open(aTipDetail(), given);
    await t.said('Tip số 0413');
    await expect.poll(() => at(t)).toBe('/tip-keo/chi-tiet/doi-co-chap-051-t0123456789abcdef0123');
  });
  it('of a withdrawn tip says so; one that is not there is the page for that', async () => {
    const { said } = await open({ kind: 'refused', code: 410 });
    await said('Tip này đã được rút trước giờ khoá');
    await unmountAll();
    const { app } = await open({ kind: 'refused', code: 404 });
    await expect.poll(() => app.navigation.getSnapshot().context.error?.status).toBe(404);
  });
  it('says why it could not be loaded, and tries again', async () => {
    const { place } = await open({ kind: 'unreachable' });
    await expect.poll(() => place.textContent).toContain('Thử lại');
  });
});

it.each([390, 1440])('axe finds nothing serious at %i px', async (width) => {
  await page.viewport(width, 900);
  const { place, said } = await open(aTipDetail());
  await said('Kết quả nào thì sao?');
  await said('Đơn vị lãi cộng dồn');
  const { violations } = await axe.run(place, { resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
