/** Nothing is one: it only keeps a union with it from being read as what else is in it. */
declare const sealed: unique symbol;
interface Sealed {
  readonly [sealed]: never;
}

/**
 * What may give a result away. Whoever has a T can give it as one; to read it as a T again does not compile, except
 * through `reveal` and what is built on it.
 */
export type Spoilable<T> = T | Sealed;

/** For the origin and its sources, which reckon with results and show them to nobody. */
export const asReckoned = <T>(value: Spoilable<T>): T => value as T;
