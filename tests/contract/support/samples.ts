import * as Arbitrary from 'effect/Arbitrary';
import * as Effect from 'effect/Effect';
import * as Schema from 'effect/Schema';

/** Valid examples for domain rules that a generator cannot guess. */
const examples: Readonly<Record<string, readonly string[]>> = {
  isRoomId: ['a1', '30', 'zz9'],
  isDay: ['2026-11-20', '2028-02-29'],
  isZone: ['Asia/Bangkok', 'UTC'],
  isLocale: ['vi', 'en', 'zh'],
  isCode: ['ABC234', 'xyz-789'],
  isLinkToken: ['a'.repeat(22), 'Az09_-'.repeat(10)],
};

const examplesFor = ({ ast }: Schema.Top): readonly string[] =>
  (ast.checks ?? []).flatMap(({ annotations }) => {
    const payload = annotations?.representation?.payload as { readonly name?: string } | null | undefined;
    return examples[payload?.name ?? ''] ?? [];
  });

/** The same schema with these texts as literals. */
const guessable = (schema: Schema.Top): Schema.Top => {
  const texts = examplesFor(schema);
  if (texts.length > 0) {
    const literals = Schema.Literals(texts);
    return schema.ast.context?.isOptional ? Schema.optionalKey(literals) : literals;
  }
  if (!('fields' in schema)) return schema;
  const { fields } = schema as Schema.Struct<Readonly<Record<string, Schema.Top>>>;
  return Schema.Struct(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, guessable(field)])));
};

/** `count` values that the schema accepts. */
export const samples = (schema: Schema.Top, count: number): readonly unknown[] =>
  Effect.runSync(Arbitrary.sampleEffect(Arbitrary.schema(guessable(schema)), { count, size: 8, seed: count }));
