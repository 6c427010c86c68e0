import type * as Schema from 'effect/Schema';
import type { Clears } from '#domain/auth/auth.ts';

/** Who may ask: nobody in particular, holders of a guest token (or better), or members. */
export type Needs = 'nothing' | 'guest' | 'member';

export type Codec = Schema.Codec<unknown, unknown, never, never>;

/** A body of bytes as they are, of one of these media types; `maxBytes` is what may come at most. */
export interface RawBody {
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/** One row of the API: everything that browser, origin and documents need to know about one call. */
export interface CallSpec<Input extends Schema.Top, Data extends Schema.Top, N extends Needs = Needs> {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** `:name` is a parameter taken from the input. */
  readonly path: `/${string}`;
  /** What it does, in one line, for the documents. */
  readonly about: string;
  /** Query for GET and beside a raw body, else a JSON body. */
  readonly input: Input;
  readonly data: Data;
  readonly needs: N;
  /** What a 401 clears, AUTH-4. */
  readonly on401: Clears;
  /** Goes out at once, with the token or without one: what a page shows first, and what brings a token (CALL-1). */
  readonly early?: true;
  /** What is sent is no JSON (`uploadCall`). */
  readonly body?: RawBody;
  /** What is answered is a file of one of these media types, without an envelope (`fileCall`); a refusal has one. */
  readonly file?: readonly string[];
}
export type AnyCall = CallSpec<Schema.Top, Schema.Top>;

/** A row whose body is bytes. */
export interface UploadSpec<
  Input extends Schema.Top,
  Data extends Schema.Top,
  N extends Needs = Needs,
> extends CallSpec<Input, Data, N> {
  readonly method: 'POST' | 'PUT';
  readonly body: RawBody;
}
/** A row that answers a file; its data are the bytes, which no schema describes. */
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
