import type { OpenRecordedDriver } from './recordedSession.ts';

interface NativeTrack {
  readonly id: string;
  readonly language: string;
  readonly label: string;
  enabled: boolean;
}
/** Safari and browsers behind a switch name the sound tracks of a file; others play the first. */
type WithTracks = HTMLVideoElement & { readonly audioTracks?: ArrayLike<NativeTrack> };

const tracksOf = (video: WithTracks): readonly NativeTrack[] => Array.from(video.audioTracks ?? []);

/** A file, or a list of HLS, by the browser itself. */
export const fileDriver: OpenRecordedDriver = (video, { streamLink, atS }, news) => {
  const listening = new AbortController();
  let wanted: string | null = null;
  const applyAudio = () => {
    const tracks = tracksOf(video);
    if (wanted === null || tracks.length === 0) return;
    const found = tracks[Number(wanted)] ?? tracks.find(({ language }) => language === wanted);
    for (const track of tracks) track.enabled = track === (found ?? tracks[0]);
  };
  video.addEventListener(
    'loadedmetadata',
    () => {
      // Browsers that ignore a start before the file is known.
      if (Math.abs(video.currentTime - atS) > 1) video.currentTime = atS;
      applyAudio();
      const tracks = tracksOf(video).map(({ language, label }, i) => ({ id: String(i), lang: language, label }));
      if (tracks.length > 0) news.audio({ tracks, chosen: wanted ?? '0' });
      news.loaded([], null);
    },
    { signal: listening.signal },
  );
  video.src = streamLink;
  if (atS > 0) video.currentTime = atS;
  // The element waits for its first bytes itself.
  news.ready();
  return {
    setQuality: () => {},
    setAudio: (id) => {
      wanted = id;
      applyAudio();
    },
    bitsPerSecond: () => null,
    close: () => {
      listening.abort();
      video.removeAttribute('src');
      video.load();
    },
  };
};
