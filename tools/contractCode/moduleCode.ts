import { isDeepStrictEqual } from 'node:util';
import * as Schema from 'effect/Schema';
import * as SchemaAST from 'effect/SchemaAST';
import type { AnyCall } from '#contract/http/call.ts';
import { readerCode, wholeCode } from './reader.ts';
import { nameOfModule, notReadable, type Words } from './words.ts';

/** The exports of each module of the contract, by its specifier ("#contract/http/shapes.ts"). */
export type Contract = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/**
 * The JavaScript that replaces a module of the contract in browsers. A schema becomes its decoder, the input of a call
 * its encoder; functions that create schemas are left out.
 */
export const moduleCode = (contract: Contract, specifier: string): string => {
  const exported = contract.get(specifier) ?? {};
  const homes = homesIn(contract);
  const imports = new Set<string>();
  const constants = new Map<string, string>();

  const bring: Words['bring'] = (other) => {
    imports.add(other);
    return nameOfModule(other);
  };
  const named: Words['named'] = (code) => {
    const home = homes.get(code);
    if (!home) return null;
    if (home.specifier !== specifier) return `${bring(home.specifier)}.${home.name}`;
    define(home.name);
    return home.name;
  };
  const words = { bring, named };
  const define = (name: string): void => {
    const code = constants.has(name) ? null : valueCode(exported[name], words, `${specifier} ${name}`);
    if (code !== null) constants.set(name, code);
  };
  for (const name of Object.keys(exported)) define(name);
  return [
    "import * as read from '#contract/browser/readers.ts';",
    ...[...imports].map((other) => `import * as ${nameOfModule(other)} from '${other}';`),
    ...[...constants].map(([name, code]) => `export const ${name} = ${code};`),
    '',
  ].join('\n');
};

const valueCode = (value: unknown, words: Words, at: string): string | null => {
  if (Schema.isSchema(value)) return readerCode(value.ast, words, at);
  if (typeof value === 'function') return null;
  if (isTable(value)) return tableCode(value, words, at);
  if (isPlain(value)) return JSON.stringify(value);
  throw notReadable(at, 'something that is neither a schema nor a table of calls nor plain');
};

const tableCode = (table: Readonly<Record<string, AnyCall>>, words: Words, at: string): string => {
  const reader = (ast: SchemaAST.AST, path: string) =>
    words.named(wholeCode(ast, path)) ?? readerCode(ast, words, path);
  const rows = Object.entries(table).map(([name, { about: _, input, data, ...plain }]) => {
    const encoder = reader(SchemaAST.flip(input.ast), `${at}.${name}.input`);
    const decoder = reader(data.ast, `${at}.${name}.data`);
    const fields = Object.entries(plain).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    return `  ${name}: { ${[...fields, `input: ${encoder}`, `data: ${decoder}`].join(', ')} },\n`;
  });
  return `{\n${rows.join('')}}`;
};

/** The export that defines a composite reader, by its code. */
const homesIn = (contract: Contract): ReadonlyMap<string, { readonly specifier: string; readonly name: string }> => {
  const homes = new Map<string, { readonly specifier: string; readonly name: string }>();
  for (const [specifier, exported] of contract)
    for (const [name, value] of Object.entries(exported)) {
      if (!Schema.isSchema(value)) continue;
      const code = wholeCode(value.ast, `${specifier} ${name}`);
      if (code.includes('read.struct') && !homes.has(code)) homes.set(code, { specifier, name });
    }
  return homes;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isTable = (value: unknown): value is Readonly<Record<string, AnyCall>> => {
  const rows = isObject(value) ? Object.values(value) : [];
  return rows.length > 0 && rows.every((row) => isObject(row) && Schema.isSchema(row['input']));
};
const isPlain = (value: unknown): boolean => isDeepStrictEqual(value, JSON.parse(JSON.stringify(value) ?? 'null'));
