import { UNSENT_VOICE } from '#domain/uploads/unsentVoice.ts';
import type { StoragePort } from '#ports/storage.ts';

export interface UnsentVoiceEndNeeds {
  readonly storage: StoragePort;
  /** Undefined, or throwing, where the browser has none. */
  readonly databases: () => Pick<IDBFactory, 'deleteDatabase'> | undefined;
}

/** Ends what is kept of an unsent recording, without loading the code that keeps it. */
export const unsentVoiceEnd = ({ storage, databases }: UnsentVoiceEndNeeds) => {
  const drop = (): void => {
    if (storage.read(UNSENT_VOICE.name) === null) return;
    storage.write(UNSENT_VOICE.name, null);
    try {
      databases()?.deleteDatabase(UNSENT_VOICE.name);
    } catch {
      // A browser that refuses its database has kept nothing in it.
    }
  };
  return {
    drop,
    /** `now` is epoch milliseconds by the device's clock. */
    dropOld: (now: number): void => {
      const until = Number(storage.read(UNSENT_VOICE.name) ?? 0);
      // A clock that was set back would keep it for longer than a day.
      if (until <= now || until > now + UNSENT_VOICE.keptMs) drop();
    },
  };
};
