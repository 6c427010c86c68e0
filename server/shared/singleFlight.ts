import { elapsing, type Clock } from './clock.ts';

export interface FlightOptions<A> {
  /** How long an answer is given again, counted from its arrival. */
  readonly ttlMs: number;
  /** The least recently made goes first. */
  readonly maxEntries: number;
  readonly clock: Clock;
  /** What may be kept; the rest is shared by those who wait and then forgotten. */
  readonly keeps: (value: A) => boolean;
}

interface Entry<A> {
  readonly flight: Promise<A>;
  /** Null while in flight. */
  freshUntil: number | null;
}

/** Makes what a key names once for all who ask meanwhile, and keeps it for a short time. */
export const createSingleFlight = <A>({ ttlMs, maxEntries, clock, keeps }: FlightOptions<A>) => {
  const time = elapsing(clock);
  const entries = new Map<string, Entry<A>>();
  return (key: string, make: () => Promise<A>): Promise<A> => {
    const held = entries.get(key);
    if (held && (held.freshUntil === null || held.freshUntil > time())) return held.flight;
    const entry: Entry<A> = { flight: make(), freshUntil: null };
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value!);
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    entry.flight.then((value) => {
      if (keeps(value)) entry.freshUntil = time() + ttlMs;
      else forget();
    }, forget);
    return entry.flight;
  };
};
