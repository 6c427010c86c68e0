import type { StreamProfile } from '#domain/match/match.ts';
import { AUTO_CAP, type Quality } from '#domain/player/player.ts';
import type { OfferedProfile } from '#ports/playback.ts';

/** A video representation of a manifest. */
export interface Rung {
  readonly id: string;
  readonly height: number;
  readonly bitsPerSecond: number;
}
export interface NamedRung extends Rung {
  readonly profile: StreamProfile;
}

/**
 * Assigns quality names to the representations of a manifest, lowest first. Above 720 lines, the lowest is 1080p and
 * the best one above it 1080p Max.
 */
export const namedRungs = (rungs: readonly Rung[]): readonly NamedRung[] => {
  const named = new Map<StreamProfile, NamedRung>();
  for (const rung of [...rungs].sort((a, b) => a.bitsPerSecond - b.bitsPerSecond)) {
    const profile = profileOf(rung.height, named.has('1080p'));
    named.set(profile, { ...rung, profile });
  }
  return [...named.values()];
};

const profileOf = (height: number, has1080p: boolean): StreamProfile => {
  if (height <= 540) return '540p';
  if (height <= 720) return '720p';
  return has1080p ? '1080p Max' : '1080p';
};

/** The qualities to choose from; the sound's bitrate is added to each. */
export const offeredOf = (rungs: readonly NamedRung[], soundBitsPerSecond: number): readonly OfferedProfile[] =>
  rungs.map(({ profile, bitsPerSecond }) => ({ profile, bitsPerSecond: bitsPerSecond + soundBitsPerSecond }));

const order: readonly StreamProfile[] = ['540p', '720p', '1080p', '1080p Max'];

/** The best representation not above a quality, else the lowest; `auto` is capped at HD (PLAYER-3). */
export const rungFor = (rungs: readonly NamedRung[], quality: Exclude<Quality, 'audio'>): NamedRung | null => {
  const cap = order.indexOf(quality === 'auto' ? AUTO_CAP : quality);
  return rungs.findLast(({ profile }) => order.indexOf(profile) <= cap) ?? rungs[0] ?? null;
};
