import type { KnownFault, Question } from '#domain/help/help.ts';
import type { CountedSlice } from '#domain/shared/slice.ts';
import type { Outcome } from './failure.ts';

/** Questions to customer care. */
export interface HelpPort {
  /** What is known to be broken now, in the viewer's language. */
  readonly known: (signal: AbortSignal) => Promise<Outcome<readonly KnownFault[]>>;
  /** `clientId`: the same again is the same question. Answers the question's number, or which fields are not right. */
  readonly ask: (
    question: { readonly mail: string; readonly text: string; readonly clientId: string },
    signal: AbortSignal,
  ) => Promise<Outcome<{ readonly askId: string }>>;
  /** For customer care; `from` is where the part before ended. */
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
