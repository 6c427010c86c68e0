/** A mutex across all tabs of this site. */
export type Lock = <A>(run: () => Promise<A>) => Promise<A>;

const NAME = 'khandai.refresh';
/** Milliseconds after which a tab's lease expires, and between two attempts to take it. */
const LEASE = { heldMs: 20_000, lookMs: 100 } as const;

type Locks = { readonly request: <A>(name: string, run: () => Promise<A>) => Promise<A> };

/** By the Web Locks API, which only secure contexts have. */
export const webLock =
  (locks: Locks): Lock =>
  (run) =>
    locks.request(NAME, run);

export interface LeaseNeeds {
  readonly storage: {
    readonly read: (key: string) => string | null;
    readonly write: (key: string, value: string | null) => void;
  };
  /** Epoch milliseconds, the same for all tabs. */
  readonly now: () => number;
  readonly id: () => string;
  readonly pause: (delayMs: number) => Promise<void>;
}

/** By a lease in localStorage: a tab that still reads its own id after a pause holds it. */
export const leaseLock = ({ storage, now, id, pause }: LeaseNeeds): Lock => {
  const holder = (): { readonly id: string; readonly until: number } | null => {
    const [name, until] = (storage.read(NAME) ?? '').split(' ');
    return name && Number(until) > now() ? { id: name, until: Number(until) } : null;
  };
  return async (run) => {
    const me = id();
    while (holder()?.id !== me) {
      if (holder() === null) storage.write(NAME, `${me} ${now() + LEASE.heldMs}`);
      // A browser without storage shares no tokens between tabs, so there is nothing to lock.
      if (storage.read(NAME) === null) break;
      await pause(LEASE.lookMs);
    }
    try {
      return await run();
    } finally {
      if (holder()?.id === me) storage.write(NAME, null);
    }
  };
};

/** The best lock that this browser supports. */
export const browserLock = (locks: Locks | undefined, needs: LeaseNeeds): Lock =>
  locks ? webLock(locks) : leaseLock(needs);
