import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ROOM_DISPLAY } from '#domain/colour/pageColour.ts';
import { ROOM_BAND } from '#domain/room/bandSide.ts';
import { BOARD, chatPlaces, ROOM_CHAT, stageOf, type Box, type StageAsk } from '#domain/room/stage.ts';
import { succeeded } from '#ports/failure.ts';
import { StageGate } from '../features/player/StageGate.tsx';
import { silentPorts } from '../../../tests/fakes/ports.ts';
import { aCommentator, aRoom } from '../../../tests/fakes/matches.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { roomApp } from '../../../tests/fakes/roomApp.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import RoomScreen, { whole } from './RoomScreen.tsx';
// Preloaded, as on a page that has shown a room in every window.
import '../features/player/BandChoices.tsx';
import '../features/player/ViewerStage.tsx';
import './FlyingOver.tsx';
import './RoomDoors.tsx';
import './SideGutters.tsx';
import './StripBoard.tsx';

const streams = [
  { protocol: 'dash', streamLink: '/media/r1/index.mpd', profile: '1080p', label: 'HD', fps: 30, bitrate: 8000 },
] as const;
/** The first room of a run waits for its code. */
const patience = { timeout: 20_000 };
const PATH = '/truc-tiep/the-thao/bong-da/ben-go-nang-som-r1';

