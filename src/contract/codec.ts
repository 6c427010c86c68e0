import * as Result from 'effect/Result';
import * as Schema from 'effect/Schema';

/** A value in the form that was asked for, or where and why it does not fit; the reason never holds the value. */
export type Coded<A> = { readonly ok: true; readonly value: A } | { readonly ok: false; readonly detail: string };

// Schemas of the contract need no services, which `Schema.Top` does not say.
type Codec<S extends Schema.Top> = Schema.Codec<S['Type'], S['Encoded']>;
const codec = <S extends Schema.Top>(schema: S) => schema as unknown as Codec<S>;
const coded = <A>(result: Result.Result<A, Schema.SchemaError>): Coded<A> =>
  Result.isSuccess(result) ? { ok: true, value: result.success } : { ok: false, detail: result.failure.message };

/**
 * The way of browsers to and from the contract. In their build `browser/codec.ts` stands here and each schema is the
 * code that was generated from it (docs/decisions/0011-generated-decoders.md).
 */
export const decode = <S extends Schema.Top>(schema: S, value: unknown): Coded<S['Type']> =>
  coded(Schema.decodeUnknownResult(codec(schema))(value));

/** Decodes a text of JSON; anything but a text does not fit. */
export const decodeText = <S extends Schema.Top>(schema: S, text: unknown): Coded<S['Type']> =>
  coded(Schema.decodeUnknownResult(Schema.fromJsonString(codec(schema)))(text));

export const encode = <S extends Schema.Top>(schema: S, value: unknown): Coded<S['Encoded']> =>
  coded(Schema.encodeUnknownResult(codec(schema))(value));
