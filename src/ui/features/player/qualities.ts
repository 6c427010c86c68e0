import type { StreamLabel, StreamProfile } from '#domain/match/match.ts';
import { gigabytesPerHour, qualityProfiles, type Quality } from '#domain/player/player.ts';
import type { OfferedProfile } from '#ports/playback.ts';

/** A line of the quality menu; `gigabytes` an hour by the manifest's true rate, null where the source does not offer it. */
export interface QualityLine {
  readonly quality: StreamProfile;
  readonly label: StreamLabel;
  readonly gigabytes: number | null;
}

/** PLAYER-3: the ladder, best first, with what each rung costs. */
export const qualityLines = (offered: readonly OfferedProfile[]): readonly QualityLine[] =>
  qualityProfiles.toReversed().map(({ profile, label }) => {
    const rung = offered.find((one) => one.profile === profile);
    return { quality: profile, label, gigabytes: rung ? gigabytesPerHour(rung.bitsPerSecond) : null };
  });

/** The short label of a profile, HD where nothing is known yet (PLAYER-3). */
export const labelOf = (profile: StreamProfile | null): StreamLabel =>
  qualityProfiles.find((one) => one.profile === profile)?.label ?? 'HD';

/** What stands beside the gear: the rung that plays under Auto, else the chosen one; null for sound alone. */
export const shownLabel = (quality: Quality, profile: StreamProfile | null): StreamLabel | null =>
  quality === 'audio' ? null : labelOf(quality === 'auto' ? profile : quality);

/** The gigabytes an hour that Auto takes at most, up to a cap; null where nothing is known yet (LR-13). */
export const autoGigabytes = (offered: readonly OfferedProfile[], cap: StreamProfile): number | null =>
  qualityLines(offered)
    .slice(qualityProfiles.length - 1 - qualityProfiles.findIndex(({ profile }) => profile === cap))
    .reduce<number | null>((most, { gigabytes }) => most ?? gigabytes, null);
