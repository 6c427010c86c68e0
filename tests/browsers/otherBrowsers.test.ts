import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatroomTopic } from '#domain/chat/chat.ts';
import { schedule } from '#contract/http/schedule.ts';
import type { Room } from '#domain/match/match.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { newMember } from '../e2e/support/members.ts';
import { startOrigin, type RunningOrigin } from '../e2e/support/origin.ts';
import { liveMatch } from '../e2e/support/rooms.ts';
import { stageFaults, stageSettled } from '../e2e/support/stageFaults.ts';
import { words } from '../e2e/support/words.ts';
import { connectClient } from '../faults/support/chatClient.ts';
import type { Driven } from './support/driven.ts';
import { otherBrowsers } from './support/find.ts';
import { viewerOf, type Viewer } from './support/viewer.ts';

const FOOTBALL = '1';
const field = `[role="textbox"][aria-label="${words('vi', 'chat')('placeholder')}"], textarea[placeholder="${words('vi', 'chat')('placeholder')}"]`;
/** A program cannot make the window of WebKit's small browser narrower than its tool bar, about 450 px. */
const windows = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1100, 800],
  [1440, 900],
  [1920, 1080],
] as const;

let origin: RunningOrigin;
let path: string;
let room: Room;
beforeAll(async () => {
  origin = await startOrigin();
  const match = await liveMatch(origin.url, FOOTBALL);
  path = roomPath(match)!;
  const answer = await fetch(`${origin.url}${schedule.liveRoom.path}?id=${match.roomId}`);
  ({ data: room } = (await answer.json()) as { readonly data: Room });
});
afterAll(() => origin?.discard());

/** Waits until the picture has been seen to play on. */
const seeMoving = async ({ see }: Viewer) => {
  await see('the picture moves on', () => {
    const video = document.querySelector('video');
    const seen = document.documentElement.dataset;
    const before = Number(seen['pictureBefore'] ?? Number.NaN);
    seen['pictureBefore'] = String(video?.currentTime);
    return video !== null && !video.paused && video.videoWidth > 0 && video.currentTime > before;
  });
};

for (const { name, packages, start } of otherBrowsers)
  describe.skipIf(start === null)(`${name} (needs ${packages})`, () => {
    let driven: Driven;
    let viewer: Viewer;
    beforeAll(async () => {
      driven = await start!();
      viewer = viewerOf(driven);
    });
    afterAll(() => driven?.close());
    const open = (place: string) => driven.open(origin.url + place);

    it('PLAYER-1: home, one press into a room, a moving picture with sound at 0.8', async () => {
      await driven.resize(390, 844);
      await open('/');
      // A press before that opens the room as a document of its own, where these browsers allow no sound yet.
      await viewer.see('the live page', () => document.querySelector('[data-navbar="byWidth"]') === null);
      await viewer.press('#content a', words('vi', 'home')('enter'));
      await viewer.see('the room', () => location.pathname.startsWith('/truc-tiep/'));
      await seeMoving(viewer);
      await viewer.see('sound at 0.8', () => {
        const { muted, volume } = document.querySelector('video')!;
        return !muted && Math.abs(volume - 0.8) < 0.001;
      });
    });

    it('CHAT-5: what is said here is heard elsewhere, and what is said there is seen here', async () => {
      const here = await newMember(origin.url, `Từ ${name}`);
      const elsewhere = await newMember(origin.url, 'Nơi khác');
      const topic = chatroomTopic(room.groupId);
      const other = await connectClient(Number(new URL(origin.url).port), elsewhere.token);
      await other.sub(topic);
      await viewer.run(
        (token: string, refreshToken: string) => {
          document.cookie = `token=${token}; path=/`;
          document.cookie = `refreshToken=${refreshToken}; path=/`;
        },
        here.token,
        here.refreshToken,
      );
      await driven.resize(1440, 900);
      await open(path);
      const text = `Chào từ ${name}`;
      await viewer.press(field);
      await viewer.type(`${text}\n`);
      const answer = `Nghe rõ, ${name}`;
      await expect
        .poll(() => other.frames.some((frame) => JSON.stringify(frame).includes(text)), { timeout: 30_000 })
        .toBe(true);
      await other.say(topic, answer, `answer-${name}`);
      await viewer.see(
        'the answer',
        (said) => [...document.querySelectorAll('[role="log"] li')].some((row) => row.textContent?.includes(said)),
        answer,
      );
      other.cut();
    });

    it('V-1, V-5, V-6: video and board are whole in every window, and nothing lies under anything', async () => {
      await open(path);
      await seeMoving(viewer);
      // A painted room's picture moves before the room is alive.
      await viewer.see(
        'the stage',
        () => document.querySelector('[data-place] video') !== null && document.querySelector('[data-board]') !== null,
      );
      const faults: string[] = [];
      for (const [width, height] of windows) {
        await driven.resize(width, height);
        await viewer.hover('video');
        await viewer.run(stageSettled);
        for (const fault of await viewer.run(stageFaults)) faults.push(`${width} × ${height}: ${fault}`);
      }
      expect(faults).toEqual([]);
    });

    it('no page of the menu scrolls sideways', async () => {
      await driven.resize(390, 844);
      const wider: string[] = [];
      for (const page of ['/', '/lich-truc-tiep', '/menu', '/ket-qua/bong-da']) {
        await open(page);
        await viewer.see('the page', () => document.querySelector('main')?.textContent !== '');
        if (await viewer.run(() => document.documentElement.scrollWidth > innerWidth)) wider.push(page);
      }
      expect(wider).toEqual([]);
    });
  });
