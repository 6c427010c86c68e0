import { isQuality } from '#domain/player/player.ts';
import { segmentTypes, skipWishes, type SkipWish } from '#domain/films/timeline.ts';
import { SHELF_FILLED } from '#domain/social/shelfMark.ts';
import { targetText, type Progress, type Target } from '#domain/social/social.ts';
import { readCaptions } from '#domain/vod/captions.ts';
import { askAlways, type SkipWishes } from '#domain/vod/vod.ts';
import type { StoragePort } from '#ports/storage.ts';
import type { VodContext, VodInput } from './vod.types.ts';

const keys = {
  ...{ volume: 'khandai.vod.volume', muted: 'khandai.vod.muted', quality: 'khandai.vod.quality' },
  ...{ captions: 'khandai.vod.captions', subtitles: 'khandai.vod.subtitles', audio: 'khandai.vod.audio' },
  ...{ skips: 'khandai.vod.skips', autoNext: 'khandai.vod.autoNext', places: 'khandai.vod.places' },
} as const;
/** The value for "no subtitles": a language is never empty. */
const NONE = '-';

const isSkipWish = (text: unknown): text is SkipWish => skipWishes.some((wish) => wish === text);
const readSkips = (text: string | null): SkipWishes => {
  const wishes = text?.split(',') ?? [];
  return Object.fromEntries(
    segmentTypes.map((type, i) => [type, isSkipWish(wishes[i]) ? wishes[i] : askAlways[type]]),
  ) as unknown as SkipWishes;
};

/** The chart's input, from what was chosen on earlier visits of this browser. */
export const vodInput = (storage: StoragePort): VodInput => {
  const volume = Number(storage.read(keys.volume) ?? Number.NaN);
  const quality = storage.read(keys.quality);
  const subtitles = storage.read(keys.subtitles);
  return {
    volume: volume > 0 && volume <= 1 ? volume : null,
    muted: storage.read(keys.muted) === 'yes',
    quality: isQuality(quality) ? quality : 'auto',
    captions: readCaptions(storage.read(keys.captions)),
    subtitleLang: subtitles === NONE ? null : (subtitles ?? undefined),
    audioLang: storage.read(keys.audio),
    skips: readSkips(storage.read(keys.skips)),
    autoNext: storage.read(keys.autoNext) !== 'no',
  };
};

export const rememberVod = (storage: StoragePort, context: VodContext): void => {
  const { volume, mutedBy, quality, captions, subtitleLang, audioLang, skips, autoNext } = context;
  storage.write(keys.volume, String(volume));
  storage.write(keys.muted, mutedBy === 'viewer' ? 'yes' : null);
  if (quality !== 'audio') storage.write(keys.quality, quality);
  storage.write(keys.captions, JSON.stringify(captions));
  storage.write(keys.subtitles, subtitleLang === undefined ? null : (subtitleLang ?? NONE));
  storage.write(keys.audio, audioLang);
  storage.write(keys.skips, segmentTypes.map((type) => skips[type]).join());
  storage.write(keys.autoNext, autoNext ? null : 'no');
};

/** As many as the origin takes of a guest at once. */
const MOST = 50;
type Kept = readonly [target: string, position: number, duration: number, done: 0 | 1, at: number];

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) && typeof value[0] === 'string' && value.slice(1).every((one) => typeof one === 'number');
const readAll = (storage: StoragePort): readonly Kept[] => {
  try {
    const kept: unknown = JSON.parse(storage.read(keys.places) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
};
const progress = ([text, position, duration, done, at]: Kept): Progress => {
  const [type, id] = text.split(':');
  return { target: { type, id } as Target, position, duration, done: done === 1, at };
};

/** FI-3: the places of this device, latest first: they outlive a tab that crashes, and are all that a guest has. */
export const placesOn = (storage: StoragePort) => ({
  all: (): readonly Progress[] => readAll(storage).map(progress),
  of: (target: Target): Progress | null => {
    const found = readAll(storage).find(([text]) => text === targetText(target));
    return found ? progress(found) : null;
  },
  keep: ({ target, position, duration, done, at }: Progress): void => {
    const text = targetText(target);
    const others = readAll(storage).filter(([other]) => other !== text);
    const kept: Kept = [text, position, duration, done ? 1 : 0, at];
    storage.write(keys.places, JSON.stringify([kept, ...others].slice(0, MOST)));
    storage.write(SHELF_FILLED, 'yes');
  },
  forget: (target: Target): void => {
    const left = readAll(storage).filter(([text]) => text !== targetText(target));
    storage.write(keys.places, left.length === 0 ? null : JSON.stringify(left));
  },
});
