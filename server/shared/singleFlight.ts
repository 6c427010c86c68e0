import { DatabaseUnavailable } from '../database/database.ts';
import { elapsing, type Clock } from './clock.ts';

/** How old public answers may be while the database is unavailable. */
export const STAND_IN_MS = 600_000;
/** A caller that has waited this long for a new answer gets the previous one. */
const PATIENCE_MS = 1000;

export interface FlightOptions<A> {
  /** How long an answer is served again, counted from its arrival. */
  readonly ttlMs: number;
  /** The least recently made entry is evicted first. */
  readonly maxEntries: number;
  readonly clock: Clock;
  /** Whether a value may be kept; others are shared by the waiting callers and then forgotten. */
  readonly keeps: (value: A) => boolean;
  /** Up to this age a kept answer is served when the database is slow or unavailable; never if absent. */
  readonly standInMs?: number;
  /** A counter of changes to the answers: an answer made, or begun, before a change is only good as a stand-in. */
  readonly changes?: () => number;
}

interface Entry<A> {
  flight: Promise<A>;
  readonly changes: number;
  /** Null while in flight. */
  freshUntil: number | null;
  /** The last value that was kept. */
  made: { readonly value: A; readonly at: number } | null;
}

const orBefore = <A>(making: Promise<A>, before: A): Promise<A> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(before), PATIENCE_MS);
    timer.unref();
    making
      .then(resolve, (error: unknown) => {
        if (error instanceof DatabaseUnavailable) resolve(before);
        else reject(error as Error);
      })
      .finally(() => clearTimeout(timer));
  });

const never = (): number => 0;

/** Makes the value of a key once for all concurrent callers, and keeps it for a short time. */
export const createSingleFlight = <A>({
  ttlMs,
  maxEntries,
  clock,
  keeps,
  standInMs = 0,
  changes = never,
}: FlightOptions<A>) => {
  const time = elapsing(clock);
  const entries = new Map<string, Entry<A>>();
  return (key: string, make: () => Promise<A>): Promise<A> => {
    const held = entries.get(key);
    const isCurrent = held !== undefined && held.changes === changes();
    if (isCurrent && (held.freshUntil === null || held.freshUntil > time())) return held.flight;
    const made = held?.made && time() - held.made.at < standInMs ? held.made : null;
    const begun = changes();
    const making = make();
    const entry: Entry<A> = {
      changes: begun,
      flight: made ? orBefore(making, made.value) : making,
      freshUntil: null,
      made,
    };
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value!);
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    making.then(
      (value) => {
        if (!keeps(value)) return forget();
        entry.flight = making;
        entry.made = { value, at: time() };
        entry.freshUntil = time() + ttlMs;
      },
      (error: unknown) => {
        if (entry.made && error instanceof DatabaseUnavailable) entry.freshUntil = time() + ttlMs;
        else forget();
      },
    );
    return entry.flight;
  };
};
