import * as Result from 'effect/Result';
import * as Schema from 'effect/Schema';

/** The decoded or encoded value, or where and why it does not fit; the reason never contains the value. */
export type Coded<A> = { readonly ok: true; readonly value: A } | { readonly ok: false; readonly detail: string };

// Schemas of the contract need no services, which `Schema.Top` does not say.
type Codec<S extends Schema.Top> = Schema.Codec<S['Type'], S['Encoded']>;
const codec = <S extends Schema.Top>(schema: S) => schema as unknown as Codec<S>;
const coded = <A>(result: Result.Result<A, Schema.SchemaError>): Coded<A> =>
  Result.isSuccess(result) ? { ok: true, value: result.success } : { ok: false, detail: result.failure.message };

/**
 * The codec of the contract. In the browser's build `browser/codec.ts` replaces this file, and generated readers
 * replace the schemas (docs/decisions/0011-generated-decoders.md).
 */
export const decode = <S extends Schema.Top>(schema: S, value: unknown): Coded<S['Type']> =>
  coded(Schema.decodeUnknownResult(codec(schema))(value));

/** Decodes JSON text; anything but a string does not fit. */
export const decodeText = <S extends Schema.Top>(schema: S, text: unknown): Coded<S['Type']> =>
  coded(Schema.decodeUnknownResult(Schema.fromJsonString(codec(schema)))(text));

export const encode = <S extends Schema.Top>(schema: S, value: unknown): Coded<S['Encoded']> =>
  coded(Schema.encodeUnknownResult(codec(schema))(value));
