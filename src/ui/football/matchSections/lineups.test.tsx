import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failed, succeeded } from '#ports/failure.ts';
import { aKnownFixture, aLineup, bothLineups } from '../../../../tests/fakes/matchSections.ts';
import { showSections } from '../../../../tests/fakes/matchSectionsPage.tsx';
import { unmountAll } from '../../../../tests/fakes/mount.tsx';
import { BestPlayerSection, LineupsSection } from './sections.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

type Given = Parameters<typeof showSections>[1];
const open = async (given?: Given) => {
  const place = await showSections([LineupsSection], given);
  const tokens = () => [...place.querySelectorAll('ul ul > li')].map((one) => one.textContent);
  const token = (name: string) => tokens().find((one) => one?.includes(name));
  return { place, tokens, token };
};

it('MC-4: both elevens stand on the pitch with numbers, ratings, cards, goals and substitutions', async () => {
  const { place, tokens, token } = await open();
  await expect.poll(tokens).toHaveLength(22);
  expect([...place.querySelectorAll('ul[aria-label]')].map((one) => one.getAttribute('aria-label'))).toEqual([
    'Bến Gỗ, sơ đồ 4-3-3',
    'Nắng Sớm, sơ đồ 4-2-3-1',
  ]);
  expect(token('Mùa A Sử')).toContain('điểm 8.4, 1 bàn');
  expect(token('Phùng Mộc')).toContain('đội trưởng, điểm 7.0, thẻ vàng');
  expect(token('Kha Lãng')).toContain("ra 56'");
  expect(place.querySelectorAll('[data-best]')).toHaveLength(1);
  expect(place.querySelector('ul ul a')!.getAttribute('href')).toMatch(/^\/cau-thu\//);
});
it('MC-4: below it stand the bench with the minute of who came on, the head coach, and who is missing and why', async () => {
  const { place } = await open();
  await expect.poll(() => place.textContent).toContain('Dự bị Bến Gỗ');
  expect(place.textContent).toMatch(/Thào Chèovào 56'/);
  expect(place.textContent).toContain('Vi NồmTiền vệ');
  expect(place.textContent).toContain('Tạ CôngHuấn luyện viên');
  expect(place.textContent).toContain('Hồ Neođau cơ');
});
it('MC-4: by keys it becomes a list with the same', async () => {
  const { place, tokens } = await open();
  await expect.poll(tokens).toHaveLength(22);
  page.getByRole('button', { name: 'Số áo' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(place.querySelector('[data-best]')).toBeNull();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => place.querySelectorAll('ol > li')).toHaveLength(22);
  expect(place.querySelector('ol > li:nth-child(7)')!.textContent).toContain('Mùa A Sử1 bànTiền vệ8.4');
});
it('MC-4: where nobody has a place on the pitch there is a list alone', async () => {
  const lineups = bothLineups.map((one) => ({ ...one, formation: '' }));
  const { place } = await open({ football: { lineups: async () => succeeded(lineups) } });
  await expect.poll(() => place.querySelectorAll('ol > li')).toHaveLength(22);
  expect(place.querySelector('[aria-pressed]')).toBeNull();
});
it('MC-4: what is expected says so, and when it is confirmed', async () => {
  const expected = bothLineups.map(({ side }) => aLineup(side, { confirmed: false }));
  const { place } = await open({ football: { lineups: async () => succeeded(expected) } });
  await expect.poll(() => place.textContent).toContain('Dự kiến');
  expect(place.textContent).toContain('công bố trước giờ bóng lăn 60 phút');
});
it('MC-4: without line-ups it says when they come; one that cannot be loaded can be asked for again', async () => {
  const { place } = await open({ football: { lineups: async () => succeeded([]) } });
  await expect.poll(() => place.textContent).toContain('Công bố trước giờ bóng lăn 60 phút.');
  unmountAll();
  let asked = 0;
  const lineups = async () => (++asked === 1 ? failed({ kind: 'unreachable' }) : succeeded(bothLineups));
  const again = await open({ football: { lineups } });
  await expect.poll(() => again.place.textContent).toContain('Chưa tải được đội hình');
  await userEvent.click(page.getByRole('button', { name: 'Thử lại' }));
  await expect.poll(again.tokens).toHaveLength(22);
});
it('B2: under the shield it has no ratings, cards, goals or substitutions', async () => {
  const { place, tokens, token } = await open({ fixture: aKnownFixture({ hidden: true, score: null }) });
  await expect.poll(tokens).toHaveLength(22);
  expect(token('Mùa A Sử')).toBe('7Mùa A Sử');
  expect(place.textContent).toContain('không kèm điểm, thẻ, thay người');
  expect(place.textContent).not.toMatch(/8\.4|bàn|vào 56|ra 56|thẻ vàng/);
});
it('A5: wound back, it is as it was then, without ratings, which nobody knew', async () => {
  const { tokens, token } = await open({ until: 30 });
  await expect.poll(tokens).toHaveLength(22);
  expect(token('Mùa A Sử')).toBe('7Mùa A Sử1 bàn');
  expect(token('Kha Lãng')).toBe('9Kha Lãng');
});
it('MC-4: on a phone the pitch stands upright, home above', async () => {
  await page.viewport(360, 740);
  const { place, tokens } = await open();
  await expect.poll(tokens).toHaveLength(22);
  const top = (name: string) =>
    [...place.querySelectorAll('b')].find((one) => one.textContent === name)!.getBoundingClientRect().top;
  const order = ['Quách Triều', 'Lý Khe', 'Sầm Bắc', 'Thạch Lửa', 'Ôn Rạng'].map(top);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  const widths = [...place.querySelectorAll('ul ul > li')].map((one) => one.getBoundingClientRect());
  expect(widths.every(({ left, right }) => left >= 0 && right <= 360)).toBe(true);
});

it('MC-4: on a phone the bench is behind a button', async () => {
  await page.viewport(360, 740);
  const { place, tokens } = await open();
  await expect.poll(tokens).toHaveLength(22);
  expect(place.textContent).not.toContain('Hồ Neo');
  page
    .getByRole('button', { name: /^Dự bị/ })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  expect(place.textContent).toContain('Hồ Neođau cơ');
});

it('A5: the best rated is named with what he did, and the ratings of all are a press away', async () => {
  const place = await showSections([BestPlayerSection], { fixture: aKnownFixture({ status: 'ended' }) });
  await expect.poll(() => place.textContent).toContain('Hay nhất trận');
  expect(place.textContent).toContain('Mùa A Sử1 bànđiểm 8.4');
  await userEvent.click(page.getByRole('button', { name: 'Điểm cả hai đội' }));
  expect(place.querySelectorAll('tbody tr')).toHaveLength(22);
  expect(place.querySelector('tbody tr')!.textContent).toBe('Mùa A SửBến Gỗ8.4');
});
it('A5: nobody is the best of a minute that is past', async () => {
  const place = await showSections([BestPlayerSection, LineupsSection], { until: 30 });
  await expect.poll(() => place.querySelectorAll('ul ul > li')).toHaveLength(22);
  expect(place.textContent).not.toContain('Điểm cao nhất');
});
