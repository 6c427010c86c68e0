import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { locales } from '#domain/locale/locale.ts';
import { failed } from '#ports/failure.ts';
import party from '#locales/vi/party.json';
import { fakeParties } from '../fakes/party.ts';
import { act, clear } from '../fakes/screen.tsx';
import { fakeVodPlayer } from '../fakes/vodPlayer.ts';
import { createFindings, resetWindow, wide } from './support/judge.ts';
import { openPortal } from './support/portal.tsx';

beforeEach(() => page.viewport(wide.width, wide.height));
afterEach(async () => {
  await clear();
  await resetWindow();
});

const FILM = '/phim-anh/xem-phim/nguoi-ban-gio?xem-chung=ABC234';
const open = async (fake: ReturnType<typeof fakeParties>, locale: 'vi' | 'en' | 'zh' = 'vi') => {
  const { vod } = fakeVodPlayer(100, fake.parties);
  return openPortal(FILM, { locale, vod });
};
const mode = (name: string) => `[data-part="party"] [data-mode="${name}"]`;

it.each(locales.map(({ code }) => code))('FI-11: axe finds nothing serious beside a film in %s', async (locale) => {
  const fake = fakeParties();
  const { shown } = await open(fake, locale);
  await shown(mode('lagging'));
  await shown('[data-part="party"] li');
  const found = createFindings();
  await found.judge('party');
  found.expectNone();
});

it('FI-11: says how it goes, who leads, who is there and whom they wait for, and that it is over', async () => {
  const fake = fakeParties();
  const { place, shown } = await open(fake);
  const text = () => place.querySelector('[data-part="party"]')?.textContent ?? '';
  await shown(mode('lagging'));
  expect(text()).toContain(party.follow.replace('{{name}}', 'Mây'));
  expect(text()).toContain('ABC234');
  await act(() => fake.party()?.send({ type: 'party.close' }));
  await shown(mode('close'));
  await act(() => fake.tell({ cmd: 'wait', waitingFor: ['a'] }));
  await shown(mode('waiting'));
  expect(text()).toContain(party.mode.waiting.replace('{{name}}', 'Mây'));
  await act(() => fake.tell({ cmd: 'leave', leaderId: 'b' }));
  await expect.poll(text).toContain(party.youLead);
  await act(() => fake.party()?.send({ type: 'party.closed' }));
  await shown(mode('cut'));
  const again = fakeParties(async () => failed({ kind: 'refused', code: 410 }));
  await clear();
  await open(again);
  await expect.poll(() => document.querySelector(mode('over'))?.textContent).toBe(party.mode.over);
});

it('FI-11: offers to try again where the party cannot be reached', async () => {
  const fake = fakeParties(async () => failed({ kind: 'unreachable' }));
  const { shown, place } = await open(fake);
  await shown(mode('unreached'));
  expect(place.querySelector('[data-part="party"] button:not([aria-label])')?.textContent).toBe(party.retry);
});
