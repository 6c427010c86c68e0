/**
 * B1: how a viewer wants to be told what happens: at the moment of the picture ('Theo hình'), or as soon as the origin
 * knows it ('Nhanh nhất').
 */
export const timelineModes = ['withPicture', 'fastest'] as const;
export type TimelineMode = (typeof timelineModes)[number];

/** What is seen of a stream; all times are epoch milliseconds of the stream's clock. */
export interface Sight {
  readonly mode: TimelineMode;
  /** The moment of the picture that is shown now; null without a picture. */
  readonly playhead: number | null;
}

/** Up to which moment things may be shown; without a picture there is nothing to wait for. */
export const shownUntil = ({ mode, playhead }: Sight): number =>
  mode === 'fastest' || playhead === null ? Infinity : playhead;

/** A picture that begins less than this behind is at the edge, in milliseconds: what was shown before it began stays. */
export const EDGE_MS = 15_000;

/** Something that happened, with its moment. */
export interface Momentary {
  readonly ts: number;
}
export interface Released<A> {
  /** In the order given; the same array where nothing is held back. */
  readonly shown: readonly A[];
  /** How many wait for the picture. */
  readonly held: number;
  /** The moment at which the next of them is due. */
  readonly nextTs: number | null;
}

/**
 * B1: of what is known, what may be shown: nothing before its moment, and everything from then on. It depends on the
 * sight alone, so that after a pause, a rewind, catching up or in the small player the same is shown as if nothing had
 * happened in between.
 */
export const release = <A extends Momentary>(items: readonly A[], sight: Sight): Released<A> => {
  const until = shownUntil(sight);
  const waiting = items.filter(({ ts }) => ts > until);
  return waiting.length === 0
    ? { shown: items, held: 0, nextTs: null }
    : {
        shown: items.filter(({ ts }) => ts <= until),
        held: waiting.length,
        nextTs: Math.min(...waiting.map(({ ts }) => ts)),
      };
};

/** What something was like from `asOf` on, and surely before `until`. */
export interface Dated<A> {
  readonly asOf: number;
  readonly until: number;
  readonly value: A;
}

/** The latest of what is known that is not of a later moment than `at`; `states` are in the order of their `asOf`. */
export const stateAt = <A>(states: readonly Dated<A>[], at: number): Dated<A> | null =>
  states.findLast(({ asOf }) => asOf <= at) ?? null;

/** From when on it is not known what stood: the first moment at or after `at` that no state covers. */
export const knownUntil = (states: readonly Dated<unknown>[], at: number): number =>
  states.reduce((known, { asOf, until }) => (asOf <= known && until > known ? until : known), at);
