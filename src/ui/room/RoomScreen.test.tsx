import { fakeSpoiler } from '../../../tests/fakes/spoiler.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { selectFound, selectPageError } from '#machines/navigation/navigation.selectors.ts';
import type { Room } from '#domain/match/match.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { StageGate } from '../features/player/StageGate.tsx';
import { type FakeAppOptions } from '../../../tests/fakes/app.ts';
import { silentPorts } from '../../../tests/fakes/ports.ts';
import { aCommentator, aRoom } from '../../../tests/fakes/matches.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { anOddsMarket, aPrice } from '../../../tests/fakes/odds.ts';
import { roomApp } from '../../../tests/fakes/roomApp.ts';
import RoomScreen, { whole } from './RoomScreen.tsx';
// Preloaded, as on a page that has shown rooms with and without a stream and all their tabs.
import '../features/player/ViewerStage.tsx';
import './OddsTab.tsx';
import './SlotCard.tsx';

const streams = [
  { protocol: 'dash', streamLink: '/media/r1/index.mpd', profile: '1080p', label: 'HD', fps: 30, bitrate: 8000 },
] as const;
const otherStreams = [{ ...streams[0], streamLink: '/media/r2/index.mpd' }];
const users = [
  aCommentator({ streams }),
  aCommentator({ userId: 'b2', displayName: 'Thuỳ Gió', roomId: 'r2', streams: otherStreams }),
];
const allTabs = ['overview', 'opinion', 'tips', 'analysis', 'odds'] as const;
const PATH = '/truc-tiep/the-thao/bong-da/ben-go-nang-som-r1';

/** The page as in the shell: a room while the path is one, and the stage beside it. */
const Page = () => {
  const match = useSelector(useApp().navigation, selectFound);
  const slug = match?.params['slug'];
  return (
    <>
      {slug ? <RoomScreen params={{ slug }} /> : <p>elsewhere</p>}
      <StageGate />
    </>
  );
};

