import type * as Schema from 'effect/Schema';
import type { Clears } from '#domain/auth/auth.ts';

/** Who may call: everybody, holders of a guest token (or better), or members. */
export type Needs = 'nothing' | 'guest' | 'member';

export type Codec = Schema.Codec<unknown, unknown, never, never>;

/** A binary request body of one of these media types, of at most `maxBytes`. */
export interface RawBody {
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/** One call of the API: everything that browser, origin and documents need to know about it. */
export interface CallSpec<Input extends Schema.Top, Data extends Schema.Top, N extends Needs = Needs> {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** `:name` is a parameter taken from the input. */
  readonly path: `/${string}`;
  /** One line for the API documents. */
  readonly about: string;
  /** The query of a GET call or beside a raw body, else a JSON body. */
  readonly input: Input;
  readonly data: Data;
  readonly needs: N;
  /** Which tokens a 401 clears (AUTH-4). */
  readonly on401: Clears;
  /** Sent without waiting for a token: for calls that the first page shows, and those that obtain a token (CALL-1). */
  readonly early?: true;
  /** Bytes that a JSON body may have; absent: 64 KiB. */
  readonly maxBytes?: number;
  /** The request body, if it is not JSON (`uploadCall`). */
  readonly body?: RawBody;
  /** Media types of the answer, if it is a file without an envelope (`fileCall`); refusals still have one. */
  readonly file?: readonly string[];
}
export type AnyCall = CallSpec<Schema.Top, Schema.Top>;

/** A call with a binary request body. */
export interface UploadSpec<
  Input extends Schema.Top,
  Data extends Schema.Top,
  N extends Needs = Needs,
> extends CallSpec<Input, Data, N> {
  readonly method: 'POST' | 'PUT';
  readonly body: RawBody;
}
/** A call that answers a file; no schema describes its bytes. */
export interface FileSpec<Input extends Schema.Top, N extends Needs = Needs> extends CallSpec<
  Input,
  typeof Schema.Unknown,
  N
> {
  readonly method: 'GET';
  readonly file: readonly string[];
}

/*#__NO_SIDE_EFFECTS__*/
export const call = <const I extends Schema.Top, const D extends Schema.Top, const N extends Needs>(
  spec: CallSpec<I, D, N>,
): CallSpec<I, D, N> => spec;

/*#__NO_SIDE_EFFECTS__*/
export const uploadCall = <const I extends Schema.Top, const D extends Schema.Top, const N extends Needs>(
  spec: UploadSpec<I, D, N>,
): UploadSpec<I, D, N> => spec;

/*#__NO_SIDE_EFFECTS__*/
export const fileCall = <const I extends Schema.Top, const N extends Needs>(spec: FileSpec<I, N>): FileSpec<I, N> =>
  spec;

export type InputOf<C extends AnyCall> = C['input']['Type'];
export type DataOf<C extends AnyCall> = C['data']['Type'];
