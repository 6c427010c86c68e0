import type { KnownFault, Question } from '#domain/help/help.ts';
import type { CountedSlice } from '#domain/shared/slice.ts';
import type { Outcome } from './failure.ts';

/** Questions to customer care. */
export interface HelpPort {
  /** The known incidents, in the viewer's language. */
  readonly known: (signal: AbortSignal) => Promise<Outcome<readonly KnownFault[]>>;
  /** `clientId` makes retries idempotent. Gives the question's number, or which fields are invalid. */
  readonly ask: (
    question: { readonly mail: string; readonly text: string; readonly clientId: string },
    signal: AbortSignal,
  ) => Promise<Outcome<{ readonly askId: string }>>;
  /** For customer care; `from` is the cursor of the slice, null for the first. */
  readonly questions: (
    state: 'open' | 'answered',
    from: string | null,
    signal: AbortSignal,
  ) => Promise<Outcome<CountedSlice<Question>>>;
  readonly answer: (
    answer: { readonly askId: string; readonly text: string; readonly clientId: string },
    signal: AbortSignal,
  ) => Promise<Outcome<Question>>;
}
