import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GOAL_BEAT } from '#domain/room/goalBeat.ts';
import type { SportEvent } from '#domain/match/board/sportEvent.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';
import { selectSound } from '#machines/player/player.selectors.ts';
import { succeeded } from '#ports/failure.ts';
import { silentPorts } from '../../../../tests/fakes/ports.ts';
import { aCommentator, aRoom } from '../../../../tests/fakes/matches.ts';
import { anEvent } from '../../../../tests/fakes/matchEvents.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { twoSources } from '../../../../tests/fakes/playback.ts';
import { roomApp } from '../../../../tests/fakes/roomApp.ts';
import GoalBeat from './GoalBeat.tsx';

const TS = Date.parse('2026-11-21T11:40:00Z');
const DECIDED = TS + 20_000;
const goal = (change: Partial<MatchEvent> = {}): MatchEvent =>
  anEvent(81, 'Sầm Bắc', { ts: TS, momentId: 'g3', scoreAfter: { home: 3, away: 1 }, ...change });
const room = aRoom({ users: [aCommentator()], home: 'Bến Gỗ', away: 'Nắng Sớm' });
const SAID = "Bàn thắng: Sầm Bắc 81'. Bến Gỗ 3, Nắng Sớm 1";

const kill: SportEvent = {
  ...{
    sport: 'esport',
    eventId: 'k1',
    ts: TS,
    type: 'kill',
    side: 'home',
    map: 1,
    passed: 60,
    player: 'Gió',
    victim: 'Mưa',
  },
};

interface Opened {
  readonly shielded?: boolean;
  readonly audible?: boolean;
  readonly events?: readonly MatchEvent[];
  readonly log?: readonly SportEvent[];
  /** What is told from `DECIDED` on. */
  readonly later?: readonly MatchEvent[];
}
const open = async ({ shielded = false, audible = false, events = [goal()], log = [], later }: Opened = {}) => {
  const now = () => TS + 720_000 + Math.floor(performance.now());
  const told = (list: readonly MatchEvent[]) => ({ events: list, log, stats: [] });
  const schedule = { overview: () => Promise.resolve(succeeded(told(events))) };
  const past = {
    stat: () => Promise.reject(new Error('not asked for')),
    odds: () => Promise.reject(new Error('not asked for')),
    overview: (_: string, atTs: number) => {
      const isLater = later !== undefined && atTs >= DECIDED;
      const untilTs = later && !isLater ? DECIDED : TS + 90_000;
      return Promise.resolve(succeeded({ ...told(isLater ? later : events), asOf: atTs, untilTs }));
    },
  };
  const { app, live, playback, origin, crowd } = roomApp({ ports: silentPorts({ schedule }), past, now });
  const { fixtureId, groupId } = room;
  if (later) live.pictured.watch({ roomId: 'r1', fixtureId, groupId, locale: 'vi' });
  live.player.send({ type: 'player.open', streams: twoSources });
  if (audible) playback.tell({ type: 'playback.soundAllowed' });
  playback.tell({ type: 'playback.playing' });
  const picture = (position: number) =>
    playback.tell({ type: 'playback.latency', behindS: 5, windowS: 1800, position });
  picture(TS - 1000);
  const place = await mount(
    app,
    <>
      <div ref={(slot) => (slot ? app.stage.place(slot) : undefined)} style={{ width: 640, height: 360 }} />
      <div data-board style={{ position: 'relative', width: 640, height: 90 }} />
      <GoalBeat room={room} shielded={shielded} />
    </>,
    ['moment'],
  );
  const status = () => place.querySelector('[role="status"]')?.textContent;
  const board = () => place.querySelector('[data-testid="board-beat"]');
  const press = (name: string) => page.getByRole('button', { name }).click();
  await expect.poll(status).toBe('');
  const struck = () => place.querySelector('[data-testid="board-struck"]')?.textContent;
  return { app, live, place, picture, playback, origin, crowd, status, board, struck, press };
};

beforeEach(async () => {
  await page.viewport(1100, 800);
  document.title = 'Phòng';
});
afterEach(unmountAll);

it('V-7, B5: a goal is told when the picture shows it, not before: board, ribbon, title and one sentence', async () => {
  const { place, picture, status, board } = await open();
  expect([status(), board(), document.title]).toEqual(['', null, 'Phòng']);
  picture(TS + 400);
  await expect.poll(status).toBe(SAID);
  expect(document.title).toBe(SAID);
  expect(board()?.querySelectorAll('circle').length).toBeGreaterThan(40);
  expect(place.querySelector('[aria-hidden="true"]')).not.toBeNull();
  expect(place.textContent.match(/Bến Gỗ/g)!.length).toBeGreaterThanOrEqual(4);
  expect(place.querySelectorAll('[role="status"]')).toHaveLength(1);
});

