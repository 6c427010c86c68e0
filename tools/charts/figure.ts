/** The input of a guard or a delay: the parts of the context and the event that it uses. */
export interface Asked {
  readonly context?: object;
  readonly event?: object;
  readonly params?: unknown;
}
/** A guard with a number, in words. Cases on both sides of the number are tested on the guard itself. */
interface GuardFigure {
  readonly says: string;
  readonly holds: readonly Asked[];
  readonly fails: readonly Asked[];
}
/** A delay that depends on the context, in words, with cases (in milliseconds) that are tested on the delay itself. */
interface DelayFigure {
  readonly says: string;
  readonly cases: readonly (readonly [Asked, number])[];
}
export interface Figures {
  readonly guards?: Readonly<Record<string, GuardFigure>>;
  readonly delays?: Readonly<Record<string, DelayFigure>>;
}

export const ms = (value: number): string => `${value} ms`;
