import { isQuality, type Quality } from '#domain/player/player.ts';
import type { StoragePort } from '#ports/storage.ts';

/** Storage key of the chosen quality. */
export const QUALITY = 'khandai.player.quality';

/** The quality that was last chosen on this device. */
export const keptQuality = (storage: Pick<StoragePort, 'read'>): Quality => {
  const quality = storage.read(QUALITY);
  return isQuality(quality) ? quality : 'auto';
};
