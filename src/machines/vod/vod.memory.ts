import { isQuality } from '#domain/player/player.ts';
import { segmentTypes, skipWishes, type SkipWish } from '#domain/films/timeline.ts';
import { readCaptions } from '#domain/vod/captions.ts';
import { askAlways, type SkipWishes } from '#domain/vod/vod.ts';
import type { StoragePort } from '#ports/storage.ts';
import type { VodContext, VodInput } from './vod.types.ts';

const keys = {
  ...{ volume: 'khandai.vod.volume', muted: 'khandai.vod.muted', quality: 'khandai.vod.quality' },
  ...{ captions: 'khandai.vod.captions', subtitles: 'khandai.vod.subtitles', audio: 'khandai.vod.audio' },
  ...{ skips: 'khandai.vod.skips', autoNext: 'khandai.vod.autoNext' },
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
