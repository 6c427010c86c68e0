import { UNSENT_VOICE } from '#domain/uploads/unsentVoice.ts';
import type { StoragePort } from '#ports/storage.ts';
import type { KeptVoice, UnsentVoicesPort } from '#ports/unsentVoices.ts';
import { unsentVoiceEnd } from './unsentVoiceEnd.ts';

export interface UnsentVoicesNeeds {
  readonly storage: StoragePort;
  /** Undefined, or throwing, where the browser has none. */
  readonly databases: () => IDBFactory | undefined;
  /** Epoch milliseconds by the device's clock. */
  readonly now: () => number;
}

/** As it is stored: bytes, because some browsers store no Blob. */
interface Stored {
  readonly userId: string;
  readonly until: number;
  readonly bytes: ArrayBuffer;
  readonly type: string;
  readonly durationMs: number;
  readonly clip: string;
}

const TABLE = 'voice';
const KEY = 'unsent';

const answerOf = <A>(request: IDBRequest<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB gave up')));
  });

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof ArrayBuffer;

/** IndexedDB, closed again after each use, so that another tab can delete it. */
export const browserUnsentVoices = ({ storage, databases, now }: UnsentVoicesNeeds): UnsentVoicesPort => {
  const { drop } = unsentVoiceEnd({ storage, databases });

  const opened = async (): Promise<IDBDatabase> => {
    const factory = databases();
    if (!factory) throw new Error('This browser has no IndexedDB');
    const request = factory.open(UNSENT_VOICE.name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE));
    return answerOf(request);
  };
  const used = async <A>(mode: IDBTransactionMode, ask: (table: IDBObjectStore) => IDBRequest<A>): Promise<A> => {
    const database = await opened();
    try {
      const transaction = database.transaction(TABLE, mode);
      const [value] = await Promise.all([answerOf(ask(transaction.objectStore(TABLE))), ended(transaction)]);
      return value;
    } finally {
      database.close();
    }
  };
  /** What a browser gives that may refuse, throw or never answer. */
  const patiently = <A>(work: () => Promise<A>, otherwise: A): Promise<A> =>
    Promise.race([
      work().catch(() => otherwise),
      new Promise<A>((resolve) => setTimeout(() => resolve(otherwise), UNSENT_VOICE.patienceMs)),
    ]);

  return {
    read: async (userId) => {
      if (storage.read(UNSENT_VOICE.name) === null) return null;
      const kept = await patiently<unknown>(() => used('readonly', (table) => table.get(KEY)), null);
      if (!isStored(kept)) return null;
      if (kept.userId !== userId || kept.until <= now()) {
        drop();
        return null;
      }
      const { bytes, type, durationMs, clip } = kept;
      return { recording: { sound: new Blob([bytes], { type }), durationMs }, clip };
    },
    keep: async (userId, { recording: { sound, durationMs }, clip }: KeptVoice) => {
      const until = now() + UNSENT_VOICE.keptMs;
      return patiently(async () => {
        const bytes = await sound.arrayBuffer();
        const stored: Stored = { ...{ userId, until, bytes }, type: sound.type, durationMs, clip };
        // Said first: what is written and not said would never be deleted.
        storage.write(UNSENT_VOICE.name, String(until));
        await used('readwrite', (table) => table.put(stored, KEY));
        return storage.read(UNSENT_VOICE.name) !== null;
      }, false);
    },
    drop: async () => drop(),
  };
};

/** Those of a window, by its own clock. */
export const unsentVoicesIn = (window: Pick<Window, 'indexedDB'>, storage: StoragePort): UnsentVoicesPort =>
  browserUnsentVoices({ storage, databases: () => window.indexedDB, now: Date.now });
