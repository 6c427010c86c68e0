import { createActor } from 'xstate';
import { watchOnline } from '#adapters/browser/visibility.ts';
import { makeLastFrame } from '#adapters/media/lastFrame.ts';
import { makeMediaElement } from '#adapters/media/mediaElement.ts';
import { browserPlayback, browserPlaybackNeeds } from '#adapters/media/playback.ts';
import { social } from '#contract/http/social.ts';
import { tv as calls } from '#contract/http/tv.ts';
import { PLAYER } from '#domain/player/player.ts';
import type { Channel, TvSource } from '#domain/tv/channel.ts';
import { channelPath } from '#domain/tv/tvPaths.ts';
import { reportOf } from '#domain/tv/zapping.ts';
import { TV_SOUND } from '#machines/mediaFocus/mediaFocus.selectors.ts';
import { isMuted, selectSound } from '#machines/player/player.selectors.ts';
import { playerInput, wirePlayer } from '#machines/player/player.wire.ts';
import { keepChannel } from '#machines/tv/tv.memory.ts';
import { createTracks } from '#machines/tv/tracks.ts';
import { createTuner } from '#machines/tv/tuner.ts';
import { wireZapping } from '#machines/tv/zapping.wire.ts';
import { placesOn } from '#machines/vod/vod.places.ts';
import type { Lazy } from '#ui/app/lazy.ts';
import type { Tv } from '#ui/app/tv.ts';
import type { Vod } from '#ui/app/vod.ts';
import type { VodNeeds } from './openVod.ts';

export interface TvNeeds extends VodNeeds {
  /** Keeps the stubs of all that plays. */
  readonly vod: Lazy<Vod>;
}

/** Wires the TV set, when the first channel is opened. */
export const openTv = (needs: TvNeeds): Tv => {
  const { window, send, storage, clock, log, mediaFocus } = needs;
  const video = makeMediaElement();
  const lastFrame = makeLastFrame(video);
  const followers = new Set<(channel: Channel) => void>();
  const forever = new AbortController().signal;
  const tracks = createTracks(storage);
  const playback = tracks.over(browserPlayback(browserPlaybackNeeds(video, needs.savesData)));
  const player = createActor(
    wirePlayer({
      ...{ playback, log },
      // Whether a room's sound is wanted is not for a channel in passing to decide.
      storage: { ...storage, write: (key, text) => previewing || storage.write(key, text) },
      focus: {
        request: () => mediaFocus.send({ type: 'focus.request', owner: TV_SOUND }),
        release: () => mediaFocus.send({ type: 'focus.release', owner: TV_SOUND }),
      },
    }),
    // Another source is the better retry.
    { input: { ...playerInput(storage), limits: { retries: 0, stalls: PLAYER.maxStalls } } },
  );
  let previewing = false;
  const tuner = createTuner({
    player,
    reason: tracks.reason,
    // Without a press that led here, the browser is asked whether it allows sound.
    cold: () => !window.navigator.userActivation?.hasBeenActive,
    quiet: () => previewing,
    tuned: (channel) => tracks.open(channel.channelId),
    silence: (on) => {
      video.muted = on || isMuted(player.getSnapshot());
    },
    keepFrame: lastFrame.keep,
  });
  const report = (channel: Channel, source: TvSource, reason: string, tookMs: number) =>
    void send(
      calls.report,
      { channelId: channel.channelId, sourceId: source.sourceId, ...reportOf(reason), tookMs },
      forever,
    );
  const zapping = createActor(
    wireZapping({
      ...{ tuner, clock },
      openPage: (channel) => {
        for (const go of followers) go(channel);
      },
      keep: (channel) => {
        keepChannel(storage, channel);
        const target = { type: 'channel', id: channel.channelId } as const;
        const place = { target, position: 0, duration: 0, done: false, at: clock.now() };
        placesOn(storage).keep(place);
        if (needs.holdsMember()) void send(social.putHistory, { items: [place] }, forever);
      },
      report: ({ channel, source, reason, tookMs }) => report(channel, source, reason, tookMs),
    }),
  );
  for (const actor of [player, zapping]) actor.start();
  watchOnline(window, () => {
    player.send({ type: 'player.online' });
    zapping.send({ type: 'zap.online' });
  });
  needs.visibility.watch((visible) => {
    if (visible) player.send({ type: 'player.visible' });
  });
  return {
    ...{ zapping, player, video, lastFrame: lastFrame.canvas },
    tracks,
    preview: (on) => {
      if (previewing && !on) player.send({ type: 'player.unmute' });
      previewing = on;
    },
    follow: (go) => {
      followers.add(go);
      return () => void followers.delete(go);
    },
    leave: () => {
      const { channel } = zapping.getSnapshot().context;
      const sound = selectSound(player.getSnapshot());
      if (channel && (sound === 'audible' || sound === 'unmuting')) {
        const stub = { id: `channel:${channel.channelId}`, title: channel.name, path: channelPath(channel), atS: null };
        needs.vod.load().then(
          (vod) => vod.stubs.leave(stub),
          () => undefined,
        );
      }
      zapping.send({ type: 'zap.close' });
    },
    hear: (news) => player.send({ type: news }),
  };
};
