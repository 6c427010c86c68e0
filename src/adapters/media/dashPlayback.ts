import type { CapabilitiesFilterFunction } from 'dashjs';
import { SAVING_CAP, type Quality } from '#domain/player/player.ts';
import type { LiveTracks } from '#ports/playback.ts';
import { dashFailure, dashSettings, type DashLibrary, type DashPlayer } from './dashLibrary.ts';
import { namedRungs, offeredOf, rungFor, type NamedRung } from './rungs.ts';
import type { DriverNews, Latency, OpenDriver, SourceDriver } from './sourceDriver.ts';

/** DASH by dash.js, which `load` gives; `timeSource` is the absolute address of this origin's clock. */
export const dashDriver =
  (load: () => Promise<DashLibrary>, timeSource: string, savesData: () => boolean): OpenDriver =>
  (video, source, news) => {
    let player: DashPlayer | null = null;
    let rungs: readonly NamedRung[] = [];
    let quality: Quality = 'auto';
    let catchUp = true;
    let closed = false;
    let text: string | null = null;

    const applyQuality = () => {
      if (player) chooseRung(player, rungs, quality, savesData());
    };
    const applyCatchUp = () => player?.updateSettings({ streaming: { liveCatchup: { enabled: catchUp } } });
    const start = ({ MediaPlayer }: DashLibrary) => {
      if (closed) return;
      const opened = MediaPlayer().create();
      player = opened;
      opened.updateSettings(dashSettings(timeSource));
      // LR-13: what is filtered out of the manifest is never fetched.
      if (quality === 'audio') opened.registerCustomCapabilitiesFilter(isSound);
      applyCatchUp();
      listenToDash(opened, news, {
        isClosed: () => closed,
        initialised: () => {
          rungs = rungsOf(opened);
          applyQuality();
          news.tracks(tracksOf(opened, text));
          return rungs;
        },
      });
      // dash.js parses some addresses without a base.
      opened.initialize(video, new URL(source.streamLink, timeSource).href, false);
    };
    load().then(start, (error: unknown) => {
      if (!closed) news.failed(false, `library ${String(error)}`);
    });

    return {
      setQuality: (wanted) => {
        quality = wanted;
        applyQuality();
      },
      seekBehind: (seconds) => {
        if (player?.isReady()) seek(player, seconds);
      },
      setCatchUp: (on) => {
        catchUp = on;
        applyCatchUp();
      },
      setTrack: (kind, id) => {
        if (!player?.isReady()) return;
        if (kind === 'text') {
          text = id;
          player.setTextTrack(id === null ? -1 : Number(id));
        } else {
          const found = player.getTracksFor('audio')[Number(id)];
          if (found) player.setCurrentTrack(found);
        }
        news.tracks(tracksOf(player, text, kind === 'audio' ? id : undefined));
      },
      latency: () => (player?.isReady() ? latencyOf(player) : null),
      close: () => {
        closed = true;
        // dash.js leaves a listener on the element that waits for data. It would throw with the next source, so it is
        // triggered now.
        if (player) video.dispatchEvent(new Event('canplay'));
        player?.destroy();
        player = null;
      },
    } satisfies SourceDriver;
  };

const isSound: CapabilitiesFilterFunction = ({ mimeType }) => mimeType?.startsWith('audio/') === true;

interface Listening {
  readonly isClosed: () => boolean;
  readonly initialised: () => readonly NamedRung[];
}

/** Events that were pending when the player was destroyed still arrive; the player must not be used then. */
export const listenToDash = (player: DashPlayer, news: Omit<DriverNews, 'tracks'>, { isClosed, initialised }: Listening): void => {
  let rungs: readonly NamedRung[] = [];
  player.on('streamInitialized', () => {
    if (isClosed()) return;
    rungs = initialised();
    const sound = player.getRepresentationsByType('audio')[0]?.bandwidth;
    news.loaded(offeredOf(rungs, sound ?? 0), sound ?? null);
    news.ready();
  });
  player.on('qualityChangeRendered', (event) => {
    if (isClosed() || event.mediaType !== 'video') return;
    const rung = rungs.find(({ id }) => id === event.newRepresentation.id);
    if (rung) news.profile(rung.profile);
  });
  // If dash.js detects the end, it pauses the element just before this event.
  player.on('playbackEnded', (event: unknown) => {
    if (!isClosed() && (event as { readonly isLast: boolean }).isLast) news.ended();
  });
  player.on('error', (event: unknown) => {
    if (isClosed()) return;
    const { fatal, reason } = dashFailure(event);
    news.failed(fatal, reason);
  });
};

export const rungsOf = (player: DashPlayer): readonly NamedRung[] =>
  namedRungs(
    player
      .getRepresentationsByType('video')
      .map(({ id, height, bandwidth }) => ({ id, height, bitsPerSecond: bandwidth })),
  );

/**
 * `auto` is capped at HD, or lower for a viewer who saves data. A chosen quality is fixed, and shows once the buffer is
 * played.
 */
export const chooseRung = (
  player: DashPlayer,
  rungs: readonly NamedRung[],
  quality: Quality,
  savesData: boolean,
): void => {
  if (quality === 'audio') return;
  const isAuto = quality === 'auto';
  const rung = rungFor(rungs, isAuto && savesData ? SAVING_CAP : quality);
  if (!rung) return;
  const maxBitrate = isAuto ? Math.ceil(rung.bitsPerSecond / 1000) : -1;
  player.updateSettings({
    streaming: { abr: { maxBitrate: { video: maxBitrate }, autoSwitchBitrate: { video: isAuto } } },
  });
  if (!isAuto) player.setRepresentationForTypeById('video', rung.id, false);
};

/** `heard` is what was just asked for: the library tells it only once it plays. */
const tracksOf = (player: DashPlayer, text: string | null, heard?: string | null): LiveTracks => {
  const named = (kind: 'audio' | 'text') =>
    player
      .getTracksFor(kind)
      .map(({ lang, labels }, i) => ({ id: String(i), lang: lang ?? 'und', label: labels[0]?.text ?? '' }));
  const audio = named('audio');
  const current = player.getTracksFor('audio').indexOf(player.getCurrentTrackFor('audio')!);
  const chosen = heard ?? (current < 0 ? (audio[0]?.id ?? null) : String(current));
  return { audio: { tracks: audio, chosen }, text: { tracks: named('text'), chosen: text } };
};

const seek = (player: DashPlayer, seconds: number): void => {
  if (seconds <= 0) return player.seekToOriginalLive();
  const { end } = player.getDvrWindow();
  player.seekToPresentationTime(end - player.getTargetLiveDelay() - seconds);
};

const latencyOf = (player: DashPlayer): Latency | null => {
  const latency = player.getCurrentLiveLatency();
  const { size } = player.getDvrWindow();
  if (!Number.isFinite(latency) || !Number.isFinite(size)) return null;
  const delay = player.getTargetLiveDelay();
  const at = player.timeAsUTC();
  return {
    behindS: Math.max(0, latency - delay),
    windowS: Math.max(0, size - delay),
    position: Number.isFinite(at) && at > 0 ? Math.round(at * 1000) : null,
  };
};
