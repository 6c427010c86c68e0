import type { CutPlan, Span } from '#domain/media/cut.ts';
import type { Refusal } from '../refusal.ts';
import type { CutForm } from './highlightForm.ts';

/** What is cut out of the stream of a room, as far back as it reached at a moment. */
export interface CutOrder {
  readonly roomId: string;
  readonly spans: readonly Span[];
  /** Epoch milliseconds. */
  readonly at: number;
  /** For the demo: from anywhere in the stream, and in its smallest picture alone. */
  readonly sample?: true;
}
export interface Cut {
  readonly plan: CutPlan;
  readonly best: CutForm['best'];
}

/** The streams that this origin makes. Null for a room that has none. */
export interface CutStreams {
  /** What would be cut; a refusal in words for the fields `fromTs` and `toTs`. */
  readonly plan: (order: CutOrder) => Cut | Refusal | null;
  /** Puts it into a folder of that name, whole or not at all. */
  readonly cut: (
    order: CutOrder,
    to: { readonly folder: string; readonly name: string },
  ) => Promise<Cut | Refusal | null>;
}
