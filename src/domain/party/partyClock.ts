/** One question for the origin's time: what is to be added to the own clock, and how long the answer took. */
export interface ClockSample {
  readonly offsetMs: number;
  readonly roundMs: number;
}

/** As many are kept: a clock that goes wrong is seen after so many answers. */
export const KEPT_SAMPLES = 8;

/** From when it was asked and answered by the own clock, and what the origin said. At most half of the round is wrong. */
export const clockSample = (askedAt: number, origin: number, answeredAt: number): ClockSample => ({
  offsetMs: origin - (askedAt + answeredAt) / 2,
  roundMs: answeredAt - askedAt,
});

export const withSample = (samples: readonly ClockSample[], sample: ClockSample): readonly ClockSample[] =>
  [...samples, sample].slice(-KEPT_SAMPLES);

/** What is to be added to the own clock: by the answer that came fastest; null while none came. */
export const offsetOf = (samples: readonly ClockSample[]): number | null =>
  samples.length === 0 ? null : samples.reduce((best, one) => (one.roundMs < best.roundMs ? one : best)).offsetMs;
