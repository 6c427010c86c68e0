import type * as Schema from 'effect/Schema';
import type { Clears } from '#domain/auth/auth.ts';

/** Who may ask: nobody in particular, holders of a guest token (or better), or members. */
export type Needs = 'nothing' | 'guest' | 'member';

export type Codec = Schema.Codec<unknown, unknown, never, never>;

/** One row of the API: everything that browser, origin and documents need to know about one call. */
export interface CallSpec<Input extends Schema.Top, Data extends Schema.Top> {
  readonly method: 'GET' | 'POST';
  /** `:name` is a parameter taken from the input. */
  readonly path: `/${string}`;
  /** What it does, in one line, for the documents. */
  readonly about: string;
  /** Query for GET, JSON body for POST. */
  readonly input: Input;
  readonly data: Data;
  readonly needs: Needs;
  /** What a 401 clears, AUTH-4. */
  readonly on401: Clears;
}
export type AnyCall = CallSpec<Schema.Top, Schema.Top>;

/*#__NO_SIDE_EFFECTS__*/
export const call = <const I extends Schema.Top, const D extends Schema.Top>(spec: CallSpec<I, D>): CallSpec<I, D> =>
  spec;

export type InputOf<C extends AnyCall> = C['input']['Type'];
export type DataOf<C extends AnyCall> = C['data']['Type'];
