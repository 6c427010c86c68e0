import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { User } from '#domain/people/user.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { tipDraft } from '#domain/auth/memberDrafts.ts';
import { failed, succeeded, type Failure } from '#ports/failure.ts';
import type { OwnTipsPort } from '#ports/ownTips.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { aFixture } from '../../../../tests/fakes/fixtures.ts';
import { aPrice, anOddsMarket } from '../../../../tests/fakes/odds.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { fakeStorage } from '../../../../tests/fakes/storage.ts';
import { aTip, aTipDetail } from '../../../../tests/fakes/tips.ts';
import '../../layouts/Shell.css.ts';
import WriteTip from './WriteTip.tsx';

beforeEach(() => page.viewport(390, 1000));
afterEach(async () => {
  vi.restoreAllMocks();
  await unmountAll();
});

const NOW = Date.parse('2026-11-23T11:52:20Z');
const coverage = { ...aFixture().coverage, rooms: true };
const fixture = aFixture({ fixtureId: 'f1', startTs: NOW + 1_360_000, statusText: '19:15', coverage });
const other = aFixture({ fixtureId: 'f2', startTs: NOW + 9_000_000, statusText: '21:22', coverage });
/** The schedule does not have it. */
const unknown = aFixture({ fixtureId: 'f3', startTs: NOW + 9_000_000, statusText: '21:22' });
const markets = [
  anOddsMarket({ market: 'ah', line: -0.75, prices: [aPrice('H', 1.92, 1.95), aPrice('A', 1.98, 1.9)] }),
  anOddsMarket({ market: 'ou', line: 2.5, suspended: true, prices: [aPrice('O', 1.8, 1.8), aPrice('U', 2.1, 2.1)] }),
];
const text = 'Ruộng Bậc Thang mất cả hai trung vệ vì thẻ phạt, sân lại ướt.';
const host: User = {
  userId: 'u1',
  displayName: 'Lan',
  nickname: 'Lan',
  profilePicture: null,
  siteRoleId: SITE_ROLES.host,
};

interface Options {
  readonly viewer?: User;
  readonly level?: number;
  readonly tipId?: string;
  readonly fixtureId?: string;
  readonly answers?: readonly ('ok' | Failure)[];
  readonly startTs?: number;
  readonly storage?: ReturnType<typeof fakeStorage>;
}

const open = async ({ viewer = host, level = 3, tipId, fixtureId = 'f1', answers = ['ok'], ...rest }: Options = {}) => {
  const left = [...answers];
  const published: unknown[] = [];
  const publish = async (wish: unknown) => {
    published.push(wish);
    const answer = left.length > 1 ? left.shift()! : left[0]!;
    return answer === 'ok' ? succeeded(aTip()) : failed(answer);
  };
  const ownTips: Partial<OwnTipsPort> = {
    ...{ publish, change: publish },
    one: async () => succeeded(aTipDetail({ fixtureId: 'f1', title: 'Đã đăng' })),
    draft: async () => succeeded(null),
    keepDraft: async (draft) => succeeded({ ...draft, savedTs: 1 }),
  };
  const fixtures = [{ ...fixture, startTs: rest.startTs ?? fixture.startTs }, other, unknown];
  const league = { leagueId: 'l1', leagueName: 'Giải', slug: 'l', logo: '', country: '' };
  const app = fakeApp({
    now: () => NOW,
    ...(rest.storage && { storage: rest.storage }),
    ports: silentPorts({
      schedule: { odds: async () => succeeded(markets) },
      loadPort: fakeLoadPort({
        ownTips,
        tips: { mine: async () => succeeded({ list: [aTip({ tipId: 't1', fixtureId: 'f1', stake: 2 })], next: null }) },
        ledger: { whole: async () => failed({ kind: 'refused', code: 404 }) },
        rewards: { level: async () => succeeded({ level, totalXp: 50, xpInLevel: 10, xpToNextLevel: 70 }) },
        football: {
          day: async ({ date }) =>
            succeeded({ leagues: date === '2026-11-23' ? [{ league, fixtures }] : [], next: null }),
        },
      }),
    }),
  });
  const place = await mount(
    app,
    <main>
      <WriteTip viewer={viewer} tipId={tipId ?? null} fixtureId={fixtureId} />
    </main>,
    ['ownTips', 'tips', 'rewards', 'feed', 'act'],
  );
  return { app, place, published };
};

