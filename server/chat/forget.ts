import type { Clock } from '../shared/clock.ts';
import type { ChatStore } from './chat.store.ts';
import type { After } from '../shared/timers.ts';

const HOUR_MS = 3_600_000;
/** How long the hashed address of a message's sender is kept. */
const ADDRESSES_KEPT_MS = 30 * 24 * HOUR_MS;
/** How long a clientId repeats its first answer: no client asks again after a day. */
const CLIENTS_KEPT_MS = 24 * HOUR_MS;
/** Pause between two steps, so that nobody waits for the database. */
const PAUSE_MS = 50;

interface Forgetting {
  readonly store: Pick<ChatStore, 'forgetAddresses' | 'forgetClients'>;
  readonly clock: Clock;
  readonly after: After;
  readonly failed: (error: unknown) => void;
}

/** Removes old data every hour; answers a function that stops it. */
export const startForgetting = ({ store, clock, after, failed }: Forgetting): (() => void) => {
  let callOff = (): void => {};
  let stopped = false;
  const later = (delayMs: number, work: () => Promise<void>): void => {
    if (stopped) return;
    callOff = after(delayMs, () => {
      work().catch((error: unknown) => {
        failed(error);
        later(HOUR_MS, forgetAll);
      });
    });
  };
  const forgetSome = async (): Promise<void> => {
    const isMore = await store.forgetClients(clock() - CLIENTS_KEPT_MS);
    if (isMore) later(PAUSE_MS, forgetSome);
    else later(HOUR_MS, forgetAll);
  };
  const forgetAll = async (): Promise<void> => {
    await store.forgetAddresses(clock() - ADDRESSES_KEPT_MS);
    await forgetSome();
  };
  later(HOUR_MS, forgetAll);
  return () => {
    stopped = true;
    callOff();
  };
};
