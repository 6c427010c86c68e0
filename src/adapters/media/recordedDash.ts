import type { Quality } from '#domain/player/player.ts';
import { dashSettings, type DashLibrary, type DashPlayer } from './dashLibrary.ts';
import { chooseRung, listenToDash, rungsOf } from './dashPlayback.ts';
import type { OpenRecordedDriver } from './recordedSession.ts';
import type { NamedRung } from './rungs.ts';

/** DASH with a length, by the same library as live streams. */
export const recordedDash =
  (load: () => Promise<DashLibrary>, pageUrl: string, savesData: () => boolean): OpenRecordedDriver =>
  (video, { streamLink, atS }, news) => {
    let player: DashPlayer | null = null;
    let rungs: readonly NamedRung[] = [];
    let quality: Quality = 'auto';
    let audio: string | null = null;
    let closed = false;

    const applyQuality = () => {
      if (player) chooseRung(player, rungs, quality, savesData());
    };
    const applyAudio = () => {
      const tracks = player?.getTracksFor('audio') ?? [];
      const found = tracks[Number(audio)] ?? tracks.find(({ lang }) => lang === audio);
      if (audio !== null && found) player?.setCurrentTrack(found);
    };
    const start = ({ MediaPlayer }: DashLibrary) => {
      if (closed) return;
      const opened = MediaPlayer().create();
      player = opened;
      opened.updateSettings(dashSettings(new URL('/media/time', pageUrl).href));
      listenToDash(opened, news, {
        isClosed: () => closed,
        initialised: () => {
          rungs = rungsOf(opened);
          applyQuality();
          applyAudio();
          const tracks = opened
            .getTracksFor('audio')
            .map(({ lang, labels }, i) => ({ id: String(i), lang: lang ?? 'und', label: labels[0]?.text ?? '' }));
          news.audio({ tracks, chosen: audio ?? tracks[0]?.id ?? null });
          return rungs;
        },
      });
      opened.initialize(video, new URL(streamLink, pageUrl).href, false, atS);
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
      bitsPerSecond: () => player?.getCurrentRepresentationForType('video')?.bandwidth ?? null,
      close: () => {
        closed = true;
        // As in dashDriver: it leaves a listener on the element that would throw with the next source.
        if (player) video.dispatchEvent(new Event('canplay'));
        player?.destroy();
        player = null;
      },
    };
  };
