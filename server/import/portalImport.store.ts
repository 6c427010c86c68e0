import { createHash } from 'node:crypto';
import * as Result from 'effect/Result';
import * as Schema from 'effect/Schema';
import type { Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { portalPartNames, type PortalContent, type PortalPart } from '../shared/portalContent.ts';
import { keptForm, wordAt, type PortalFile } from './portalFile.ts';
import { tallied, type Tally } from './tally.ts';

const Row = Schema.Struct({ part: Schema.String, data: Schema.String });
const decodeJson = Schema.decodeUnknownResult(Schema.fromJsonString(Schema.Unknown));

/** The entries of a part by unique names, so that two versions can be compared. */
const entriesOf = (part: string, value: unknown): readonly (readonly [string, string])[] => {
  const entry = (name: string, one: unknown) => [`${part} ${name}`, JSON.stringify(one)] as const;
  if (Array.isArray(value))
    return value.map((one: unknown, i) => {
      const id = ['bannerId', 'id', 'key', 'slug', 'from']
        .map((field) => wordAt(one, field))
        .find((found) => typeof found === 'string');
      return entry(typeof id === 'string' ? id : JSON.stringify(one ?? i), one);
    });
  if (part === 'words' || part === 'menus')
    return Object.entries(value ?? {}).flatMap(([name, inner]) => entriesOf(`${part} ${name}`, inner));
  if (part.startsWith('words '))
    return Object.entries(value ?? {}).flatMap(([group, texts]) =>
      Object.entries(texts ?? {}).map(([key, text]) => entry(`${group} ${key}`, text)),
    );
  return [entry('', value)];
};

const storedEntries = async (queries: Queries, parts: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await queries.all(Row, sql`select part, data from portal_part`);
  return new Map(
    rows
      .filter(({ part }) => parts.includes(part))
      .flatMap(({ part, data }) => {
        const value = decodeJson(data);
        return entriesOf(part, Result.isSuccess(value) ? value.success : data);
      }),
  );
};

/** Of the door each key stays that the file does not have: words, hashes and rules come from different hands. */
const mergedDoor = async (queries: Queries, given: unknown): Promise<unknown> => {
  if (given === null) return null;
  const row = await queries.one(Row, sql`select part, data from portal_part where part = 'door'`);
  const before = row ? Result.getOrElse(decodeJson(row.data), () => ({})) : {};
  return Object.assign({}, before, given);
};

/** The entries of the parts in a file by name, before and after it was written. */
interface PortalChange {
  readonly before: ReadonlyMap<string, string>;
  readonly after: ReadonlyMap<string, string>;
}
/** Writes the parts in the file; the others stay. */
export const writePortal = async (queries: Queries, file: PortalFile): Promise<PortalChange> => {
  const parts = portalPartNames.filter((part) => Object.hasOwn(file, part));
  const content: { readonly [Part in keyof PortalContent]: unknown } = keptForm(file);
  const before = await storedEntries(queries, parts);
  for (const part of parts) {
    const value = part === 'door' ? await mergedDoor(queries, content.door) : content[part];
    await queries.run(sql`delete from portal_part where part = ${part}`);
    if (value !== null)
      await queries.run(sql`insert into portal_part (part, data) values (${part}, ${JSON.stringify(value)})`);
  }
  return { before, after: await storedEntries(queries, parts) };
};
export const storePortal = async (queries: Queries, file: PortalFile): Promise<Tally> => {
  const { before, after } = await writePortal(queries, file);
  return tallied(before, after);
};

/** A part as it is stored; null as it is built in. `rev` changes with it, whoever changes it. */
export const portalPart = async (
  queries: Queries,
  part: PortalPart,
): Promise<{ readonly rev: string; readonly value: unknown }> => {
  const row = await queries.one(Row, sql`select part, data from portal_part where part = ${part}`);
  if (!row) return { rev: 'none', value: null };
  const rev = createHash('sha256').update(row.data).digest('hex').slice(0, 24);
  return { rev, value: Result.getOrElse(decodeJson(row.data), () => null) };
};
