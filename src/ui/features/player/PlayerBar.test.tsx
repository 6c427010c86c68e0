import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { twoSources } from '../../../../tests/fakes/playback.ts';
import { roomApp } from '../../../../tests/fakes/roomApp.ts';
import { MiniBar } from './MiniBar.tsx';
import { PlayerBar } from './PlayerBar.tsx';
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

it.each([
  [true, 'Tạm dừng'],
  [false, 'Phát'],
])(
  'the small player (playing: %s) offers what it does not do, a way to close it and one back',
  async (playing, word) => {
    const [toggled, closed] = [vi.fn(), vi.fn()];
    const place = await mount(
      roomApp().app,
      <MiniBar title="Bến Gỗ – Nắng Sớm" path="/phong" playing={playing} onToggle={toggled} onClose={closed} />,
      ['player'],
    );
    const named = (label: string) => place.querySelector<HTMLElement>(`[aria-label="${label}"]`);
    await expect.poll(() => named(word)).not.toBeNull();
    named(word)!.click();
    expect(toggled).toHaveBeenCalledOnce();
    named('Đóng trình phát nhỏ')!.click();
    expect(closed).toHaveBeenCalledOnce();
    expect(named('Về phòng Bến Gỗ – Nắng Sớm')?.getAttribute('href')).toBe('/phong');
  },
);

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
