import { knownUntil, stateAt, type Dated } from '#domain/room/release.ts';

export const TRACK = {
  /** How long before a state may end the next one is asked for, in milliseconds. */
  aheadMs: 2000,
  /** At least between two questions; where the moment that is shown is not known, between two of those. */
  everyMs: 1000,
  unknownEveryMs: 300,
  /** After a failure, and where a source knows no past. */
  restMs: 3000,
  /** States that are kept. */
  kept: 120,
} as const;

interface TrackOptions<A> {
  /** What stood at a moment; null where that could not be had. */
  readonly ask: (atTs: number) => Promise<Dated<A> | null>;
  /** The origin's time, epoch milliseconds. */
  readonly now: () => number;
  readonly changed: () => void;
}

/** B1: what one thing was like over time, as far as it was told, and asked for where the picture is. */
export interface Track<A> {
  /** What is known, in the order of its moments. */
  readonly states: () => readonly Dated<A>[];
  /** What stood at a moment; null where nothing of it or before it is known. */
  readonly at: (moment: number) => A | null;
  /** The picture is there: asks for what is missing soon. */
  readonly look: (playhead: number) => void;
  readonly close: () => void;
}

export const createTrack = <A>({ ask, now, changed }: TrackOptions<A>): Track<A> => {
  let closed = false;
  let states: readonly Dated<A>[] = [];
  let asking = false;
  let notBefore = -Infinity;
  let askedAt = -Infinity;

  const put = (state: Dated<A>) => {
    const others = states.filter(({ asOf }) => asOf !== state.asOf);
    states = [...others, state].sort((a, b) => a.asOf - b.asOf).slice(-TRACK.kept);
    changed();
  };
  const askFor = async (atTs: number) => {
    asking = true;
    askedAt = now();
    const told = await ask(atTs).catch(() => null);
    asking = false;
    if (closed) return;
    notBefore = told && told.asOf <= atTs ? -Infinity : now() + TRACK.restMs;
    if (told) put(told);
  };
  return {
    states: () => states,
    at: (moment) => stateAt(states, moment)?.value ?? null,
    look: (playhead) => {
      const known = knownUntil(states, playhead);
      const present = now();
      const wait = known === playhead ? TRACK.unknownEveryMs : TRACK.everyMs;
      if (asking || present < Math.max(notBefore, askedAt + wait)) return;
      if (known > playhead + TRACK.aheadMs || known > present) return;
      void askFor(Math.floor(known));
    },
    close: () => {
      closed = true;
    },
  };
};
