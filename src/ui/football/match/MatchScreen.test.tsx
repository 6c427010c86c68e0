import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Fixture } from '#domain/football/fixture.ts';
import { succeeded } from '#ports/failure.ts';
import { aFixture, aRunningFixture, someEvents } from '../../../../tests/fakes/fixtures.ts';
import { aTip } from '../../../../tests/fakes/tips.ts';
import { MATCH_PATH, matchShown, openMatch } from '../../../../tests/fakes/matchPage.tsx';
import { unmountAll } from '../../../../tests/fakes/mount.tsx';
import { GOAL_SOUND } from './goalSound.ts';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const tippedFixture = (changed: Partial<Fixture> = {}) => {
  const fixture = aRunningFixture(changed);
  return { ...fixture, hasTip: true, coverage: { ...fixture.coverage, tips: true } };
};
const none = async () => succeeded([]);
const rowsOf = (place: Element) => [...place.querySelectorAll('ol > li')].map((row) => row.textContent);

it('MC-1: the board says score, minute, part, half-time, ground and referee', async () => {
  const { place } = await matchShown(aRunningFixture());
  await expect.poll(() => rowsOf(place).length).toBe(7);
  const board = place.querySelector('header')!;
  expect(place.querySelector('h1')!.textContent).toBe('Bến Gỗ 2, Nắng Sớm 1');
  for (const said of ["67'", 'Hiệp hai', 'HT 1–1', 'Sân Bãi Bồi', 'Trọng tài Tạ Công', 'Vòng 13'])
    expect(board.textContent).toContain(said);
  expect(board.querySelector('[data-side="home"]:is(ul)')!.textContent).toBe("Mùa A Sử 12'Lò Văn Tấn 63'");
  expect(board.querySelector('[data-side="away"]:is(ul)')!.textContent).toBe("Vàng Thuỷ 38' phạt đền");
});
it.each([
  ['19:15', aFixture()],
  ['Hoãn: sân ngập', aFixture({ notes: ['postponed'], statusText: 'postponed', reason: 'sân ngập' })],
  ['Nghỉ giữa hiệp', aRunningFixture({ phase: 'HT', minute: 45 })],
  ['Luân lưu 5–4', aRunningFixture({ status: 'ended', phase: 'FT', score: { home: 1, away: 1, pen: [5, 4] } })],
  ['Xử kết quả', aRunningFixture({ status: 'ended', phase: 'FT', notes: ['awarded'] })],
])('MC-1: a match in another state says "%s"', async (said, fixture) => {
  const { place } = await matchShown(fixture);
  expect(place.querySelector('header')!.textContent).toContain(said);
});
it('MC-3: what happened stands newest first on a spine, goals with the running score; goals alone on request', async () => {
  const { place } = await matchShown(aRunningFixture());
  await expect.poll(() => rowsOf(place).length).toBe(7);
  const [first, sub, half] = rowsOf(place);
  expect(first).toMatch(/Lò Văn Tấn.*Mùa A Sử kiến tạo.*63'2–1/);
  expect(sub).toMatch(/Thào Chèo.*thay Kha Lãng/);
  expect(half).toBe('Nghỉ giữa hiệp 1–1');
  expect(rowsOf(place).at(-1)).toContain('17:32');
  await userEvent.click(page.getByRole('button', { name: 'Chỉ bàn thắng' }));
  expect(rowsOf(place)).toHaveLength(5);
});
it('MC-2: a match that is over has no course where no source tells one', async () => {
  const over = aRunningFixture({ status: 'ended', phase: 'FT' });
  const { place } = await matchShown({ ...over, coverage: { ...over.coverage, events: false } }, { events: none });
  expect(place.querySelector('#match-events')).toBeNull();
  await unmountAll();
  const coming = await matchShown(aFixture(), { events: none });
  expect(coming.place.querySelector('#match-events')).not.toBeNull();
});
it('MC-11: the rooms of the match stand beside, with their commentators and the way in', async () => {
  const { place } = await matchShown(aRunningFixture({ roomId: 'r1' }));
  await expect.poll(() => place.querySelector('aside a[data-tone="primary"]')).not.toBeNull();
  expect(place.querySelector('aside')!.textContent).toContain('Xem ở đâu');
  expect(place.querySelector('aside a[data-tone="primary"]')!.getAttribute('href')).toMatch(/^\/truc-tiep\/the-thao/);
});
it('TI-7: tips on the match stand beside it, three at most; nothing of them without any, or where the match is hidden', async () => {
  const tips = [1, 2, 3, 4].map((seq) => aTip({ tipId: `t${seq}`, slug: `t${seq}`, seq }));
  const { place } = await matchShown(tippedFixture(), { tips });
  // Their code and words come with their first use.
  await expect
    .poll(() => place.querySelectorAll('[aria-labelledby="match-tips"] li').length, { timeout: 10_000 })
    .toBe(3);
  await unmountAll();
  const none = await matchShown(aRunningFixture(), { tips: [] });
  await expect.poll(() => rowsOf(none.place).length).toBe(7);
  expect(none.place.querySelector('[aria-labelledby="match-tips"]')).toBeNull();
  await unmountAll();
  const hidden = await matchShown(tippedFixture({ score: null, hidden: true }), { tips });
  expect(hidden.place.querySelector('[aria-labelledby="match-tips"]')).toBeNull();
});
it('TI-7: a tab has all tips on the match; there is none for who hides odds (TI-9)', async () => {
  const tips = [1, 2, 3, 4].map((seq) => aTip({ tipId: `t${seq}`, slug: `t${seq}`, seq }));
  const { app, place } = await matchShown(tippedFixture(), { tips, path: `${MATCH_PATH}?muc=tip` });
  await expect
    .poll(() => place.querySelectorAll('[aria-labelledby="match-tips"] li').length, { timeout: 10_000 })
    .toBe(4);
  const tabs = () => [...place.querySelectorAll('[role="tab"]')].map((one) => one.textContent);
  expect(tabs()).toContain('Tip');
  app.spoiler.become({ hideOdds: true });
  await expect.poll(tabs).not.toContain('Tip');
  expect(place.querySelector('[aria-labelledby="match-tips"]')).toBeNull();
});
it('TP-9: wrong names with a right id lead to the canonical address', async () => {
  const { app } = await matchShown(aRunningFixture(), { path: '/tran-dau/sai-vs-ten/f1' });
  await expect.poll(() => app.navigation.getSnapshot().context.path).toBe(MATCH_PATH);
});
it('an unknown match is the page for what is not there', async () => {
  const { app } = await openMatch(null);
  await expect.poll(() => JSON.stringify(app.navigation.getSnapshot().context)).toContain('404');
});
it('MC-13: a goal is said once, and what fell before the page was opened is not', async () => {
  let events: typeof someEvents = someEvents.slice(0, -1);
  const { app, place } = await matchShown(aRunningFixture(), { events: async () => succeeded(events) });
  const voice = () => place.querySelector('[data-goal-voice]')!.textContent;
  await expect.poll(() => rowsOf(place).length).toBe(6);
  expect(voice()).toBe('');
  events = someEvents;
  app.resources.invalidate({ name: 'fixtureEvents' });
  await expect.poll(voice).toBe('Vào! Bến Gỗ 2, Nắng Sớm 1. Lò Văn Tấn phút 63.');
});
it('B5: a goal beats over the board, and what fell before the page was opened does not', async () => {
  let events = someEvents;
  const { app, place } = await matchShown(aRunningFixture(), { events: async () => succeeded(events) });
  const beat = () => place.querySelector('header [data-testid="board-beat"]');
  await expect.poll(() => rowsOf(place).length).toBe(7);
  expect(beat()).toBeNull();
  // Whenever the part has come, the next goal is one that it has not known.
  await expect
    .poll(() => {
      const goal = someEvents.at(-1)!;
      events = [...events, { ...goal, eventId: `e${events.length}`, momentId: `m${events.length}` }];
      app.resources.invalidate({ name: 'fixtureEvents' });
      return beat();
    })
    .not.toBeNull();
});
it('MC-13: whoever wants to hear a goal says so, and this device keeps it', async () => {
  const { app } = await matchShown(aRunningFixture());
  const button = page.getByRole('button', { name: 'Tiếng khán đài khi có bàn thắng' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  expect(app.storage.read(GOAL_SOUND)).toBe('on');
  await userEvent.click(button);
  expect(app.storage.read(GOAL_SOUND)).toBeNull();
});
it('MC-13: a figure that grows flashes once, and not because the page is wound back', async () => {
  let fixture = aRunningFixture({ score: { home: 1, away: 1 } });
  const { app, place } = await matchShown(fixture, { fixture: async () => succeeded(fixture) });
  const digits = () => [...place.querySelectorAll<HTMLElement>('header [data-state] > b')];
  const fresh = () => digits().map((one) => one.dataset['fresh']);
  expect(fresh()).toEqual([undefined, undefined]);
  fixture = aRunningFixture();
  app.resources.invalidate({ name: 'fixtureDetail' });
  await expect.poll(fresh).toEqual(['true', undefined]);
  place.querySelector<HTMLElement>('[role="slider"]')!.focus();
  await userEvent.keyboard('{Home}{End}');
  await expect.poll(() => digits().map((one) => one.textContent)).toEqual(['2', '1']);
  expect(fresh()).toEqual([undefined, undefined]);
});
it('B2: a hidden match has two unlit figures, says what is hidden, and asks for nothing that gives it away', async () => {
  const { place, asked } = await matchShown(aRunningFixture({ score: null, hidden: true, roomId: 'r1' }));
  await expect.poll(() => place.querySelector('aside')!.textContent).toContain('Xem ở đâu');
  const tiles = place.querySelectorAll('header [data-unlit="f1"]');
  expect([tiles.length, place.querySelectorAll('header [role="button"][data-unlit]').length]).toEqual([2, 1]);
  expect(place.textContent).toContain('Đang giấu');
  expect(place.textContent).not.toMatch(/2\s*–\s*1|Mùa A Sử/);
  const tabs = [...place.querySelectorAll('[role="tab"]')].map((one) => one.textContent);
  expect(tabs).toEqual(['Tổng quan', 'Xem ở đâu']);
  expect(asked).toEqual([]);
});
