import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { KEPT_FAVOURITES } from '#domain/football/keptFavourites.ts';
import { succeeded } from '#ports/failure.ts';
import { fakeApp, type FakeAppOptions } from '../../../tests/fakes/app.ts';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { fakeSpoiler } from '../../../tests/fakes/spoiler.ts';
import { seriousIn } from '../../../tests/support/violations.ts';
import '../layouts/Shell.css.ts';
import FixturesScreen from './FixturesScreen.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
});

const side = (id: string, name: string) => ({ ...aFixture().localteam, id, name, shortName: name });
const league = { leagueId: 'l1', leagueName: 'Giải Đồng Bằng', slug: 'l', logo: '', country: '' };
const ended = aFixture({
  ...{ fixtureId: 'end', status: 'ended', statusText: 'FT', phase: 'FT', score: { home: 2, away: 1 } },
});
const other = aFixture({ fixtureId: 'else', localteam: side('x', 'Cảng Mây'), visitorteam: side('y', 'Đèn Trời') });

const open = async (search = '', options: FakeAppOptions = {}, fixtures = [ended, other]) => {
  const app = fakeApp({
    path: `/ket-qua/bong-da${search}`,
    ports: silentPorts({
      loadPort: fakeLoadPort({
        football: { day: async () => succeeded({ leagues: [{ league, fixtures }], next: null }) },
      }),
    }),
    ...options,
  });
  const place = await mount(
    app,
    <main id="content">
      <FixturesScreen routeId="footballResults" />
    </main>,
    ['football', 'schedule', 'spoiler', 'social', 'shell'],
  );
  const rows = () => [...place.querySelectorAll('[data-fixture]')].map((row) => row.getAttribute('data-fixture'));
  await expect.poll(() => place.querySelector('h1')).not.toBeNull();
  return { app, place, rows };
};
const field = () => page.getByRole('textbox', { name: 'Tìm trong ngày này' });

it('MC-12: a day is searched by team or competition without marks; the words stand in the address', async () => {
  const { app, place, rows } = await open();
  await expect.poll(rows).toEqual(['end', 'else']);
  await userEvent.fill(field(), 'cang');
  await expect.poll(rows).toEqual(['else']);
  const chips = place.querySelector('nav[aria-label="Lọc trận"]')!;
  expect(chips.textContent).toContain('Tất cả1');
  expect(app.navigation.getSnapshot().context.search).toBe('q=cang');
  expect(chips.querySelector('a')!.getAttribute('href')).toBe('/ket-qua/bong-da?q=cang');
  await userEvent.keyboard('{Escape}');
  await expect.poll(rows).toEqual(['end', 'else']);
});
it('MC-12: words that nothing of the day has lead to the search over all days', async () => {
  const { place } = await open('?q=khong%20co');
  await expect.poll(() => place.textContent).toContain('Ngày này không có trận nào khớp “khong co”.');
  expect(place.querySelector('a[href="/thong-tin-tran-dau?q=khong+co"]')).not.toBeNull();
});
it('MC-12: on a phone the search is a sign that opens over the filters, and closes by Escape', async () => {
  await page.viewport(390, 844);
  const { rows } = await open();
  await expect.poll(rows).toHaveLength(2);
  expect(field().query()?.checkVisibility() ?? false).toBe(false);
  await userEvent.click(page.getByRole('button', { name: 'Tìm trong ngày này' }));
  await expect.element(field()).toHaveFocus();
  await userEvent.fill(field(), 'ben');
  await expect.poll(rows).toEqual(['end']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(rows).toHaveLength(2);
  expect(field().query()?.checkVisibility() ?? false).toBe(false);
});
it('MC-12: a row is copied with its score and address, and its teams are followed from there', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  const { app } = await open();
  await userEvent.click(page.getByRole('button', { name: 'Chép, chia sẻ, theo dõi Bến Gỗ – Nắng Sớm' }));
  await userEvent.click(page.getByRole('button', { name: 'Chép dòng này' }));
  expect(copied).toEqual([
    expect.stringMatching(/^Bến Gỗ 2–1 Nắng Sớm, KT .*\nhttp.*\/tran-dau\/ben-go-vs-nang-som\/end\?leagueId=l1$/),
  ]);
  await userEvent.click(page.getByRole('button', { name: 'Theo dõi Bến Gỗ' }));
  await expect.poll(() => app.storage.read(KEPT_FAVOURITES)).toContain('team ');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
it('B2: a row whose result is hidden is copied without it', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  await open('', { hides: fakeSpoiler('all') }, [ended]);
  await userEvent.click(page.getByRole('button', { name: 'Chép, chia sẻ, theo dõi Bến Gỗ – Nắng Sớm' }));
  await userEvent.click(page.getByRole('button', { name: 'Chép dòng này' }));
  expect(copied[0]).toMatch(/^Bến Gỗ – Nắng Sớm, /);
  expect(copied[0]!.split('\n')[0]).not.toMatch(/2\s*–\s*1/);
});
it('MC-12: on a touch screen a row that is held opens the same, and does not open its match', async () => {
  await page.viewport(390, 844);
  const { app, place } = await open();
  await expect.poll(() => place.querySelector('[data-fixture] a')).not.toBeNull();
  const link = place.querySelector<HTMLElement>('[data-fixture] a')!;
  const hand = { bubbles: true, cancelable: true, pointerType: 'touch', clientX: 50, clientY: 300 } as const;
  const before = app.navigation.getSnapshot().context.path;
  link.dispatchEvent(new PointerEvent('pointerdown', hand));
  await expect.element(page.getByRole('dialog', { name: 'Bến Gỗ – Nắng Sớm' })).toBeInTheDocument();
  link.dispatchEvent(new PointerEvent('pointerup', hand));
  link.click();
  expect(app.navigation.getSnapshot().context.path).toBe(before);
});
it('B2: hides the results of the day and says so over it, by one switch', async () => {
  const hides = fakeSpoiler();
  const { place } = await open('', { hides });
  await userEvent.click(page.getByRole('switch', { name: 'Giấu kết quả' }));
  await expect.poll(() => place.textContent).toContain('Đang giấu kết quả');
  expect(hides.spoiler.now().policy).toBe('all');
});
it.each([1440, 390])('axe finds nothing serious at %i, nor in the sheet of a row', async (width) => {
  await page.viewport(width, 844);
  const { place } = await open();
  await expect.poll(() => place.querySelector('[aria-haspopup="dialog"]')).not.toBeNull();
  place.querySelector<HTMLElement>('[aria-haspopup="dialog"]')!.click();
  await expect.element(page.getByRole('button', { name: 'Chép dòng này' })).toBeInTheDocument();
  await Promise.all(
    [...place.querySelectorAll('dialog')].flatMap((one) => one.getAnimations()).map((one) => one.finished),
  );
  const { violations } = await axe.run(place, { resultTypes: ['violations'] });
  expect(seriousIn(violations)).toEqual([]);
});