const open = async (
  change: Partial<Room> = {},
  query = '',
  answer?: 'missing' | 'never',
  options: FakeAppOptions = {},
) => {
  const room = aRoom({ users, groupId: '30', tabs: allTabs, ...change });
  const schedule = {
    room: (roomId: string) => {
      if (answer === 'never') return new Promise<never>(() => {});
      if (answer === 'missing') return Promise.resolve(failed({ kind: 'refused' as const, code: 404 }));
      const speaker = room.users.find((user) => user.roomId === roomId);
      return Promise.resolve(
        succeeded({
          ...room,
          roomId,
          users: speaker ? [speaker, ...room.users.filter((one) => one !== speaker)] : room.users,
        }),
      );
    },
    overview: () => Promise.resolve(succeeded({ events: [], stats: [] })),
    analysis: () => Promise.resolve(succeeded({ home: [], away: [], between: [] })),
    odds: () => Promise.resolve(succeeded([anOddsMarket({ prices: [aPrice('1', 1.85, 2.1)] })])),
  };
  const made = roomApp({ path: `${PATH}${query}`, ports: silentPorts({ schedule }), ...options });
  const place = await mount(made.app, <Page />, ['room', 'roomTabs', 'odds', 'chat', 'player', 'schedule']);
  const tabs = () => [...place.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent);
  const go = (to: string) =>
    made.app.navigation.send({ type: 'navigation.go', to, replace: false, state: null, pop: false });
  return { ...made, place, tabs, go };
};
const press = (target: EventTarget, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

beforeAll(whole);
beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

describe('the tabs of a room', () => {
  it('LIVE-3: are those that the room has something for', async () => {
    const { tabs } = await open({ tabs: ['overview', 'odds'] });
    await expect.poll(tabs).toEqual(['Tổng quan', 'Kèo']);
  });
  it('LIVE-3: are overview, opinion, tips, analysis, odds where all are there', async () => {
    const { tabs } = await open();
    await expect.poll(tabs).toEqual(['Tổng quan', 'Ý kiến', 'Tip', 'Phân tích', 'Kèo']);
  });
  it('LIVE-3: are none where there is nothing', async () => {
    const { tabs, place } = await open({ tabs: [] });
    await expect.poll(() => place.querySelector('textarea')).not.toBeNull();
    expect(tabs()).toEqual([]);
  });
  it('open by the address', async () => {
    const { place } = await open({}, '?tab=odds');
    await expect
      .poll(() => place.querySelector('[role="tabpanel"][data-state="active"]')?.textContent)
      .toContain('1.85');
    expect(place.querySelector('[aria-selected="true"]')?.textContent).toBe('Kèo');
  });
  it('fall back to the first where the address names one that is not there', async () => {
    const { place } = await open({ tabs: ['overview'] }, '?tab=odds');
    await expect.poll(() => place.querySelector('[aria-selected="true"]')?.textContent).toBe('Tổng quan');
  });
  it('TI-9: are without odds where they are hidden', async () => {
    const hides = fakeSpoiler();
    hides.shield.hideOdds(true);
    const { tabs } = await open({ tabs: ['overview', 'odds'] }, '?tab=odds', undefined, { hides });
    await expect.poll(tabs).toEqual(['Tổng quan']);
  });
  it('start with the chat on a phone', async () => {
    await page.viewport(390, 844);
    const { tabs, place } = await open({ tabs: ['overview', 'odds'] });
    await expect.poll(tabs).toEqual(['Chat', 'Tổng quan', 'Kèo']);
    expect(place.querySelector('[aria-selected="true"]')?.textContent).toBe('Chat');
  });
});

describe('the picture', () => {
  it('opens the streams of the room’s own commentator, once', async () => {
    const { playback, place } = await open();
    await expect.poll(() => place.querySelector('video')).not.toBeNull();
    expect(playback.asked.filter((one) => one.startsWith('open'))).toEqual(['open /media/r1/index.mpd']);
  });
  it('is the same video, never moved in the document, through Theater, tabs and pages', async () => {
    const { app, place, playback, go } = await open();
    await expect.poll(() => place.querySelector('video')).toBe(app.live.now()!.video);
    const frame = app.live.now()!.video.parentElement;
    playback.tell({ type: 'playback.playing' });
    press(document.body, 't');
    await expect.poll(() => app.stage.getSnapshot().mode).toBe('theater');
    press(document.body, 't');
    await expect.poll(() => app.stage.getSnapshot().mode).toBe('normal');
    for (const to of [`${PATH}?tab=odds`, '/menu', '/chatroom', '/lich-truc-tiep', PATH]) {
      go(to);
      await expect.poll(() => app.navigation.getSnapshot().context.path).toBe(to.split('?')[0]);
      expect(app.live.now()!.video.parentElement).toBe(frame);
    }
    expect(playback.asked.filter((one) => one.startsWith('open'))).toHaveLength(1);
    expect(playback.asked).not.toContain('close');
  });
  it('goes on small elsewhere, and closes when asked to', async () => {
    const { place, playback, go } = await open();
    await expect.poll(() => place.querySelector('[data-place="slot"]')).not.toBeNull();
    playback.tell({ type: 'playback.playing' });
    go('/menu');
    await expect.poll(() => place.querySelector('[data-place="mini"]')).not.toBeNull();
    expect(place.querySelector(`a[href="${PATH}"]`)).not.toBeNull();
    place.querySelector<HTMLElement>('[aria-label="Đóng trình phát nhỏ"]')!.click();
    await expect.poll(() => place.querySelector('video')).toBeNull();
    expect(playback.asked).toContain('close');
  });
  it('stands exactly over its slot', async () => {
    const { app, place } = await open();
    await expect.poll(() => place.querySelector('[data-place="slot"]')).not.toBeNull();
    const rect = (element: Element | null) => {
      const { left, top, width, height } = element!.getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    };
    const slot = app.stage.getSnapshot().slot;
    await expect.poll(() => rect(place.querySelector('[data-place="slot"]'))).toEqual(rect(slot));
  });
  it('V-3: asks for sound where the room came with the document, and for nothing where a press led to it', async () => {
    const asks = ({ asked }: { readonly asked: readonly string[] }) =>
      asked.filter((one) => one === 'ask for sound' || one === 'sound');
    const { place, playback, go } = await open();
    await expect.poll(() => place.querySelector('video')).not.toBeNull();
    playback.tell({ type: 'playback.soundRefused' });
    playback.tell({ type: 'playback.playing' });
    expect(asks(playback)).toEqual(['ask for sound']);
    go(PATH.replace('r1', 'r2'));
    await expect.poll(() => playback.asked).toContain('open /media/r2/index.mpd');
    playback.tell({ type: 'playback.playing' });
    expect(asks(playback)).toEqual(['ask for sound', 'sound']);
  });
  it('fills the screen with two presses on it, and with its button', async () => {
    const { app, place } = await open();
    await expect.poll(() => place.querySelector('[data-place="slot"] video')).not.toBeNull();
    const toggleFullscreen = vi.fn();
    app.stage.answer({ toggleTheater: () => {}, toggleFullscreen, chooseChat: () => {}, chooseBand: () => {} });
    place.querySelector('video')!.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    expect(toggleFullscreen).toHaveBeenCalledOnce();
    place.querySelector<HTMLElement>('[aria-label="Toàn màn hình"]')!.click();
    expect(toggleFullscreen).toHaveBeenCalledTimes(2);
  });
  it('has nothing to rewind and is called live no longer once it cannot be had; its button plays again', async () => {
    const { place, playback } = await open();
    await expect.poll(() => place.querySelector('video')).not.toBeNull();
    const controls = () => place.querySelector('[role="group"][aria-label="Điều khiển hình"]')!;
    const shown = () => [
      controls().querySelector('input[aria-label="Tua lại trong buổi phát"]') !== null,
      controls().textContent?.includes('Trực tiếp'),
      controls().querySelector('[aria-keyshortcuts="K"]')?.ariaLabel,
    ];
    playback.tell({ type: 'playback.playing' });
    await expect.poll(shown).toEqual([true, true, 'Tạm dừng']);
    playback.tell({ type: 'playback.failed', fatal: true, reason: 'gone' });
    await expect.poll(() => place.textContent).toContain('Chưa phát được buổi này');
    expect(shown()).toEqual([false, false, 'Phát']);
  });
  it('waits with a countdown and a ticket before the match', async () => {
    const { place } = await open({ status: 'pending', score: null, startTime: Date.parse('2026-11-21T12:14:40Z') });
    await expect.poll(() => place.querySelector('[role="timer"]')?.textContent).toBe('22:40');
    expect(place.textContent).toContain('Đặt vé');
    expect(place.querySelector('video')).toBeNull();
  });
  it('says that it is over after the match', async () => {
    const { place } = await open({ status: 'ft' });
    await expect.poll(() => place.textContent).toContain('Hết trận, Bến Gỗ thắng');
  });
});

describe('the keyboard', () => {
  it('X5: typing moves nothing of the player', async () => {
    const { place, playback, app } = await open();
    await expect.poll(() => place.querySelector('video')).not.toBeNull();
    playback.tell({ type: 'playback.playing' });
    const before = [...playback.asked];
    const field = place.querySelector('textarea')!;
    field.focus();
    for (const key of [' ', 'k', 'f', 'm', 'j', 'l', 'p', 't', ',', '.', 'ArrowLeft', 'Home', 'End', 'Escape'])
      press(field, key);
    expect(playback.asked).toEqual(before);
    expect(app.stage.getSnapshot().mode).toBe('normal');
    expect(app.layers.names()).toEqual([]);
  });
  it('K pauses and plays, J goes back ten seconds, M mutes', async () => {
    const { place, playback } = await open();
    await expect.poll(() => place.querySelector('video')).not.toBeNull();
    playback.tell({ type: 'playback.soundAllowed' });
    playback.tell({ type: 'playback.playing' });
    playback.tell({ type: 'playback.latency', position: 1, behindS: 0, windowS: 300 });
    playback.asked.length = 0;
    press(document.body, 'j');
    expect(playback.asked).toContain('seek 10');
    press(document.body, 'k');
    expect(playback.asked).toContain('pause');
    press(document.body, 'm');
    expect(playback.asked).toContain('mute');
  });
});

describe('a room', () => {
  it('keeps the place of everything while it loads', async () => {
    const { place } = await open({}, '', 'never');
    await expect.poll(() => place.textContent).toContain('Đang mở phòng');
    expect(place.querySelector('aside')).not.toBeNull();
  });
  it('keeps no place for a second column on a phone', async () => {
    await page.viewport(390, 844);
    const { place } = await open({}, '', 'never');
    await expect.poll(() => place.textContent).toContain('Đang mở phòng');
    expect(place.querySelector('aside')).toBeNull();
  });
  it('NAV-2: that is not there becomes the error page', async () => {
    const { app } = await open({}, '', 'missing');
    await expect.poll(() => selectPageError(app.navigation.getSnapshot())?.status).toBe(404);
  });
  it('leads to the other commentators of the match', async () => {
    const { place, go, playback } = await open();
    await expect.poll(() => place.querySelector('a[href$="-r2"]')).not.toBeNull();
    go(PATH.replace(/r1$/, 'r2'));
    await expect.poll(() => place.textContent).toContain('BLV Thuỳ Gió');
    await expect.poll(() => playback.asked).toContain('open /media/r2/index.mpd');
  });
  it('X1, X15: keeps the picture at 120 px and the composer in sight while a phone’s keyboard is open', async () => {
    await page.viewport(390, 844);
    const { app, place } = await open();
    await expect.poll(() => place.querySelector('[data-place="slot"]')).not.toBeNull();
    place.querySelector('textarea')!.focus();
    await page.viewport(390, 544);
    await expect.poll(() => app.stage.getSnapshot().mode).toBe('strip');
    const picture = place.querySelector('[data-place="slot"]')!;
    await expect.poll(() => Math.round(picture.getBoundingClientRect().height)).toBe(120);
    expect(Math.round(picture.getBoundingClientRect().width)).toBe(214);
    expect(place.querySelector('textarea')!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.visualViewport!.height,
    );
  });
});
