import type { StreamProfile } from '#domain/match/match.ts';
import { AUTO_CAP, type Quality } from '#domain/player/player.ts';
import type { OfferedProfile } from '#ports/playback.ts';

/** A picture that a manifest offers. */
export interface Rung {
  readonly id: string;
  readonly height: number;
  readonly bitsPerSecond: number;
}
export interface NamedRung extends Rung {
  readonly profile: StreamProfile;
}

/** Names what a manifest offers, the least first: over 720 lines the least rung is 1080p, the best above it 1080p Max. */
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

/** What a viewer can choose, with the sound's rate in it. */
export const offeredOf = (rungs: readonly NamedRung[], soundBitsPerSecond: number): readonly OfferedProfile[] =>
  rungs.map(({ profile, bitsPerSecond }) => ({ profile, bitsPerSecond: bitsPerSecond + soundBitsPerSecond }));

const order: readonly StreamProfile[] = ['540p', '720p', '1080p', '1080p Max'];

/** The best rung that is not above a quality, else the least; `auto` is capped at HD (PLAYER-3). */
export const rungFor = (rungs: readonly NamedRung[], quality: Exclude<Quality, 'audio'>): NamedRung | null => {
  const cap = order.indexOf(quality === 'auto' ? AUTO_CAP : quality);
  return rungs.findLast(({ profile }) => order.indexOf(profile) <= cap) ?? rungs[0] ?? null;
};
