import type { StreamLabel, StreamProfile } from '#domain/match/match.ts';
import { gigabytesPerHour, qualityProfiles, type Quality } from '#domain/player/player.ts';
import type { OfferedProfile } from '#ports/playback.ts';

/** What a viewer reads for a label: beside '1080p', '4K' would be untrue. The stream's own label stays as specified. */
export type ShownLabel = Exclude<StreamLabel, '4K'> | 'Max';
const shown = (label: StreamLabel): ShownLabel => (label === '4K' ? 'Max' : label);

/**
 * A line of the quality menu; `gigabytes` per hour by the manifest's real bitrate, null if the source lacks this
 * quality.
 */
export interface QualityLine {
  readonly quality: StreamProfile;
  readonly label: ShownLabel;
  readonly gigabytes: number | null;
}

/** PLAYER-3: all qualities, best first, with their data usage. */
export const qualityLines = (offered: readonly OfferedProfile[]): readonly QualityLine[] =>
  qualityProfiles.toReversed().map(({ profile, label }) => {
    const rung = offered.find((one) => one.profile === profile);
    return { quality: profile, label: shown(label), gigabytes: rung ? gigabytesPerHour(rung.bitsPerSecond) : null };
  });

/** The short label of a profile; HD if it is unknown (PLAYER-3). */
export const labelOf = (profile: StreamProfile | null): ShownLabel =>
  shown(qualityProfiles.find((one) => one.profile === profile)?.label ?? 'HD');

/** The label beside the gear: under Auto the current quality, else the chosen one; null for audio only. */
export const shownLabel = (quality: Quality, profile: StreamProfile | null): ShownLabel | null =>
  quality === 'audio' ? null : labelOf(quality === 'auto' ? profile : quality);

/** LR-13: maximum gigabytes per hour of Auto, up to a cap; null if unknown. */
export const autoGigabytes = (offered: readonly OfferedProfile[], cap: StreamProfile): number | null =>
  qualityLines(offered)
    .slice(qualityProfiles.length - 1 - qualityProfiles.findIndex(({ profile }) => profile === cap))
    .reduce<number | null>((most, { gigabytes }) => most ?? gigabytes, null);
