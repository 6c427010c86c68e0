import { afterEach, expect, it } from 'vitest';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { twoSources } from '../../../../tests/fakes/playback.ts';
import { roomApp } from '../../../../tests/fakes/roomApp.ts';
import { isMuted, selectPlayback } from '#machines/player/player.selectors.ts';
import ViewerStage from './ViewerStage.tsx';

afterEach(unmountAll);

const inRoom = async (cold: boolean) => {
  const made = roomApp();
  const { player } = made.live;
  player.send({ type: 'player.open', streams: twoSources, cold });
  if (cold) made.playback.tell({ type: 'playback.soundRefused' });
  made.playback.tell({ type: 'playback.playing' });
  const show = { kind: 'live', id: 'r1', title: 'Bến Gỗ gặp Nắng Sớm', artist: 'Lá Non', collection: 'Cúp' } as const;
  made.app.stage.show({ ...show, artwork: null, path: '/truc-tiep/r1', watching: 3, sides: null });
  made.app.stage.place(document.body);
  const place = await mount(made.app, <ViewerStage />, ['player']);
  await expect.poll(() => place.querySelector('video')).not.toBeNull();
  const frame = place.querySelector('video')!.parentElement!;
  const press = (pointerType: string, detail = 1) =>
    frame.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType, detail }));
  const offer = () => [...place.querySelectorAll('button')].some(({ textContent }) => textContent === 'Bật tiếng');
  const stands = () => [selectPlayback(player.getSnapshot()), isMuted(player.getSnapshot()), offer()];
  return { place, press, stands, offer };
};
const key = (name: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

it.each(['mouse', 'touch'])(
  'V-3: a press by %s on a picture that was come to cold gives its sound and does not pause',
  async (by) => {
    const { press, stands } = await inRoom(true);
    expect(stands()).toEqual(['playing', true, true]);
    press(by);
    await expect.poll(stands).toEqual(['playing', false, false]);
    press(by);
    await expect.poll(stands).toEqual([by === 'mouse' ? 'paused' : 'playing', false, false]);
  },
);

it('V-3: two presses that fill the screen give the sound and do not pause either', async () => {
  const { press, stands } = await inRoom(true);
  press('mouse');
  press('mouse', 2);
  await expect.poll(stands).toEqual(['playing', false, false]);
});

it('V-3: no other key and no other touch gives it; M does', async () => {
  const { place, stands } = await inRoom(true);
  for (const name of ['Tab', 'ArrowUp', 'ArrowDown', 'a', 'Shift', 'Escape']) key(name);
  document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  place.ownerDocument.body.click();
  expect(stands()).toEqual(['playing', true, true]);
  key('m');
  await expect.poll(stands).toEqual(['playing', false, false]);
});

it('V-3: whoever came by a press is offered nothing', async () => {
  const { stands } = await inRoom(false);
  expect(stands()).toEqual(['playing', false, false]);
});

it('MU-10: a picture whose sound was taken says so when it could have it back, and gets it only when asked for', async () => {
  const { app, live } = roomApp();
  const show = { kind: 'live', id: 'r1', title: 'Bến Gỗ gặp Nắng Sớm', artist: 'Lá Non', collection: 'Cúp' } as const;
  live.player.send({ type: 'player.open', streams: twoSources });
  app.stage.show({ ...show, artwork: null, path: '/truc-tiep/r1', watching: 3, sides: null });
  const place = await mount(app, <ViewerStage />, ['player']);
  await expect.poll(() => place.querySelector('video')).not.toBeNull();
  const focus = live.mediaFocus;
  focus.send({ type: 'focus.request', owner: 'player' });
  focus.send({ type: 'focus.request', owner: 'film' });
  expect(app.notices.getSnapshot().context.shown).toBeNull();
  focus.send({ type: 'focus.release', owner: 'film' });
  await expect.poll(() => app.notices.getSnapshot().context.shown?.text).toBe('Hình của phòng đang tắt tiếng.');
  expect(focus.getSnapshot().context.owner).toBeNull();
  app.notices.getSnapshot().context.shown!.action!.run();
  expect(focus.getSnapshot().context.owner).toBe('player');
});
