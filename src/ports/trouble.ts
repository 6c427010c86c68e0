import type { TroubleReport } from '#domain/navigation/trouble.ts';
import type { Outcome } from './failure.ts';

/** Tells the operators of a fault that a viewer saw. */
export interface TroublePort {
  readonly report: (report: TroubleReport, signal: AbortSignal) => Promise<Outcome<null>>;
}