const open = async (kept: Readonly<Record<string, string>> = {}) => {
  const room = aRoom({ users: [aCommentator({ streams })], groupId: '30', tabs: ['overview'], demo: true });
  const schedule = {
    room: () => Promise.resolve(succeeded(room)),
    overview: () => Promise.resolve(succeeded({ events: [], stats: [] })),
  };
  const made = roomApp({ path: PATH, ports: silentPorts({ schedule }), storage: fakeStorage(kept) });
  const shown = (
    <>
      <RoomScreen params={{ slug: 'ben-go-nang-som-r1' }} />
      <StageGate />
    </>
  );
  const place = await mount(made.app, shown, ['room', 'chat', 'player', 'schedule']);
  await expect.poll(() => place.querySelector('[data-place="slot"] video'), patience).not.toBeNull();
  const { playback } = made;
  playback.tell({ type: 'playback.playing' });
  const find = (selector: string) => place.querySelector<HTMLElement>(selector);
  return { ...made, place, find, button: (label: string) => find(`button[aria-label="${label}"]`) };
};
const press = (key: string, target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const frame = (element: Element | null): readonly number[] => {
  const { left, top, width, height } = element!.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
};
const rounded = ({ x, y, width, height }: Box) => [x, y, width, height].map(Math.round);
const planOf = (width: number, height: number, change: Partial<StageAsk>) =>
  stageOf({
    view: { x: 0, y: 0, width, height },
    shell: 'mobile',
    typing: false,
    theater: false,
    fullscreen: false,
    chat: 'band',
    summoned: false,
    filled: false,
    awake: true,
    attacked: 'right',
    board: BOARD,
    ...change,
  });

beforeAll(whole);
beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

describe('LIVE-3, Theater', () => {
  it.each(chatPlaces)('V-5: with its chat as %s lays video, board and chat where the stage says', async (chat) => {
    const { find } = await open({ [ROOM_DISPLAY]: 'theater', [ROOM_CHAT]: chat });
    const plan = planOf(1440, 900, { shell: 'full', theater: true, chat });
    await expect.poll(() => frame(find('[data-place="slot"]'))).toEqual(rounded(plan.picture));
    expect(frame(find('[data-board]'))).toEqual(rounded(plan.board));
    const log = find('[data-as]');
    expect(log && frame(log)).toEqual(plan.chat && rounded(plan.chat.box));
    expect(getComputedStyle(find('video')!).objectFit).toBe('contain');
  });
  it('LR-7: D moves the chat from place to place, is remembered, and keeps what is written', async () => {
    const { app, find } = await open({ [ROOM_DISPLAY]: 'theater' });
    await expect.poll(() => find('[data-as="band"] textarea')).not.toBeNull();
    const field = find('textarea') as HTMLTextAreaElement;
    field.focus();
    for (const place of ['flying', 'column'] as const) {
      app.stage.wishes()!.chooseChat(place);
      await expect.poll(() => find(`[data-as="${place}"] textarea`)).toBe(field);
      expect(document.activeElement).toBe(field);
    }
    press('d', field);
    expect(app.stage.getSnapshot().chat).toBe('column');
    press('d');
    await expect.poll(() => find('[data-as]')).toBeNull();
    expect(app.storage.read(ROOM_CHAT)).toBe('none');
    press('d');
    await expect.poll(() => find('[data-as="band"]')).not.toBeNull();
  });
  it('offers the four places of the chat, drawn', async () => {
    const { app, find, button, place } = await open({ [ROOM_DISPLAY]: 'theater' });
    await expect.poll(() => button('Chat ở đâu')).not.toBeNull();
    button('Chat ở đâu')!.click();
    const choices = () => [...place.querySelectorAll<HTMLElement>('[role="radio"]')];
    await expect.poll(() => choices().map((one) => one.textContent)).toEqual(['Dải', 'Chữ chạy', 'Cột', 'Tắt']);
    expect(choices().map((one) => one.ariaChecked)).toEqual(['true', 'false', 'false', 'false']);
    choices()[2]!.click();
    await expect.poll(() => find('[data-as="column"]')).not.toBeNull();
    expect(document.activeElement).toBe(button('Chat ở đâu'));
    expect(app.layers.names()).toEqual([]);
  });
  it('LIVE-3: keeps the band on the side that was chosen, whatever goal is attacked', async () => {
    const { app, find, button } = await open({ [ROOM_DISPLAY]: 'theater' });
    const plan = (attacked: 'left' | 'right') =>
      planOf(1440, 900, { shell: 'full', theater: true, attacked }).chat!.box;
    await expect.poll(() => frame(find('[data-as="band"]'))).toEqual(rounded(plan('right')));
    button('Chat ở đâu')!.click();
    await page.getByRole('radio', { name: 'Phải', exact: true }).click();
    expect(app.storage.read(ROOM_BAND)).toBe('right');
    button('Chat ở đâu')!.click();
    await expect.poll(() => frame(find('[data-as="band"]'))).toEqual(rounded(plan('left')));
  });
  it('hands D to nobody where the chat has one place', async () => {
    const { app, find } = await open();
    press('d');
    expect(app.stage.getSnapshot().chat).toBeNull();
    expect(find('[data-as="column"]')).not.toBeNull();
  });
  it('leaves the composer at Escape before it leaves Theater', async () => {
    const { app, find } = await open({ [ROOM_DISPLAY]: 'theater' });
    await expect.poll(() => find('textarea')).not.toBeNull();
    find('textarea')!.focus();
    press('Escape', find('textarea')!);
    expect(document.activeElement).toBe(document.body);
    expect(app.stage.getSnapshot().mode).toBe('theater');
    press('Escape');
    await expect.poll(() => app.stage.getSnapshot().mode).toBe('normal');
  });
});

describe('V-6: a phone on its side', () => {
  beforeEach(() => page.viewport(844, 390));
  it('has the whole video between what is pressed, the board over it and the chat as a band', async () => {
    const { find, button } = await open();
    const plan = planOf(844, 390, {});
    await expect.poll(() => frame(find('[data-place="slot"]'))).toEqual(rounded(plan.picture));
    expect(frame(find('[data-board]'))).toEqual(rounded(plan.board));
    await expect.poll(() => button('Quay lại')).not.toBeNull();
    for (const label of ['Quay lại', 'Mở ô chat', 'Bật tiếng', 'Chat ở đâu', 'Toàn màn hình']) {
      const [left, top, width, height] = frame(button(label));
      expect([width, height]).toEqual([44, 44]);
      expect(document.elementFromPoint(left! + 22, top! + 22)?.closest('button')).toBe(button(label));
    }
    expect(find('[role="tab"]')).toBeNull();
    expect(find('textarea')).toBeNull();
  });
  it('opens the chat beside the video to write, the focus in it, and Back puts it away', async () => {
    const { app, find, button } = await open();
    await expect.poll(() => button('Mở ô chat')).not.toBeNull();
    button('Mở ô chat')!.click();
    await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA');
    expect(document.activeElement).toBe(find('[data-as="column"] textarea'));
    expect(frame(find('[data-place="slot"]'))).toEqual([0, 52, 584, 329]);
    expect(app.layers.names()).toEqual(['composer']);
    app.layers.close('composer');
    await expect.poll(() => find('[data-as="band"]')).not.toBeNull();
  });
  it('keeps the composer and its focus when the keyboard comes', async () => {
    const { app, find, button } = await open();
    await expect.poll(() => button('Mở ô chat')).not.toBeNull();
    button('Mở ô chat')!.click();
    await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA');
    const field = find('textarea');
    await page.viewport(844, 200);
    await expect.poll(() => app.stage.getSnapshot().mode).toBe('strip');
    expect(document.activeElement).toBe(field);
    await expect.poll(() => frame(find('[data-place="slot"]'))).toEqual([0, 0, 214, 120]);
    expect(frame(find('[data-as]'))).toEqual([390, 0, 454, 200]);
  });
  it('stands upright again with tabs, commentators and the same video', async () => {
    const { find } = await open();
    const video = find('video');
    await page.viewport(390, 844);
    await expect.poll(() => find('[role="tab"]')).not.toBeNull();
    expect(find('video')).toBe(video);
    await expect.poll(() => frame(find('[data-place="slot"]'))).toEqual([0, 0, 390, 219]);
  });
});

it('CH-12: over an upright phone messages fly where that was chosen, below what is pressed', async () => {
  await page.viewport(390, 844);
  const { find, button } = await open({ 'chat.flying': JSON.stringify({ upright: true }) });
  const sky = () => find('[style*="height: 65.8"]');
  await expect.poll(sky, patience).not.toBeNull();
  expect(frame(sky())).toEqual([0, 56, 390, 66]);
  await expect.poll(() => button('Quay lại'), patience).not.toBeNull();
  const [, top, , height] = frame(button('Quay lại'));
  expect(top! + height!).toBeLessThanOrEqual(56);
  expect(find('[data-as="column"]')).not.toBeNull();
});

it('V-14: on a phone on its side the ways out stand first beside the picture: back, and the other rooms', async () => {
  await page.viewport(844, 390);
  const { button } = await open();
  await expect.poll(() => button('Phòng khác')).not.toBeNull();
  const [back, rooms] = [frame(button('Quay lại')), frame(button('Phòng khác'))];
  expect(rooms[0]).toBe(back[0]);
  expect(rooms[1]).toBe(back[1]! + back[3]! + 8);
  expect(button('Phòng khác')!.ariaExpanded).toBe('false');
});