it('V-7: who did it stays, it can be seen again from ten seconds before, and left for the edge', async () => {
  const { picture, playback, status, board, press } = await open();
  picture(TS);
  await expect.poll(status).toBe(SAID);
  await expect.element(page.getByRole('button', { name: 'Xem lại' }), { timeout: GOAL_BEAT.beatMs * 3 }).toBeVisible();
  expect([status(), board()]).toEqual([SAID, null]);
  await press('Xem lại');
  expect(playback.asked).toContain(`seek ${5 + GOAL_BEAT.leadMs / 1000}`);
  await expect.poll(status).toBe('');
  expect(document.title).toBe('Phòng');
  picture(TS - 10_000);
  picture(TS + 100);
  await press('Về trực tiếp');
  expect(playback.asked).toContain('seek 0');
  expect(status()).toBe('');
});

it('V-8: what was felt is marked on the seek bar at its own instant, and nothing is while no room is there', async () => {
  const { app } = await open();
  const marks = () => app.stage.getSnapshot().marks;
  await expect.poll(marks).toEqual([{ at: TS, label: "Bàn thắng: Sầm Bắc 81'" }]);
  await unmountAll();
  expect(marks()).toEqual([]);
});

it('V-7: a phone that was touched beats twice at a goal, once', async () => {
  const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
  const { picture, status } = await open();
  await userEvent.click(document.body);
  picture(TS);
  await expect.poll(status).toBe(SAID);
  await expect.poll(() => vibrate.mock.calls).toEqual([[[120, 90, 120]]]);
  vibrate.mockRestore();
});

it('V-7: a kill has its word on the board, without the crowd', async () => {
  const { place, picture, status, board } = await open({ events: [], log: [kill] });
  picture(TS + 400);
  await expect.poll(status).toContain('Gió hạ Mưa');
  expect(board()?.querySelectorAll('circle').length).toBeGreaterThan(20);
  expect(place.querySelector('svg[preserveAspectRatio="xMidYMax slice"]')).toBeNull();
});

it('B2: under the shield nothing at all happens', async () => {
  const { app, place, picture, status, board } = await open({ shielded: true });
  picture(TS + 400);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect([status(), board(), document.title, place.querySelector('button')]).toEqual(['', null, 'Phòng', null]);
  expect(app.stage.getSnapshot().marks).toEqual([]);
});

it.each([
  ['VAR', 'VAR huỷ bàn thắng của Sầm Bắc, phút 81. Bến Gỗ 2, Nắng Sớm 1', true],
  ['HUỶ', 'Bàn thắng của Sầm Bắc ở phút 81 không được tính. Bến Gỗ 2, Nắng Sớm 1', false],
])(
  'V-7: a goal that is taken back is struck beside %s once the picture shows it, and why is said',
  async (by, said, video) => {
    const decision = anEvent(82, '', { eventId: 'v1', ts: DECIDED, type: 'var_cancelled' });
    const later = [goal({ revoked: true }), ...(video ? [decision] : [])];
    const { picture, status, struck } = await open({ later });
    picture(TS);
    await expect.poll(status).toBe(SAID);
    picture(DECIDED - 1000);
    expect(struck()).toBeUndefined();
    await expect
      .poll(() => {
        picture(DECIDED + 300);
        return status();
      })
      .toBe(said);
    expect([struck(), document.title]).toEqual([`${by}3–1`, said]);
    expect(document.querySelector('[data-testid="board-struck"] s')?.textContent).toBe('3');
    expect(page.getByRole('button').elements()).toEqual([]);
  },
);

it('B5: while a goal is felt the chat of its room is held, and opened at its end', async () => {
  const { live, picture, status } = await open();
  const chat = live.chatRoomFor(room.groupId);
  const leave = chat.subscribe(() => {});
  const beat = () => chat.getSnapshot().beat;
  expect(beat()).toBeNull();
  picture(TS);
  await expect.poll(status).toBe(SAID);
  await expect.poll(beat).toBe(0);
  await expect.poll(beat, { timeout: GOAL_BEAT.beatMs * 5 }).toBeNull();
  leave();
});

it('B5: the stand is heard at a goal within the viewer’s volume, and not where the picture is muted', async () => {
  const heard = await open({ audible: true });
  await expect.poll(() => selectSound(heard.live.player.getSnapshot())).toBe('audible');
  heard.picture(TS);
  await expect.poll(heard.status).toBe(SAID);
  await expect.poll(() => heard.crowd).toEqual(['rise 0.8']);
  heard.live.player.send({ type: 'player.mute' });
  await expect.poll(() => heard.crowd).toEqual(['rise 0.8', 'hush']);
  heard.live.player.send({ type: 'player.unmute' });
  await unmountAll();
  expect(heard.crowd).toEqual(['rise 0.8', 'hush']);
  const muted = await open();
  muted.picture(TS);
  await expect.poll(muted.status).toBe(SAID);
  expect(muted.crowd).toEqual([]);
});

it('B5: what is rewound behind is not told any more', async () => {
  const { picture, status, board } = await open();
  picture(TS + 400);
  await expect.poll(status).toBe(SAID);
  picture(TS - 60_000);
  await expect.poll(status).toBe('');
  expect([board(), document.title]).toEqual([null, 'Phòng']);
});
