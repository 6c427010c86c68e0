import type { Page } from 'playwright/test';
import { installFrameReader } from './frameNumber.ts';
import type { Library, PlayerHost } from './playerHost.ts';

/** Observations while a player played. */
export interface Viewing {
  /**
   * When playback waited for data after its first frame, and its buffer then; waits for decoding on a busy machine do
   * not count.
   */
  readonly stalls: readonly string[];
  readonly errors: readonly string[];
  /** Displayed frames whose number was readable. */
  readonly read: number;
  /** How often the loop began again. */
  readonly loops: number;
  /** Frames that did not match their time on the room's clock. */
  readonly misplaced: number;
  /** How often the video went back, or was more than half a second ahead of the elapsed time. */
  readonly jumps: number;
  readonly height: number;
  readonly decodedAudioBytes: number;
  readonly dropped: number;
}

interface DashPlayer {
  readonly initialize: (video: HTMLVideoElement, url: string, autoplay: boolean) => void;
  readonly on: (event: string, heard: (event: { readonly error?: { readonly message?: string } }) => void) => void;
  readonly setRepresentationForTypeById: (type: 'video', id: string, force: boolean) => void;
  readonly updateSettings: (settings: object) => void;
}
interface ShakaTrack {
  readonly originalVideoId: string | null;
}
interface ShakaPlayer {
  readonly attach: (video: HTMLVideoElement) => Promise<void>;
  readonly load: (url: string) => Promise<void>;
  readonly configure: (settings: object) => void;
  readonly addEventListener: (
    event: string,
    heard: (event: { readonly detail?: { readonly code?: number } }) => void,
  ) => void;
  readonly getVariantTracks: () => readonly ShakaTrack[];
  readonly selectVariantTrack: (track: ShakaTrack, clear: boolean) => void;
}
declare global {
  interface Window {
    readonly dashjs?: { readonly MediaPlayer: () => { readonly create: () => DashPlayer } };
    readonly shaka?: { readonly Player: new () => ShakaPlayer; readonly polyfill: { readonly installAll: () => void } };
    playerErrors?: string[];
  }
}

const startDash = async ([url, quality]: readonly [string, string]) => {
  const video = document.querySelector('video');
  const player = window.dashjs?.MediaPlayer().create();
  if (!video || !player) throw new Error('the page has no dash.js');
  const errors: string[] = (window.playerErrors = []);
  player.updateSettings({ streaming: { abr: { autoSwitchBitrate: { video: false } } } });
  player.on('error', ({ error }) => errors.push(error?.message ?? 'unknown'));
  player.on('streamInitialized', () => player.setRepresentationForTypeById('video', quality, true));
  player.initialize(video, url, true);
};

const startShaka = async ([url, quality]: readonly [string, string]) => {
  const video = document.querySelector('video');
  if (!video || !window.shaka) throw new Error('the page has no shaka-player');
  window.shaka.polyfill.installAll();
  const errors: string[] = (window.playerErrors = []);
  const player = new window.shaka.Player();
  player.addEventListener('error', ({ detail }) => errors.push(`shaka ${detail?.code ?? 'unknown'}`));
  player.configure({ abr: { enabled: false } });
  await player.attach(video);
  await player.load(url);
  const track = player.getVariantTracks().find(({ originalVideoId }) => originalVideoId === quality);
  if (track) player.selectVariantTrack(track, true);
  await video.play();
};

/** Watches the page's video until it has played `seconds` seconds; counts in the page, frame by frame. */
const watchVideo = (seconds: number) =>
  new Promise<Viewing>((resolve) => {
    const video = document.querySelector('video');
    if (!video) throw new Error('there is no video to watch');
    let [read, loops, jumps, shown] = [0, 0, 0, 0];
    const stalls: string[] = [];
    /** For each frame, its position in the loop minus the frame's own time; and how late it was read, in frames. */
    const places: { readonly place: number; readonly late: number }[] = [];
    let last: { readonly at: number; readonly time: number; readonly frame: number | null } | null = null;
    const misplaced = (): number => {
      const counts = new Map<number, number>();
      for (const { place } of places) counts.set(place, (counts.get(place) ?? 0) + 1);
      const phase = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
      // The video may have advanced some frames before this one could be read.
      return places.filter(({ place, late }) => (place - phase + 480) % 480 > 2 + late).length;
    };
    const seen: VideoFrameRequestCallback = (at, { mediaTime, expectedDisplayTime }) => {
      const frame = window.frameNumberOf?.(video) ?? null;
      const late = Math.max(0, Math.ceil(((performance.now() - expectedDisplayTime) / 1000) * 30));
      const ahead = last ? mediaTime - last.time - (at - last.at) / 1000 : 0;
      if (last && (mediaTime < last.time || ahead > 0.5)) jumps++;
      else if (last) shown += mediaTime - last.time;
      if (frame !== null) {
        read++;
        places.push({ place: (((frame - Math.round(mediaTime * 30)) % 480) + 480) % 480, late });
        if (last?.frame !== null && last && frame < last.frame) loops++;
      }
      last = { at, time: mediaTime, frame: frame ?? last?.frame ?? null };
      if (shown < seconds) return void video.requestVideoFrameCallback(seen);
      const audio = 'webkitAudioDecodedByteCount' in video ? Number(video.webkitAudioDecodedByteCount) : 0;
      resolve({
        ...{ stalls, read, loops, misplaced: misplaced(), jumps, errors: window.playerErrors ?? [] },
        height: video.videoHeight,
        decodedAudioBytes: audio,
        dropped: video.getVideoPlaybackQuality().droppedVideoFrames,
      });
    };
    video.addEventListener('waiting', () => {
      const now = video.currentTime;
      const { buffered } = video;
      const ranges = Array.from({ length: buffered.length }, (_, i) => [buffered.start(i), buffered.end(i)] as const);
      if (!last || ranges.some(([start, end]) => start <= now && end > now + 0.5)) return;
      stalls.push(`at ${now} with ${ranges.map((range) => range.join(' to ')).join(', ') || 'nothing'}`);
    });
    video.requestVideoFrameCallback(seen);
  });

export interface Showing {
  readonly library: Library;
  readonly manifest: string;
  /** The id of a rendition in the manifest, such as `v720`. */
  readonly quality: string;
  readonly seconds: number;
}

/** Opens a bare player on a page of another site, plays there, and returns the observations. */
export const playOutside = async (
  page: Page,
  host: PlayerHost,
  { library, manifest, quality, seconds }: Showing,
): Promise<Viewing> => {
  await page.goto(host.pageOf(library));
  await page.evaluate(library === 'dash.js' ? startDash : startShaka, [manifest, quality] as const);
  await page.waitForFunction(
    (height) => document.querySelector('video')?.videoHeight === height,
    Number(/\d+/.exec(quality)?.[0]),
  );
  await installFrameReader(page);
  return page.evaluate(watchVideo, seconds);
};
