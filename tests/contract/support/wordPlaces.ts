import * as Schema from 'effect/Schema';
import type * as SchemaAST from 'effect/SchemaAST';
import { api } from '#contract/http/api.ts';
import type { AnyCall, Codec } from '#contract/http/call.ts';
import type { WordsNote } from '#contract/http/fields.ts';
import { noteOf } from '#server/shared/door/wordsIn.ts';
import { samples } from './samples.ts';

type Path = readonly (string | number)[];
type Ast = SchemaAST.AST;
type Fields = Record<string | number, unknown>;

/** A field of a call for a text that other people read. */
export interface WordPlace {
  readonly spec: AnyCall;
  readonly note: WordsNote;
  /** The field name used in refusals. */
  readonly field: string;
  /** An input with the text in this field; its other texts are harmless. */
  readonly input: (text: string) => Fields;
  /** Whether the field's schema accepts a text; texts that it rejects never reach the door. */
  readonly takes: (text: string) => boolean;
}

interface Found {
  readonly path: Path;
  readonly note: WordsNote;
  readonly ast: Ast;
}
const HARMLESS = 'xin chào';

const pathsIn = (ast: Ast, path: Path = []): readonly Found[] => {
  const note = noteOf(ast);
  if (note) return [{ path, note, ast }];
  if (ast._tag === 'Union') return ast.types.flatMap((one) => pathsIn(one, path));
  if (ast._tag === 'Arrays') return ast.rest.slice(0, 1).flatMap((one) => pathsIn(one, [...path, 0]));
  if (ast._tag !== 'Objects') return [];
  return ast.propertySignatures.flatMap(({ name, type }) => pathsIn(type, [...path, String(name)]));
};

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
/** The object that holds the last part of a path; null if an earlier part is missing. */
const holderOf = (value: unknown, path: Path): Fields | null => {
  let at = value;
  for (const name of path.slice(0, -1)) at = isFields(at) ? at[name] : null;
  if (!isFields(at)) return null;
  return typeof path.at(-1) === 'number' && Array.isArray(at) && at.length === 0 ? null : at;
};
const written = (ast: Ast, text: string): unknown =>
  ast._tag === 'String' ? text : [{ kind: 'paragraph', spans: [{ text }] }];

/** Writes a text into a field; unless `always` is set, only if the field has a value. */
const put = (value: Fields, { path, ast }: Found, text: string, always: boolean): void => {
  const [holder, last] = [holderOf(value, path), path.at(-1)!];
  if (!holder || !(always || last in holder)) return;
  // All items of a list, so that no other item is refused.
  if (typeof last === 'number' && Array.isArray(holder) && !always) holder.fill(written(ast, text));
  else holder[last] = written(ast, text);
};

const placesOf = (name: string, spec: AnyCall): readonly WordPlace[] => {
  const found = pathsIn(spec.input.ast);
  if (found.length === 0) return [];
  const encode = Schema.encodeUnknownSync(spec.input as Codec);
  const decode = Schema.decodeUnknownResult(spec.input as Codec);
  const takes = (value: unknown) => decode(value)._tag === 'Success';
  const bases = [12, 40, 150].flatMap((count) => samples(spec.input, count).map((one) => encode(one)));
  return found.map((place) => {
    const base = bases.find((one) => holderOf(one, place.path) !== null);
    if (base === undefined) throw new Error(`no input of ${name} has ${place.path.join('.')}`);
    const harmless = structuredClone(base) as Fields;
    for (const other of found) {
      const before = structuredClone(harmless);
      put(harmless, other, HARMLESS, false);
      // If the schema rejects such a text, the generated value stays.
      if (!takes(harmless)) Object.assign(harmless, before);
    }
    const input = (text: string): Fields => {
      const value = structuredClone(harmless);
      put(value, place, text, true);
      return value;
    };
    return { spec, note: place.note, field: place.path.join('.'), input, takes: (text) => takes(input(text)) };
  });
};

/** Every such field of the contract. */
export const wordPlaces: readonly WordPlace[] = Object.entries<Readonly<Record<string, AnyCall>>>(api).flatMap(
  ([group, calls]) => Object.entries(calls).flatMap(([name, spec]) => placesOf(`${group}.${name}`, spec)),
);
