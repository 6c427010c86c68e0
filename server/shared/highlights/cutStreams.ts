import type { CutPlan, Span } from '#domain/media/cut.ts';
import type { Refusal } from '../refusal.ts';
import type { CutForm } from './highlightForm.ts';

/** What to cut from the stream of a room, as far back as the stream reached at a given time. */
export interface CutOrder {
  readonly roomId: string;
  readonly spans: readonly Span[];
  /** Epoch milliseconds. */
  readonly at: number;
  /** For the demo: from anywhere in the stream, and only in its smallest rendition. */
  readonly sample?: true;
}
export interface Cut {
  readonly plan: CutPlan;
  readonly best: CutForm['best'];
}

/** The streams that this origin produces. Null for a room without one. */
export interface CutStreams {
  /** The planned cut; or a refusal with messages for the fields `fromTs` and `toTs`. */
  readonly plan: (order: CutOrder) => Cut | Refusal | null;
  /** Writes the cut into a folder of that name, completely or not at all. */
  readonly cut: (
    order: CutOrder,
    to: { readonly folder: string; readonly name: string },
  ) => Promise<Cut | Refusal | null>;
}
