import { afterEach, expect, it } from 'vitest';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { twoSources } from '../../../../tests/fakes/playback.ts';
import { roomApp } from '../../../../tests/fakes/roomApp.ts';
import ViewerStage from './ViewerStage.tsx';

afterEach(unmountAll);

it('MU-10: a picture whose sound was taken says so when it could have it back, and gets it only when asked for', async () => {
  const { app, live } = roomApp();
  const show = { kind: 'live', id: 'r1', title: 'Bến Gỗ gặp Nắng Sớm', artist: 'Lá Non', collection: 'Cúp' } as const;
  live.player.send({ type: 'player.open', streams: twoSources });
  app.stage.show({ ...show, artwork: null, path: '/truc-tiep/r1', watching: 3, sides: null, marks: [] });
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
