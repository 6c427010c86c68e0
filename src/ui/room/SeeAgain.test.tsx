import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { GOAL_BEAT } from '#domain/room/goalBeat.ts';
import { anEvent } from '../../../tests/fakes/matchEvents.ts';
import { aMatch } from '../../../tests/fakes/matches.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { twoSources } from '../../../tests/fakes/playback.ts';
import { roomApp } from '../../../tests/fakes/roomApp.ts';
import { OverviewTab } from './OverviewTab.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(unmountAll);

const NOW = Date.parse('2026-11-21T11:40:00Z');
const { localteam: home, visitorteam: away } = aMatch();
const events = [
  anEvent(12, 'Mùa A Sử', { ts: NOW - 2_000_000 }),
  anEvent(63, 'Sầm Bắc', { ts: NOW - 300_000 }),
  anEvent(70, 'Ai Đó', { ts: NOW - 60_000, type: 'yellow' }),
];

it('V-7: a goal that the stream still has is seen again by one press on its row, from ten seconds before', async () => {
  const { app, live, playback } = roomApp();
  const place = await mount(app, <OverviewTab overview={{ events, stats: [] }} home={home} away={away} />, [
    'room',
    'moment',
  ]);
  const buttons = () => [...place.querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel);
  await expect.poll(() => place.textContent).toContain('Sầm Bắc');
  expect(buttons()).toEqual([]);
  live.player.send({ type: 'player.open', streams: twoSources });
  playback.tell({ type: 'playback.playing' });
  playback.tell({ type: 'playback.latency', behindS: 5, windowS: 1800, position: NOW });
  await expect.poll(buttons).toEqual(['Xem lại: Bàn thắng phút 63: Sầm Bắc']);
  place.querySelector('button')!.click();
  expect(playback.asked).toContain(`seek ${5 + (300_000 + GOAL_BEAT.leadMs) / 1000}`);
});
