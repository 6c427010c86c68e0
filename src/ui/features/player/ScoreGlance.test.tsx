import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Room } from '#domain/match/match.ts';
import { room } from '#machines/schedule/schedule.resources.ts';
import { createStubs } from '#machines/vod/stubs.ts';
import { succeeded } from '#ports/failure.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { aRoom } from '../../../../tests/fakes/matches.ts';
import { silentPorts } from '../../../../tests/fakes/ports.ts';
import { act, clear, show } from '../../../../tests/fakes/screen.tsx';
import { ScoreGlance } from './ScoreGlance.tsx';

afterEach(clear);

const open = async (changed: Partial<Room>, later: Partial<Room> = changed) => {
  const stubs = createStubs();
  stubs.leave({ id: 'room:r1', title: 'Bến Gỗ – Nắng Sớm', path: '/truc-tiep/r1', atS: null });
  let asked = 0;
  const ports = silentPorts({ schedule: { room: async () => succeeded(aRoom((asked += 1) > 1 ? later : changed)) } });
  const app = fakeApp({ ports });
  await app.words.load('vi', ['room', 'party', 'shell']);
  const { place } = await show(
    <Suspense>
      <ScoreGlance stubs={stubs} />
    </Suspense>,
    app,
  );
  const again = () => act(() => app.resources.refresh(room, { roomId: 'r1' }));
  const beat = () => place.querySelector('[data-part="glance-beat"]');
  return { place, again, beat, glance: () => place.querySelector('[data-part="score-glance"]') };
};

it('X30: shows the score of the room that the film took the sound from, and leads back to it', async () => {
  const { glance } = await open({ status: '34', score: '1-0' });
  await expect.poll(() => glance()?.textContent).toBe("1–034'");
  expect(glance()?.getAttribute('href')).toContain('r1');
});
it('B2: a result that is hidden is unlit over a film too', async () => {
  const { glance } = await open({ status: '34', score: null, hidden: true });
  await expect.poll(() => glance()?.querySelectorAll('[data-unlit]').length).toBe(2);
  expect(glance()?.textContent).toBe("–34'");
});
it('X30: shows nothing of a match that does not run', async () => {
  const { place, glance } = await open({ status: 'ended', score: '1-0' });
  await expect.poll(() => place.isConnected).toBe(true);
  expect(glance()).toBeNull();
});
it('X30: a goal is one beat of light, and a hidden one none', async () => {
  const scored = await open({ status: '34', score: '1-0' }, { status: '35', score: '2-0' });
  await expect.poll(() => scored.glance()?.textContent).toBe("1–034'");
  expect(scored.beat()).toBeNull();
  await scored.again();
  await expect.poll(() => scored.beat()).not.toBeNull();
  const hidden = await open({ status: '34', score: null, hidden: true }, { status: '35', score: null, hidden: true });
  await expect.poll(() => hidden.glance()?.textContent).toBe("–34'");
  await hidden.again();
  await expect.poll(() => hidden.glance()?.textContent).toBe("–35'");
  expect(hidden.beat()).toBeNull();
});
