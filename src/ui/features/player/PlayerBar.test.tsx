import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { selectPlayback } from '#machines/player/player.selectors.ts';
import { succeeded } from '#ports/failure.ts';
import { silentPorts } from '../../../../tests/fakes/ports.ts';
import { aRoom } from '../../../../tests/fakes/matches.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { twoSources } from '../../../../tests/fakes/playback.ts';
import { roomApp } from '../../../../tests/fakes/roomApp.ts';
import { MiniBar } from './MiniBar.tsx';
import { PlayerBar } from './PlayerBar.tsx';
import { StageGate } from './StageGate.tsx';
import { useFirstFrame } from './useFirstFrame.ts';

afterEach(unmountAll);

const offered = [
  { profile: '540p', bitsPerSecond: 2_096_000 },
  { profile: '1080p', bitsPerSecond: 8_096_000 },
] as const;

it('PLAYER-3: a quality that is chosen is asked for; the menu closes and its button has the focus again', async () => {
  await page.viewport(1440, 900);
  const { app, live, playback } = roomApp();
  const place = await mount(app, <PlayerBar />, ['player']);
  live.player.send({ type: 'player.open', streams: twoSources });
  playback.tell({ type: 'playback.loaded', profiles: offered, sound: null });
  playback.tell({ type: 'playback.playing' });
  const gear = () => place.querySelector<HTMLButtonElement>('[aria-haspopup="menu"]');
  const choices = () => [...place.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
  await expect.poll(gear).not.toBeNull();
  gear()!.click();
  await expect.poll(() => choices().length).toBe(6);
  choices()
    .find((one) => one.textContent?.startsWith('SD'))!
    .click();
  await expect.poll(choices).toEqual([]);
  expect(playback.asked).toContain('quality 540p');
  expect(document.activeElement).toBe(gear());
  gear()!.click();
  await expect.poll(() => choices().length).toBe(6);
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(choices).toEqual([]);
});

const show = {
  kind: 'live',
  id: 'r1',
  title: 'Bến Gỗ – Nắng Sớm',
  path: '/phong',
  artwork: null,
  artist: '',
  collection: '',
  watching: 3,
  sides: [aRoom().localteam, aRoom().visitorteam],
} as const;

it.each([390, 1440])(
  'V-13: the small player in a window of %i has both sides with their score, the minute, sound, close and a way back',
  async (width) => {
    await page.viewport(width, 844);
    const closed = vi.fn();
    const room = () => Promise.resolve(succeeded(aRoom()));
    const { app, live, playback } = roomApp({ ports: silentPorts({ schedule: { room } }) });
    live.player.send({ type: 'player.open', streams: twoSources });
    playback.tell({ type: 'playback.playing' });
    const place = await mount(app, <MiniBar show={show} playing onClose={closed} />, ['player', 'room']);
    const named = (label: string) => place.querySelector<HTMLElement>(`[aria-label="${label}"]`);
    await expect.poll(() => place.textContent).toContain("67'");
    expect(place.textContent).toMatch(/Bến Gỗ\s*2\s*Nắng Sớm\s*1/);
    named('Tắt tiếng')!.click();
    await expect.poll(() => named('Bật tiếng')).not.toBeNull();
    named('Đóng trình phát nhỏ')!.click();
    expect(closed).toHaveBeenCalledOnce();
    await expect
      .element(page.getByRole('link', { name: 'Về phòng Bến Gỗ – Nắng Sớm', exact: true }))
      .toHaveAttribute('href', '/phong');
    for (const label of ['Tạm dừng', 'Bật tiếng', 'Đóng trình phát nhỏ'])
      expect(named(label)!.getBoundingClientRect().width).toBeGreaterThanOrEqual(width < 1024 ? 44 : 40);
  },
);

it('V-13: a small player that was closed can be opened again from the toast, unless another one plays', async () => {
  await page.viewport(1440, 900);
  const { app, live, playback } = roomApp();
  live.player.send({ type: 'player.open', streams: twoSources });
  playback.tell({ type: 'playback.playing' });
  app.stage.show(show);
  const place = await mount(app, <StageGate />, ['player', 'room']);
  const close = () => place.querySelector<HTMLElement>('[aria-label="Đóng trình phát nhỏ"]');
  await expect.poll(close).not.toBeNull();
  close()!.click();
  await expect.poll(close).toBeNull();
  const now = () => selectPlayback(live.player.getSnapshot());
  expect(now()).toBe('idle');
  const { action, text } = app.notices.getSnapshot().context.shown!;
  expect([text, action!.label]).toEqual(['Đã đóng trình phát nhỏ', 'Mở lại']);
  action!.run();
  await expect.poll(close).not.toBeNull();
  expect(now()).toBe('opening');
  live.player.send({ type: 'player.close' });
  app.stage.show({ ...show, id: 'r2' });
  action!.run();
  expect(now()).toBe('idle');
});

it('hears the page’s one video no longer once the picture is gone', async () => {
  const { app, live } = roomApp();
  const added = vi.spyOn(live.video, 'addEventListener');
  const removed = vi.spyOn(live.video, 'removeEventListener');
  const Frame = () => <output>{String(useFirstFrame())}</output>;
  const place = await mount(app, <Frame />, []);
  await expect.poll(() => place.textContent).toBe('false');
  unmountAll();
  expect(added).toHaveBeenCalled();
  expect(removed.mock.calls.map(([name]) => name)).toEqual(added.mock.calls.map(([name]) => name));
});
