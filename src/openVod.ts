import { createActor } from 'xstate';
import { watchOnline } from '#adapters/browser/visibility.ts';
import { httpParty } from '#adapters/http/party.ts';
import type { Send } from '#adapters/http/send.ts';
import { makeMediaElement } from '#adapters/media/mediaElement.ts';
import { browserPlayback, browserPlaybackNeeds } from '#adapters/media/playback.ts';
import { social } from '#contract/http/social.ts';
import { VOD_SOUND } from '#machines/vod/vod.selectors.ts';
import { vodInput } from '#machines/vod/vod.memory.ts';
import { placesOn } from '#machines/vod/vod.places.ts';
import { createSmallWindow } from '#machines/vod/smallWindow.ts';
import { createStubs } from '#machines/vod/stubs.ts';
import { wireVodPlayer } from '#machines/vod/vod.wire.ts';
import type { ClockPort, LogPort, StoragePort } from '#ports/storage.ts';
import type { VisibilityPort } from '#ports/visibility.ts';
import { createLazy } from '#ui/app/lazy.ts';
import type { Live } from '#ui/app/live.ts';
import type { Vod } from '#ui/app/vod.ts';

export interface VodNeeds {
  readonly window: Window & typeof globalThis;
  readonly send: Send;
  readonly storage: StoragePort;
  readonly clock: ClockPort;
  readonly log: LogPort;
  readonly visibility: VisibilityPort;
  readonly holdsMember: () => boolean;
  readonly savesData: () => boolean;
  readonly mediaFocus: Live['mediaFocus'];
  readonly socket: Pick<Live, 'chatSocket' | 'hold'>;
}

/** Wires the player of films, when the first of them is opened. */
export const openVod = (needs: VodNeeds): Vod => {
  const { window, send, storage, clock, log, mediaFocus } = needs;
  const video = makeMediaElement();
  const stubs = createStubs();
  const followers = new Set<(path: string) => void>();
  const forever = new AbortController().signal;
  const player = createActor(
    wireVodPlayer({
      ...{ storage, clock, log, stubs },
      playback: browserPlayback(browserPlaybackNeeds(video, needs.savesData)),
      focus: {
        request: () => mediaFocus.send({ type: 'focus.request', owner: VOD_SOUND }),
        release: () => mediaFocus.send({ type: 'focus.release', owner: VOD_SOUND }),
      },
      readText: async (url, signal) => {
        const response = await window.fetch(url, { signal });
        if (!response.ok) throw new Error(`subtitles ${response.status}`);
        return response.text();
      },
      tellPlace: (place) => {
        if (needs.holdsMember()) void send(social.putHistory, { items: [place] }, forever, { keepalive: true });
      },
      goNext: (path) => {
        for (const go of followers) go(path);
      },
    }),
    { input: vodInput(storage) },
  ).start();
  const leave = () => player.send({ type: 'vod.leave' });
  window.addEventListener('pagehide', leave);
  needs.visibility.watch((visible) => {
    if (!visible) leave();
  });
  watchOnline(window, () => player.send({ type: 'vod.online' }));
  return {
    ...{ player, video, stubs, small: createSmallWindow() },
    parties: createLazy(async () => {
      const { openParties } = await import('./openParties.ts');
      return openParties({ window, send, clock, socket: needs.socket, vod: { player, video } });
    }),
    party: httpParty(send),
    placeOf: placesOn(storage).of,
    follow: (go) => {
      followers.add(go);
      return () => void followers.delete(go);
    },
    hear: (news) => player.send({ type: news }),
  };
};
