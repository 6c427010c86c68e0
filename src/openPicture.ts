import { playEarly } from '#adapters/media/earlySession.ts';
import { loadDash } from '#adapters/media/dashLibrary.ts';
import { makeMediaElement } from '#adapters/media/mediaElement.ts';
import { browserPlayback, browserPlaybackNeeds } from '#adapters/media/playback.ts';
import { isQuality } from '#domain/player/player.ts';
import { DATA_SAVER } from '#domain/settings/dataSaver.ts';
import { keptQuality } from '#machines/player/keptQuality.ts';

/**
 * Plays the stream of a painted room where it was painted, before the page's code is there: public/colour.js calls this.
 * It resolves once the stream was asked for. It is muted, as every picture begins; the page's player takes it over with its element. Nothing that the page begins
 * with is imported here, because all of that would run first (`npm run size` looks).
 */
export const openPicture = async (window: Window, load = loadDash): Promise<void> => {
  const { early, document, navigator } = window;
  const place = document.querySelector<HTMLElement>('[data-stream]');
  const { stream: streamLink, profile } = place?.dataset ?? {};
  if (!place || !early || early.picture || streamLink === undefined || !isQuality(profile) || profile === 'auto')
    return;
  const read = (key: string) => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  const savesData = () => connection?.saveData === true || read(DATA_SAVER) !== null;
  const video = makeMediaElement();
  const source = { protocol: 'dash', streamLink, profile } as const;
  const { openLive } = browserPlayback({ ...browserPlaybackNeeds(video, savesData), load });
  early.picture = playEarly(video, source, (tell) => {
    const session = openLive(source, tell);
    session.setQuality(keptQuality({ read }));
    return session;
  });
  place.append(video);
  await load();
};
