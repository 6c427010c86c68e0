import type HlsPlayer from 'hls.js';
import type { Quality } from '#domain/player/player.ts';
import { chooseLevel, levelsOf, listenToHls, tracksOf, type HlsLibrary } from './hlsPlayback.ts';
import type { OpenRecordedDriver } from './recordedSession.ts';
import type { NamedRung } from './rungs.ts';

/** HLS with a length, by the same library as live streams. */
export const recordedHls =
  (load: () => Promise<HlsLibrary>, pageUrl: string, savesData: () => boolean): OpenRecordedDriver =>
  (video, { streamLink, atS }, news) => {
    let player: HlsPlayer | null = null;
    let rungs: readonly NamedRung[] = [];
    let quality: Quality = 'auto';
    let audio: string | null = null;
    let closed = false;

    const applyQuality = () => {
      if (player) chooseLevel(player, rungs, quality, savesData());
    };
    const applyAudio = () => {
      const tracks = player?.audioTracks ?? [];
      const byLang = tracks.findIndex(({ lang }) => lang === audio);
      const found = tracks[Number(audio)] ? Number(audio) : byLang;
      if (player && audio !== null && found >= 0) player.audioTrack = found;
    };
    const start = (Hls: HlsLibrary) => {
      if (closed) return;
      // As for live streams, without a worker.
      const opened = new Hls({ enableWorker: false, startPosition: atS });
      player = opened;
      listenToHls(opened, Hls, news, {
        initialised: () => {
          rungs = levelsOf(opened);
          applyQuality();
          applyAudio();
          return rungs;
        },
        tracks: () => news.audio(tracksOf(opened).audio),
      });
      opened.loadSource(new URL(streamLink, pageUrl).href);
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
      setAudio: (id) => {
        audio = id;
        applyAudio();
      },
      bitsPerSecond: () => player?.levels[player.currentLevel]?.bitrate ?? null,
      close: () => {
        closed = true;
        player?.destroy();
        player = null;
      },
    };
  };
