import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { succeeded } from '#ports/failure.ts';
import { silentPorts } from '../../../tests/fakes/ports.ts';
import { aCommentator, aRoom } from '../../../tests/fakes/matches.ts';
import { anEvent } from '../../../tests/fakes/matchEvents.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { roomApp } from '../../../tests/fakes/roomApp.ts';
import RoomScreen from './RoomScreen.tsx';
import { ScorersOf } from './Scorers.tsx';
// Preloaded, as on a page that has shown them before.
import './OtherRooms.tsx';
import './RoomDoors.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const rooms = ['r1', 'r2', 'r3'].map((roomId, i) =>
  aRoom({ roomId, fixtureId: `f${i}`, groupId: `${i}`, users: [aCommentator({ roomId })], watching: 90 - i }),
);
const events = [
  anEvent(12, 'Mùa A Sử'),
  anEvent(63, 'Sầm Bắc'),
  anEvent(38, 'Cầm Gió', { side: 'away' }),
  anEvent(81, 'Sầm Bắc'),
];
const schedule = {
  room: (roomId: string) => Promise.resolve(succeeded(rooms.find((one) => one.roomId === roomId)!)),
  feature: () => Promise.resolve(succeeded(rooms)),
  overview: () => Promise.resolve(succeeded({ events, stats: [] })),
};
const groups = ['room', 'chat', 'player', 'schedule', 'otherRooms', 'roomOrder'] as const;

it('V-14: a wide room has Back, and the rail of other rooms stays open from room to room, the focus where it is', async () => {
  const { app } = roomApp({ ports: silentPorts({ schedule }) });
  const Rooms = () => {
    const [slug, setSlug] = useState('ben-go-nang-som-r1');
    return (
      <>
        <RoomScreen key={slug} params={{ slug }} />
        <button id="next" type="button" onClick={() => setSlug('ben-go-nang-som-r2')}>
          r2
        </button>
      </>
    );
  };
  const place = await mount(app, <Rooms />, [...groups]);
  const rail = () => place.querySelector('section[aria-labelledby="other-rooms"]');
  const others = () =>
    [...(rail()?.querySelectorAll<HTMLAnchorElement>('li a') ?? [])].map((one) => one.pathname.slice(-2));
  await expect.element(page.getByRole('button', { name: 'Quay lại' })).toBeVisible();
  await page.getByRole('button', { name: 'Phòng khác' }).click();
  await expect.poll(others).toEqual(['r2', 'r3']);
  expect(document.activeElement).toBe(rail());
  expect(app.layers.names()).toEqual([]);
  place.querySelector<HTMLElement>('#next')!.click();
  await expect.poll(others).toEqual(['r1', 'r3']);
  expect(document.activeElement).toBe(document.body);
  await page.getByRole('button', { name: 'Đóng phòng khác' }).click();
  await expect.poll(rail).toBeNull();
  await page.getByRole('button', { name: 'Phòng khác' }).click();
  await expect.poll(() => document.activeElement).toBe(rail());
  await page.getByRole('button', { name: 'Đóng phòng khác' }).click();
});

it('V-1: the board of full screen says who scored for each side', async () => {
  const { app } = roomApp({ ports: silentPorts({ schedule }) });
  const place = await mount(
    app,
    <>
      <ScorersOf of={0} fixtureId="f0" />
      <br />
      <ScorersOf of={1} fixtureId="f0" />
    </>,
    ['room', 'roomState'],
  );
  await expect.poll(() => place.innerText).toBe("Mùa A Sử 12', Sầm Bắc 63', 81'\nCầm Gió 38'");
});
