import { setTimeout as pause } from 'node:timers/promises';
import { schedule } from '#contract/http/schedule.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import type { Room } from '#domain/match/match.ts';
import { liveMatch } from '../../tests/e2e/support/rooms.ts';
import { compare, type Side } from './support/compare.ts';
import { pictureOpener, startPlayerFloor } from './support/firstPicture.ts';
import { options } from './support/options.ts';
import { withBrowser, workBetween } from './support/page.ts';
import { startMeasuredOrigin } from './support/server.ts';

const { rounds, seconds } = options({ rounds: 3, seconds: 3 });

const origin = await startMeasuredOrigin();
const floor = await startPlayerFloor();
try {
  const match = await liveMatch(origin.url, '1');
  const answer = await fetch(`${origin.url}${schedule.liveRoom.path}?id=${match.roomId}`);
  const { data } = (await answer.json()) as { readonly data: Room };
  const stream = data.users[0]?.streams.find(({ protocol }) => protocol === 'dash')?.streamLink;
  if (!stream) throw new Error('the room has no DASH stream');
  await withBrowser(async (browser) => {
    const open = pictureOpener(browser, floor, new URL(stream, origin.url).href);
    const side =
      (address: string | null): Side =>
      async () => {
        const { page, took, work, close } = await open(address);
        const started = await work();
        await pause(seconds * 1000);
        const played = await work();
        const { height, dropped } = await page.evaluate(() => {
          const video = document.querySelector('video')!;
          return { height: video.videoHeight, dropped: video.getVideoPlaybackQuality().droppedVideoFrames };
        });
        await close();
        return {
          ...took,
          'until then: main thread s': started.task,
          ...workBetween(started, played),
          'height of the picture': height,
          'frames dropped': dropped,
        };
      };
    await compare(`a live room, then ${seconds} s of play, against bare dash.js`, {
      rounds,
      ours: side(`${origin.url}${roomPath(match)}`),
      floor: side(null),
    });
  });
} finally {
  await floor.stop();
  await origin.stop();
}
