import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { succeeded } from '#ports/failure.ts';
import type { LookBackPort } from '#ports/lookBack.ts';
import { StageGate } from '../features/player/StageGate.tsx';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { selectFound } from '#machines/navigation/navigation.selectors.ts';
import { silentPorts } from '../../../tests/fakes/ports.ts';
import { aCommentator, aRoom } from '../../../tests/fakes/matches.ts';
import { anEvent } from '../../../tests/fakes/matchEvents.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { roomApp } from '../../../tests/fakes/roomApp.ts';
import RoomScreen, { whole } from './RoomScreen.tsx';
import '../features/player/TimelineChip.tsx';
import '../features/player/ViewerStage.tsx';

const NOW = Date.parse('2026-11-21T12:40:00Z');
const streams = [
  { protocol: 'dash', streamLink: '/media/r1/index.mpd', profile: '1080p', label: 'HD', fps: 30, bitrate: 8000 },
] as const;
/** A goal one minute ago, in the 40th minute. */
const goal = anEvent(40, 'Cẩm Gió', { ts: NOW - 60_000 });
const scoreAt = (at: number) => ({ home: at >= goal.ts ? 1 : 0, away: 0 });
const past: LookBackPort = {
  stat: (_roomId, ts) =>
    Promise.resolve(
      succeeded({
        ...{ ts, untilTs: ts + 1000, statusText: ts >= goal.ts ? '41' : '37', minute: 37, watching: 1 },
        ...{ score: scoreAt(ts), tabs: ['overview'] },
      }),
    ),
  overview: (_fixtureId, asOf) =>
    Promise.resolve(succeeded({ events: asOf >= goal.ts ? [goal] : [], stats: [], asOf, untilTs: asOf + 1000 })),
  odds: () => Promise.resolve(succeeded([])),
};

const Page = () => {
  const slug = useSelector(useApp().navigation, selectFound)?.params['slug'];
  return (
    <>
      {slug ? <RoomScreen params={{ slug }} /> : <p>elsewhere</p>}
      <StageGate />
    </>
  );
};
let ticking = 0;
const open = async () => {
  const opened = performance.now();
  const now = () => Math.floor(NOW + performance.now() - opened);
  const users = [aCommentator({ streams })];
  const latest = aRoom({ users, groupId: '30', tabs: ['overview'], status: '41', score: '1-0' });
  const schedule = {
    room: () => Promise.resolve(succeeded(latest)),
    overview: () => Promise.resolve(succeeded({ events: [goal], stats: [] })),
  };
  const made = roomApp({
    ...{ path: '/truc-tiep/the-thao/bong-da/ben-go-nang-som-r1', ports: silentPorts({ schedule }), past },
    now,
  });
  const place = await mount(made.app, <Page />, ['room', 'chat', 'player', 'schedule', 'timeline']);
  /** The picture plays on, so much behind. */
  const picture = (behindS: number) => {
    window.clearInterval(ticking);
    made.playback.tell({ type: 'playback.playing' });
    const tick = () =>
      made.playback.tell({
        ...{ type: 'playback.latency', behindS, windowS: 1800, position: now() - behindS * 1000 },
      });
    tick();
    ticking = window.setInterval(tick, 100);
  };
  const chip = () => place.querySelector<HTMLButtonElement>('button[aria-pressed][aria-label*="hình"]');
  return { ...made, place, picture, chip };
};

beforeAll(whole);
beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  window.clearInterval(ticking);
  return unmountAll();
});

it('V-9: three minutes behind, nothing on the page tells the goal, and the chip says why', async () => {
  const { place, picture, chip } = await open();
  await expect.poll(() => place.textContent).toContain('Bến Gỗ 1, Nắng Sớm 0');
  picture(180);
  await expect.poll(() => place.textContent).toContain('Bến Gỗ 0, Nắng Sớm 0');
  expect(place.textContent).not.toContain('Cẩm Gió');
  expect(place.querySelector('[aria-label*="Cẩm Gió"], [title*="Cẩm Gió"]')).toBeNull();
  await expect.poll(() => chip()?.textContent).toMatch(/Theo hình, trễ 3:0\d/);
  picture(50);
  await expect.poll(() => place.textContent).toContain('Bến Gỗ 1, Nắng Sớm 0');
  await expect.poll(() => place.querySelector('[aria-label*="Cẩm Gió"]')).not.toBeNull();
  await expect.poll(() => chip()?.textContent).toMatch(/trễ \d\d s/);
});

it('CH-14: the chip changes to the fastest and back, and the choice is kept', async () => {
  const { place, picture, chip, app } = await open();
  await expect.poll(() => place.textContent).toContain('Bến Gỗ 1, Nắng Sớm 0');
  picture(180);
  await expect.poll(() => place.textContent).toContain('Bến Gỗ 0, Nắng Sớm 0');
  await expect.poll(chip).not.toBeNull();
  chip()!.click();
  await expect.poll(() => place.textContent).toContain('Bến Gỗ 1, Nắng Sớm 0');
  expect([chip()!.getAttribute('aria-pressed'), app.storage.read('khandai.timeline')]).toEqual(['false', 'fastest']);
  chip()!.click();
  await expect.poll(() => place.textContent).toContain('Bến Gỗ 0, Nắng Sớm 0');
  expect(app.storage.read('khandai.timeline')).toBeNull();
});

it('V-13: the small player has the score of its picture', async () => {
  const { place, picture, app } = await open();
  await expect.poll(() => place.textContent).toContain('Bến Gỗ 1, Nắng Sớm 0');
  picture(180);
  await expect.poll(() => place.textContent).toContain('Bến Gỗ 0, Nắng Sớm 0');
  app.navigation.send({ type: 'navigation.go', to: '/menu', replace: false, state: null, pop: false });
  await expect.poll(() => place.textContent).toContain('elsewhere');
  const score = () => [...place.querySelectorAll('a')].at(-1)?.textContent;
  await expect.poll(score).toMatch(/Bến Gỗ0.*Nắng Sớm0/);
  picture(30);
  await expect.poll(score).toMatch(/Bến Gỗ1.*Nắng Sớm0/);
});
