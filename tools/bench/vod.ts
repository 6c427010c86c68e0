import { setTimeout as pause } from 'node:timers/promises';
import { films } from '#contract/http/films.ts';
import { tv } from '#contract/http/tv.ts';
import type { Playback } from '#domain/films/film.ts';
import type { ChannelPage } from '#domain/tv/channel.ts';
import { channelPath } from '#domain/tv/tvPaths.ts';
import { watchPath } from '#domain/vod/filmItem.ts';
import { compare, median, type Side } from './support/compare.ts';
import { pictureOpener, startPlayerFloor } from './support/firstPicture.ts';
import { options } from './support/options.ts';
import { withBrowser } from './support/page.ts';
import { startMeasuredOrigin } from './support/server.ts';

const { rounds } = options({ rounds: 3 });
const FILM = 'nguoi-ban-gio';
const NATION = 'vietnam';
const SEEKS = 6;
/** The last frame of a picture that was stopped has come by then. */
const REST_MS = 500;

/** Runs in a page: asks for ten seconds on or back, and waits for the first frame there; gives milliseconds. */
const seekToFrame = ({ key, by }: { readonly key: string | null; readonly by: number }): Promise<number> =>
  new Promise((shown) => {
    const video = document.querySelector('video')!;
    const began = performance.now();
    // Asked for before: of a picture that stands still there is no frame but the one that is sought.
    video.requestVideoFrameCallback(() => shown(performance.now() - began));
    if (key) document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    else video.currentTime += by;
  });

const origin = await startMeasuredOrigin();
const floor = await startPlayerFloor();
const whole = (path: string): string => new URL(path, origin.url).href;
const told = async (path: string): Promise<unknown> => {
  const answer = await fetch(origin.url + path, { headers: { guestToken: '' } });
  return ((await answer.json()) as { readonly data: unknown }).data;
};
try {
  const film = (await told(`${films.playback.path}?slug=${FILM}`)) as Playback | null;
  const ofFilm =
    film?.sources.find(({ protocol }) => protocol === 'dash')?.streamLink ?? `/media/films/${FILM}/manifest.mpd`;
  const channels = (await told(`${tv.channels.path}?nation=${NATION}`)) as ChannelPage;
  const channel = channels.list.find(({ sources }) => sources[0]?.protocol === 'dash' && sources[0].health === 'ok');
  if (!channel) throw new Error('no channel of the demo comes as DASH');
  await withBrowser(async (browser) => {
    const openFilm = pictureOpener(browser, floor, whole(ofFilm));
    const openChannel = pictureOpener(browser, floor, whole(channel.sources[0]!.streamLink));
    const sought =
      (address: string | null, keys: boolean): Side =>
      async () => {
        const { page, took, close } = await openFilm(address);
        await page.evaluate(() => document.querySelector('video')?.pause());
        await pause(REST_MS);
        const seeks: number[] = [];
        for (let i = 0; i < SEEKS; i += 1)
          seeks.push(
            await page.evaluate(seekToFrame, {
              key: keys ? (i % 3 === 2 ? 'j' : 'l') : null,
              by: i % 3 === 2 ? -10 : 10,
            }),
          );
        await close();
        return { ...took, 'seek to picture ms': median(seeks) };
      };
    await compare('a film, then seeks, against bare dash.js', {
      ...{ rounds, ours: sought(whole(watchPath(FILM, null)), true), floor: sought(null, false) },
    });
    const tuned =
      (address: string | null): Side =>
      async () => {
        const { took, close } = await openChannel(address);
        await close();
        return took;
      };
    await compare('a channel of TV, against bare dash.js', {
      ...{ rounds, ours: tuned(whole(channelPath(channel))), floor: tuned(null) },
    });
  });
} finally {
  await floor.stop();
  await origin.stop();
}
