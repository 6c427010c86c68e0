import { afterEach, expect, it } from 'vitest';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { twoSources } from '../../../../tests/fakes/playback.ts';
import { roomApp } from '../../../../tests/fakes/roomApp.ts';
import ViewerStage from './ViewerStage.tsx';

afterEach(unmountAll);

const open = async (mode: 'side' | 'upright') => {
  const { app, live, playback } = roomApp();
  live.player.send({ type: 'player.open', streams: twoSources });
  playback.tell({ type: 'playback.playing' });
  const show = { kind: 'live', id: 'r1', title: 'Bến Gỗ gặp Nắng Sớm', artist: 'Lá Non', collection: 'Cúp' } as const;
  app.stage.show({ ...show, artwork: null, path: '/truc-tiep/r1', watching: 3, sides: null });
  app.stage.place(document.body);
  app.stage.arrange({ mode });
  const place = await mount(app, <ViewerStage />, ['player']);
  await expect.poll(() => place.querySelector('video')).not.toBeNull();
  const video = place.querySelector('video')!;
  const finger = (type: string, pointerId: number, clientX: number, pointerType = 'touch') =>
    video.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, pointerId, clientX, clientY: 100 }));
  /** Two fingers from one distance to another. */
  const pinch = (from: number, to: number, by = 'touch') => {
    for (const id of [1, 2]) finger('pointerdown', id, id === 1 ? 400 : 400 + from, by);
    finger('pointermove', 2, 400 + to, by);
    for (const id of [1, 2]) finger('pointerup', id, 400, by);
  };
  const filled = () => [app.stage.getSnapshot().filled, getComputedStyle(video).objectFit];
  return { app, pinch, finger, filled };
};

it('two fingers that go apart fill the window of a phone on its side, and together show the whole picture again', async () => {
  const { pinch, filled } = await open('side');
  expect(filled()).toEqual([false, 'contain']);
  await expect
    .poll(() => {
      pinch(100, 130);
      return filled();
    })
    .toEqual([true, 'cover']);
  pinch(130, 120);
  expect(filled()[0]).toBe(true);
  pinch(130, 90);
  await expect.poll(filled).toEqual([false, 'contain']);
  pinch(100, 110);
  expect(filled()[0]).toBe(false);
});

it('one finger, a mouse and a phone held upright leave the picture whole', async () => {
  const side = await open('side');
  side.finger('pointerdown', 1, 400);
  side.finger('pointermove', 1, 700);
  side.finger('pointerup', 1, 700);
  side.pinch(100, 200, 'mouse');
  expect(side.filled()[0]).toBe(false);
  await unmountAll();
  const upright = await open('upright');
  upright.pinch(100, 200);
  expect(upright.filled()[0]).toBe(false);
});
