import type { default as HlsPlayer, Events } from 'hls.js';
import { SAVING_CAP, type Quality } from '#domain/player/player.ts';
import type { LiveTracks } from '#ports/playback.ts';
import { namedRungs, offeredOf, rungFor, type NamedRung } from './rungs.ts';
import type { DriverNews, Latency, OpenDriver } from './sourceDriver.ts';

export type HlsLibrary = typeof HlsPlayer;

/** Loads hls.js, for browsers that do not play HLS themselves. */
export const loadHls = async (): Promise<HlsLibrary> => (await import('hls.js')).default;

/** HLS by hls.js, which `load` gives. */
export const hlsDriver =
  (load: () => Promise<HlsLibrary>, pageUrl: string, savesData: () => boolean): OpenDriver =>
  (video, source, news) => {
    let player: HlsPlayer | null = null;
    let rungs: readonly NamedRung[] = [];
    let quality: Quality = 'auto';
    let closed = false;

    const applyQuality = () => {
      if (player) chooseLevel(player, rungs, quality, savesData());
    };
    const start = (Hls: HlsLibrary) => {
      if (closed) return;
      // A worker made of a blob is against our content security policy.
      const opened = new Hls({ enableWorker: false, backBufferLength: 30 });
      player = opened;
      listenToHls(opened, Hls, news, {
        initialised: () => {
          rungs = levelsOf(opened);
          applyQuality();
          return rungs;
        },
        tracks: () => news.tracks(tracksOf(opened)),
      });
      opened.loadSource(new URL(source.streamLink, pageUrl).href);
      opened.attachMedia(video);
    };
    load().then(start, (error: unknown) => {
      if (!closed) news.failed(false, `library ${String(error)}`);
    });

    return {
      setQuality: (wanted) => {
        quality = wanted;
        applyQuality();
      },
      setTrack: (kind, id) => {
        if (!player) return;
        if (kind === 'audio') player.audioTrack = Number(id);
        else player.subtitleTrack = id === null ? -1 : Number(id);
      },
      seekBehind: (seconds) => {
        const edge = player?.liveSyncPosition;
        if (edge != null) video.currentTime = Math.max(firstSecond(video), edge - seconds);
      },
      setCatchUp: (on) => {
        if (player) player.config.maxLiveSyncPlaybackRate = on ? 1.04 : 1;
      },
      latency: () => (player ? latencyOf(player, video) : null),
      close: () => {
        closed = true;
        player?.destroy();
        player = null;
      },
    };
  };

const firstSecond = (video: HTMLVideoElement): number => (video.seekable.length > 0 ? video.seekable.start(0) : 0);

const latencyOf = (player: HlsPlayer, video: HTMLVideoElement): Latency | null => {
  const edge = player.liveSyncPosition;
  if (edge === null) return null;
  return {
    behindS: Math.max(0, edge - video.currentTime),
    windowS: Math.max(0, edge - firstSecond(video)),
    position: player.playingDate?.getTime() ?? null,
  };
};

export const tracksOf = (player: HlsPlayer): LiveTracks => {
  const named = (tracks: readonly { readonly name: string; readonly lang?: string }[]) =>
    tracks.map(({ name, lang }, i) => ({ id: String(i), lang: lang ?? 'und', label: name }));
  return {
    audio: { tracks: named(player.audioTracks), chosen: player.audioTrack < 0 ? null : String(player.audioTrack) },
    text: {
      tracks: named(player.subtitleTracks),
      chosen: player.subtitleTrack < 0 ? null : String(player.subtitleTrack),
    },
  };
};

export const levelsOf = (player: HlsPlayer): readonly NamedRung[] =>
  namedRungs(player.levels.map(({ height, bitrate }, i) => ({ id: String(i), height, bitsPerSecond: bitrate })));

export const chooseLevel = (player: HlsPlayer, rungs: readonly NamedRung[], quality: Quality, savesData: boolean): void => {
  if (quality === 'audio') return;
  const isAuto = quality === 'auto';
  const rung = rungFor(rungs, isAuto && savesData ? SAVING_CAP : quality);
  if (!rung) return;
  player.autoLevelCapping = isAuto ? Number(rung.id) : -1;
  player.nextLevel = isAuto ? -1 : Number(rung.id);
};

interface Listening {
  readonly initialised: () => readonly NamedRung[];
  /** What can be heard or read is another. */
  readonly tracks: () => void;
}

/** The library tells nothing more once it is destroyed. */
export const listenToHls = (
  player: HlsPlayer,
  { Events: on, ErrorTypes }: HlsLibrary,
  news: Omit<DriverNews, 'tracks'>,
  { initialised, tracks }: Listening,
): void => {
  let rungs: readonly NamedRung[] = [];
  let recovered = false;
  player.on(on.MANIFEST_PARSED as Events.MANIFEST_PARSED, () => {
    rungs = initialised();
    news.loaded(offeredOf(rungs, 0), null);
    tracks();
    news.ready();
  });
  player.on(on.AUDIO_TRACKS_UPDATED as Events.AUDIO_TRACKS_UPDATED, tracks);
  player.on(on.AUDIO_TRACK_SWITCHED as Events.AUDIO_TRACK_SWITCHED, tracks);
  player.on(on.SUBTITLE_TRACKS_UPDATED as Events.SUBTITLE_TRACKS_UPDATED, tracks);
  player.on(on.SUBTITLE_TRACK_SWITCH as Events.SUBTITLE_TRACK_SWITCH, tracks);
  player.on(on.LEVEL_SWITCHED as Events.LEVEL_SWITCHED, (_, { level }) => {
    const rung = rungs.find(({ id }) => id === String(level));
    if (rung) news.profile(rung.profile);
  });
  player.on(on.ERROR as Events.ERROR, (_, { fatal, type, details, response }) => {
    if (!fatal) return;
    if (type === ErrorTypes.MEDIA_ERROR && !recovered) {
      recovered = true;
      player.recoverMediaError();
      return;
    }
    news.failed(type === ErrorTypes.MEDIA_ERROR, `hls ${details} ${response?.code ?? ''}`.trim());
  });
};
