import type { MediaItem } from '../media/mediaItem.ts';
import type { AudioTrack, SubtitleTrack, Trickplay, VodSource } from '../films/film.ts';
import { creditsFrom, type Chapter, type Segment, type SegmentType, type SkipWish } from '../films/timeline.ts';
import type { Target } from '../social/social.ts';

/** What is fixed about playing something that has a length; seconds unless the name says milliseconds. */
export const VOD = {
  maxRetries: 3,
  retryDelaysMs: [1000, 2000, 4000],
  openPatienceMs: 15_000,
  /** A picture that stands still this long while it should move counts as a failure. */
  watchdogMs: 8000,
  /** How often the origin is told where the viewer is. */
  tellEveryMs: 10_000,
  /** FI-4: how long the next item is announced before it begins. */
  countdownS: 10,
  /** FI-9: items that followed by themselves, without a touch, after which the viewer is asked. */
  maxUntouched: 3,
  /** Played this far past a failure, its retries are forgotten. */
  steadyS: 5,
  jumpS: 10,
  minRate: 0.5,
  maxRate: 2,
} as const;

/** How fast one may watch. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** What comes after or before an item. */
export interface Beside {
  readonly path: string;
  readonly title: string;
  /** Number of the episode, or null. */
  readonly no: number | null;
  readonly still: string | null;
}

/** Something with a length that plays: a film, an episode, later a highlight or a programme of yesterday. */
export interface VodItem extends MediaItem {
  readonly kind: 'video';
  /** Under which its position is kept. */
  readonly target: Target;
  readonly sources: readonly VodSource[];
  readonly audio: readonly AudioTrack[];
  readonly subtitles: readonly SubtitleTrack[];
  readonly segments: readonly Segment[];
  readonly chapters: readonly Chapter[];
  /** NE-6: seconds that stand out on the bar: goals. */
  readonly marks?: readonly number[];
  readonly trickplay: Trickplay | null;
  readonly next: Beside | null;
  readonly previous: Beside | null;
}

export type SkipWishes = Readonly<Record<SegmentType, SkipWish>>;
export const askAlways: SkipWishes = { intro: 'ask', recap: 'ask', outro: 'ask', preview: 'ask' };

/** How long to wait before a retry, in milliseconds; `retries` counts from 1. */
export const vodRetryDelay = (retries: number): number =>
  VOD.retryDelaysMs[Math.min(Math.max(retries, 1), VOD.retryDelaysMs.length) - 1]!;

/** From where on the next item is announced: at the credits, else at the last seconds. */
export const announcesNextFrom = (segments: readonly Segment[], lengthS: number): number =>
  Math.min(creditsFrom(segments, lengthS), Math.max(0, lengthS - VOD.countdownS));

/** Credits after which nothing comes: the next item is announced there, there is nothing to skip to. */
export const isLastPart = (segment: Segment, lengthS: number): boolean =>
  segment.type === 'outro' && segment.to >= lengthS - 3;

/** A place within the length; a length that is not known limits nothing. */
export const within = (seconds: number, lengthS: number): number =>
  Math.max(0, lengthS > 0 ? Math.min(seconds, lengthS) : seconds);

/** `1:14`, `1:02:09`. */
export const clockText = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};
