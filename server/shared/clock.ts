/** Epoch milliseconds; given in everywhere, so that tests hold it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