const write = async () => {
  await userEvent.click(page.getByRole('radio', { name: 'Bến Gỗ −0.5/1 1.92' }));
  await userEvent.click(page.getByRole('radio', { name: '3', exact: true }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Vì sao, từ 40 ký tự' }), text);
};

describe('A6: writing a tip', () => {
  it('shows until when, which prices, and what each result pays before publishing; then publishes by the origin’s price', async () => {
    const { place, published } = await open();
    await expect.element(page.getByRole('combobox', { name: 'Trận' })).toHaveValue('f1');
    expect([...place.querySelectorAll('option')].map(({ value }) => value)).toEqual(['f1', 'f2']);
    await expect.poll(() => place.textContent).toContain('khoá sau');
    expect(place.querySelector('[role="timer"]')!.textContent).toBe('0:22:40');
    expect(place.textContent).toContain('Bạn thường đặt 2');
    await write();
    const rows = [...place.querySelectorAll('dl > div')].map((row) => row.textContent);
    expect(rows).toEqual([
      'Bến Gỗ thắng từ 2 bàn+2.76 đv',
      'Bến Gỗ thắng đúng 1 bàn+1.38 đv',
      'Hoà hoặc Bến Gỗ thua−3.00 đv',
    ]);
    expect(place.textContent).toContain('61/2 000');
    await expect.element(page.getByRole('textbox', { name: 'Tiêu đề' })).toHaveValue('Bến Gỗ −0.5/1');
    await expect.poll(() => place.textContent).toContain('Đăng xong là dòng 0001 trong sổ của bạn');
    expect((await axe.run(place)).violations).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Đăng tip số 0001' }));
    await expect
      .poll(() => published)
      .toMatchObject([{ fixtureId: 'f1', market: 'ah', sel: 'H', line: -0.75, stake: 3, title: 'Bến Gỗ −0.5/1' }]);
    expect(published[0]).not.toHaveProperty('oddsDec');
  });

  it('is written with keys alone', async () => {
    const { published } = await open();
    await expect.element(page.getByRole('combobox', { name: 'Trận' })).toBeVisible();
    page.getByRole('radio', { name: 'Bến Gỗ −0.5/1 1.92' }).element().focus();
    await userEvent.keyboard(' ');
    page.getByRole('radio', { name: '1', exact: true }).element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(page.getByRole('radio', { name: '3', exact: true })).toBeChecked();
    await userEvent.fill(page.getByRole('textbox', { name: 'Vì sao, từ 40 ký tự' }), text);
    page.getByRole('textbox', { name: 'Tiêu đề' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => published.length).toBe(1);
  });

  it('says what is missing at its field', async () => {
    const { place, published } = await open({ fixtureId: '' });
    await userEvent.click(page.getByRole('button', { name: /Đăng tip/ }));
    await expect.poll(() => place.textContent).toContain('Chọn một trận chưa bắt đầu.');
    expect(place.textContent).toContain('Cho người đọc biết vì sao, từ 40 ký tự.');
    expect(published).toEqual([]);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Trận' }), 'f1');
    await expect.poll(() => place.querySelectorAll('input[name="tip-pick"]').length).toBe(2);
  });

  it('a suspended market can be read and not chosen', async () => {
    const { place } = await open();
    await userEvent.click(page.getByRole('radio', { name: 'Tài xỉu' }));
    await expect.poll(() => place.textContent).toContain('Kèo này đang tạm dừng');
    expect(
      [...place.querySelectorAll<HTMLInputElement>('input[name="tip-pick"]')].every(({ disabled }) => disabled),
    ).toBe(true);
    await expect.element(page.getByRole('radio', { name: '1X2' })).toBeDisabled();
  });

  it('a lost answer is asked for again, once, under the same id', async () => {
    const { published } = await open({ answers: [{ kind: 'unreachable' }, 'ok'] });
    await write();
    await userEvent.click(page.getByRole('button', { name: /Đăng tip/ }));
    await expect.element(page.getByRole('button', { name: 'Hỏi lại' })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Tiêu đề' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Hỏi lại' }));
    await expect.poll(() => published.length).toBe(2);
    const ids = published.map((wish) => (wish as { readonly clientId: string }).clientId);
    expect(ids[0]).toBe(ids[1]);
  });

  it('keeps the draft on the device and says so without a network', async () => {
    const storage = fakeStorage();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { place, published } = await open({ storage });
    await write();
    expect(storage.read(tipDraft('u1'))).toContain('Ruộng Bậc Thang');
    await userEvent.click(page.getByRole('button', { name: /Đăng tip/ }));
    await expect.poll(() => place.textContent).toContain('Đang mất mạng. Nháp được giữ');
    expect(published).toEqual([]);
  });
});

describe('TI-3: the lock', () => {
  it('at second zero nothing can be published any more', async () => {
    const { place } = await open({ startTs: NOW });
    await expect.poll(() => place.textContent).toContain('Đã khoá: bóng lăn lúc 18:52');
    await expect.element(page.getByRole('button', { name: /Đăng tip/ })).toBeDisabled();
    expect((await axe.run(place)).violations).toEqual([]);
  });

  it('what the origin refuses is locked, in words', async () => {
    const { place } = await open({ answers: [{ kind: 'refused', code: 403 }] });
    await write();
    await userEvent.click(page.getByRole('button', { name: /Đăng tip/ }));
    await expect.poll(() => place.textContent).toContain('Máy chủ không nhận nữa: trận đã bắt đầu.');
    await expect.element(page.getByRole('button', { name: /Đăng tip/ })).toBeDisabled();
  });

  it('a published tip is edited with the match that it has', async () => {
    const { published } = await open({ tipId: 't1' });
    await expect.element(page.getByRole('textbox', { name: 'Tiêu đề' })).toHaveValue('Đã đăng');
    await expect.element(page.getByRole('combobox', { name: 'Trận' })).toBeDisabled();
    await write();
    await userEvent.click(page.getByRole('button', { name: 'Ghi bản sửa' }));
    await expect.poll(() => published).toMatchObject([{ tipId: 't1', stake: 3 }]);
  });
});

it('A6: who may not publish is told what is missing', async () => {
  const member = { ...host, siteRoleId: SITE_ROLES.member };
  const { place } = await open({ viewer: member, level: 2 });
  await expect.poll(() => place.textContent).toContain('Đăng tip từ cấp 3');
  expect(place.textContent).toContain('Bạn đang ở cấp 2, còn 70 điểm');
  await unmountAll();
  await open({ viewer: member, level: 3 });
  await expect.element(page.getByRole('combobox', { name: 'Trận' })).toBeVisible();
});
