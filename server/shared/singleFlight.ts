import { DatabaseUnavailable } from '../database/database.ts';
import { elapsing, type Clock } from './clock.ts';

/** How old what everybody reads may be while the database is away. */
export const STAND_IN_MS = 600_000;
/** Whoever has waited so long for a new answer gets the one before. */
const PATIENCE_MS = 1000;

export interface FlightOptions<A> {
  /** How long an answer is given again, counted from its arrival. */
  readonly ttlMs: number;
  /** The least recently made goes first. */
  readonly maxEntries: number;
  readonly clock: Clock;
  /** What may be kept; the rest is shared by those who wait and then forgotten. */
  readonly keeps: (value: A) => boolean;
  /** Up to this age a kept answer stands in for one that the database, slow or away, does not give; never where absent. */
  readonly standInMs?: number;
  /** Counts what changed the answers: one that was made, or begun, before a change is only good to stand in. */
  readonly changes?: () => number;
}

interface Entry<A> {
  flight: Promise<A>;
  readonly changes: number;
  /** Null while in flight. */
  freshUntil: number | null;
  /** The last that was kept. */
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

/** Makes what a key names once for all who ask meanwhile, and keeps it for a short time. */
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
