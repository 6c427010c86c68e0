import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Fixture } from '#domain/football/fixture.ts';
import { succeeded } from '#ports/failure.ts';
import { aFixture, aRunningFixture, someEvents } from '../../../../tests/fakes/fixtures.ts';
import { matchShown } from '../../../../tests/fakes/matchPage.tsx';
import { unmountAll } from '../../../../tests/fakes/mount.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const momentum = Array.from({ length: 67 }, (_, i) => ({ minute: i + 1, value: i < 40 ? 70 : -20 }));
const open = async (fixture: Fixture = aRunningFixture()) => {
  const { place } = await matchShown(fixture, { momentum: async () => succeeded(momentum) });
  const slider = () => place.querySelector<HTMLElement>('[role="slider"]');
  await expect.poll(slider).not.toBeNull();
  const score = () => place.querySelector('h1')!.textContent;
  const rows = () => place.querySelectorAll('ol > li').length;
  return { place, slider: () => slider()!, score, rows };
};

it('MC-6: the axis says in a sentence who pressed more, and what it draws in a table', async () => {
  const { place } = await open();
  const said = [...place.querySelectorAll('section [role="img"]')].map((one) => one.getAttribute('aria-label'));
  expect(said).toEqual(['Bến Gỗ ép nhiều hơn, 60% số phút', '5 diễn biến tới phút 67']);
  await userEvent.click(page.getByRole('button', { name: 'Xem bảng' }).first());
  await expect
    .poll(() => place.querySelector('section[data-theme] tbody tr:nth-child(3)')?.textContent)
    .toBe('31–4510 – 50 – 1');
});
it('the page is wound back by keys to any minute: score, scorers, clock and events; and comes back to now', async () => {
  const { place, slider, score, rows } = await open();
  expect(slider().getAttribute('aria-valuetext')).toBe('Phút 67, Bến Gỗ 2, Nắng Sớm 1');
  slider().focus();
  await userEvent.keyboard('{PageDown}');
  await expect.poll(score).toBe('Bến Gỗ 1, Nắng Sớm 1');
  expect(slider().getAttribute('aria-valuenow')).toBe('52');
  expect(place.querySelector('header')!.textContent).toContain("52'");
  expect(place.querySelector('header ul')!.textContent).toBe("Mùa A Sử 12'");
  await userEvent.keyboard('{Home}');
  await expect.poll(score).toBe('Bến Gỗ 0, Nắng Sớm 0');
  expect(rows()).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Về trực tiếp' }));
  await expect.poll(score).toBe('Bến Gỗ 2, Nắng Sớm 1');
  expect(place.querySelector('[role="slider"]')!.getAttribute('aria-valuenow')).toBe('67');
});
it('pressing a column winds back to its minute, and pressing what is to come goes back to now', async () => {
  const { slider, score } = await open();
  const { width } = slider().getBoundingClientRect();
  await userEvent.click(slider(), { position: { x: width * 0.2, y: 20 } });
  await expect.poll(score).toBe('Bến Gỗ 1, Nắng Sớm 0');
  await userEvent.click(slider(), { position: { x: width * 0.95, y: 20 } });
  await expect.poll(score).toBe('Bến Gỗ 2, Nắng Sớm 1');
});
it('a match that is over is wound back too, and goes back to its end', async () => {
  const { place, slider, score } = await open(aRunningFixture({ status: 'ended', statusText: 'FT', phase: 'FT' }));
  expect(place.querySelector('section[data-theme] svg > line[y2="100%"]')).toBeNull();
  slider().focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(score).toBe('Bến Gỗ 0, Nắng Sớm 0');
  expect(place.querySelector('section[data-theme] svg > line[y2="100%"]')).not.toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Về cuối trận' }));
  await expect.poll(score).toBe('Bến Gỗ 2, Nắng Sớm 1');
});
it('what is wound back to is said of no screen reader as a goal', async () => {
  const { place, slider, score } = await open();
  slider().focus();
  await userEvent.keyboard('{Home}{End}');
  await expect.poll(score).toBe('Bến Gỗ 2, Nắng Sớm 1');
  expect(place.querySelector('[data-goal-voice]')!.textContent).toBe('');
});
it('MC-2: there is no axis before kick-off, where nothing is known by the minute, and no slider where goals do not tell the score', async () => {
  const { place: before } = await matchShown(aFixture());
  expect(before.querySelector('section[data-theme]')).toBeNull();
  await unmountAll();
  const { place: bare } = await matchShown(aRunningFixture({ coverage: aFixture().coverage }));
  expect(bare.querySelector('section[data-theme]')).toBeNull();
  await unmountAll();
  const odd = aRunningFixture({ score: { home: 5, away: 0 } });
  const { place } = await matchShown(odd, { events: async () => succeeded(someEvents) });
  await expect.poll(() => place.querySelector('section[data-theme]')).not.toBeNull();
  expect(place.querySelector('[role="slider"]')).toBeNull();
});
