import type { Api } from '#contract/http/api.ts';
import type { AnyCall, DataOf, InputOf } from '#contract/http/call.ts';
import type { Match } from '#domain/match/match.ts';
import type { Session } from '../support/sessions.ts';

/** The subjects of the questions: two matches, two members, and a day of the schedule. */
export interface Place {
  readonly live: Match;
  readonly coming: Match;
  /** The member who asks. */
  readonly member: Session;
  readonly other: Session;
  /** The user id of a commentator of the live match. */
  readonly speaker: string;
  readonly zone: string;
  /** `YYYY-MM-DD` in `zone`. */
  readonly today: string;
  /** Ids from one answer that later questions use. */
  readonly notes: { applicationId: string; uploadId: string };
}

interface Question<Input> {
  readonly input: Input;
  /** For a call with a raw body. */
  readonly body?: Blob;
}
/**
 * A condition on the answer in addition to its schema; or the code of a refusal, if success would take more than one
 * call.
 */
type Expected<Data> = { readonly holds: (data: Data) => boolean } | { readonly refused: number };
type Asked<C extends AnyCall> = Question<InputOf<C>> & Expected<DataOf<C>>;
type AskedOf<C> = C extends AnyCall ? Asked<C> : never;
/** One sensible question for each call; it does not compile if a call has none. */
export type Asking = { readonly [Area in keyof Api]: { readonly [Name in keyof Api[Area]]: AskedOf<Api[Area][Name]> } };
export type AnyAsked = Question<unknown> & Expected<never>;
