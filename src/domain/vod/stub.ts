/** What the sound was taken from: it brings back the same page at the same second. */
export interface Stub {
  /** `film`, `room`, … with its id. */
  readonly id: string;
  readonly title: string;
  /** Without a language prefix and without a second. */
  readonly path: string;
  /** In seconds; null for what is live. */
  readonly atS: number | null;
}

/** At most two stand; older ones are on the shelf anyway. */
export const STUBS = 2;

/** With one more at the end; the same thing stands once. */
export const withStub = (stubs: readonly Stub[], stub: Stub): readonly Stub[] =>
  [...withoutStub(stubs, stub.id), stub].slice(-STUBS);
export const withoutStub = (stubs: readonly Stub[], id: string): readonly Stub[] =>
  stubs.filter((one) => one.id !== id);

/** The address that brings it back; `t` is exact to the second. */
export const stubPath = ({ path, atS }: Stub): string =>
  atS === null || atS < 1 ? path : `${path}${path.includes('?') ? '&' : '?'}t=${Math.floor(atS)}`;
