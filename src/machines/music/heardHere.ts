import { idsIn } from '#domain/shared/idList.ts';
import type { StoragePort } from '#ports/storage.ts';

const HEARD = 'khandai.music.heard';
/** As many as the origin tells of at once. */
const MOST = 50;

/** MU-9: what a guest listened to on this device, latest first. */
export const heardHereOn = (storage: StoragePort) => {
  const ids = (): readonly string[] => idsIn(storage.read(HEARD));
  return {
    ids,
    keep: (songId: string): void =>
      storage.write(HEARD, [songId, ...ids().filter((id) => id !== songId)].slice(0, MOST).join(' ')),
  };
};
