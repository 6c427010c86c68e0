import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { failed, succeeded } from '#ports/failure.ts';
import type { SchedulePort } from '#ports/schedule.ts';
import shell from '#locales/vi/shell.json';
import home from '#locales/vi/home.json';
import schedule from '#locales/vi/schedule.json';
import chat from '#locales/vi/chat.json';
import { act, clear } from '../fakes/screen.tsx';
import { createFindings, resetWindow, wide } from './support/judge.ts';
import { openPortal } from './support/portal.tsx';

beforeEach(() => page.viewport(wide.width, wide.height));
afterEach(async () => {
  await clear();
  await resetWindow();
});

const never = () => new Promise<never>(() => {});
const says = (place: HTMLElement, text: string) =>
  expect.poll(() => place.textContent, { timeout: 10_000 }).toContain(text);

it.each<readonly [string, Partial<SchedulePort>, string]>([
  ['loading', { day: never }, ''],
  ['failed', { day: async () => failed({ kind: 'serverFault', code: 500 }) }, shell.failed.title],
  ['empty', { day: async () => succeeded([]) }, schedule.empty],
])('axe finds nothing serious in a schedule that is %s', async (state, live, text) => {
  const { place, shown } = await openPortal('/lich-truc-tiep', { held: 'none', live });
  await shown('#content h1');
  await says(place, text);
  const found = createFindings();
  await found.judge(state);
  found.expectNone();
});

it('axe finds nothing serious in what says that there is no network', async () => {
  const { place, shown } = await openPortal('/lich-truc-tiep', { held: 'none' });
  await shown('#content li[data-state]');
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(() => window.dispatchEvent(new Event('offline')));
  await says(place, shell.offlineSince.split(',')[0]!);
  await shown('#content li[data-state]');
  const found = createFindings();
  await found.judge('offline');
  network.mockRestore();
  found.expectNone();
});

it.each([
  ['/', home.quiet],
  ['/lich-truc-tiep', schedule.empty],
  ['/chatroom', chat.empty],
])('an empty portal says so on %s, and axe finds nothing serious', async (path, text) => {
  const nothing: Partial<SchedulePort> = {
    day: async () => succeeded([]),
    feature: async () => succeeded([]),
    totalLive: async () => succeeded({ totalLive: 0 }),
  };
  const { place, shown } = await openPortal(path, { held: 'none', live: nothing, said: 0 });
  await shown('#content h1');
  await expect.poll(() => place.textContent, { timeout: 10_000 }).toContain(text);
  const found = createFindings();
  await found.judge(path);
  found.expectNone();
});
