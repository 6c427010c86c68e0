import type * as SchemaAST from 'effect/SchemaAST';
import { WORDS, type WordsNote } from '#contract/http/fields.ts';

/** A text that somebody wrote, with its position in a call or frame. */
export interface FoundWords extends WordsNote {
  /** The field name used in refusals: `form.leagues.0`. */
  readonly field: string;
  readonly text: string;
}

type Ast = SchemaAST.AST;

/** The annotation of `words`, which Effect stores on the last check of a schema that has checks. */
export const noteOf = (ast: Ast): WordsNote | null => {
  const note: unknown = (ast.checks?.at(-1)?.annotations ?? ast.annotations)?.[WORDS];
  // Only `words` writes this annotation.
  return note === undefined ? null : (note as WordsNote);
};

const join = (field: string, name: string): string => (field === '' ? name : `${field}.${name}`);

const partsOf = (ast: Ast): readonly Ast[] => {
  if (ast._tag === 'Union') return ast.types;
  if (ast._tag === 'Objects') return ast.propertySignatures.map(({ type }) => type);
  return ast._tag === 'Arrays' ? ast.rest : [];
};

/** Schemas that contain words somewhere. */
const holders = (ast: Ast, held: Map<Ast, boolean> = new Map()): Map<Ast, boolean> => {
  if (held.has(ast)) return held;
  held.set(ast, false);
  const parts = partsOf(ast);
  for (const part of parts) holders(part, held);
  held.set(ast, noteOf(ast) !== null || parts.some((part) => held.get(part)));
  return held;
};

/** The readable text of a block or a list of spans; each block on a line of its own. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const isBlocks = items.some((item) => typeof item === 'object' && item !== null && 'spans' in item);
    return items.map(textOf).join(isBlocks ? '\n' : '');
  }
  if (typeof value !== 'object' || value === null) return '';
  return 'text' in value ? textOf(value.text) : 'spans' in value ? textOf(value.spans) : '';
};

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Normalises each text of a document (NFC). */
const normalise = (value: unknown): void => {
  if (!isFields(value)) return;
  for (const [name, inner] of Object.entries(value))
    if (name === 'text' && typeof inner === 'string') value[name] = inner.normalize('NFC');
    else normalise(inner);
};

/** Finds the words in values of a schema and normalises them in place (NFC); null if the schema has none. */
export const wordsIn = (schema: { readonly ast: Ast }): ((value: unknown) => readonly FoundWords[]) | null => {
  const held = holders(schema.ast);
  if (!held.get(schema.ast)) return null;
  const collect = (ast: Ast, parent: Fields, name: string, field: string, found: Map<string, FoundWords>): void => {
    const value = parent[name];
    if (!held.get(ast) || value === null || value === undefined) return;
    const note = noteOf(ast);
    if (note) {
      if (typeof value === 'string') parent[name] = value.normalize('NFC');
      else normalise(value);
      const text = textOf(parent[name]);
      if (text !== '') found.set(field, { ...note, field, text });
    } else if (ast._tag === 'Union') for (const one of ast.types) collect(one, parent, name, field, found);
    else if (ast._tag === 'Arrays' && Array.isArray(value)) {
      const [item] = ast.rest;
      for (const i of item ? value.keys() : [])
        collect(item!, value as unknown as Fields, String(i), join(field, String(i)), found);
    } else if (ast._tag === 'Objects' && isFields(value))
      for (const part of ast.propertySignatures)
        collect(part.type, value, String(part.name), join(field, String(part.name)), found);
  };
  return (value) => {
    const found = new Map<string, FoundWords>();
    collect(schema.ast, { value }, 'value', '', found);
    return [...found.values()];
  };
};
