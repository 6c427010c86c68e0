import * as Result from 'effect/Result';
import * as Schema from 'effect/Schema';
import type * as SchemaIssue from 'effect/SchemaIssue';
import type { Database } from '../database/database.ts';
import { invalidFields } from '../http/invalid.ts';
import { isWellFormed } from '../http/wellFormed.ts';
import { inconsistencies, type Known } from './consistency.ts';
import { knownTo, store, type Imported } from './import.store.ts';
import { ImportFile } from './importSchema.ts';
import { readLinedJson } from './jsonLines.ts';

/** What is wrong, where: lines count from 1, `field` is a path such as "fixtures.0.startTime", "" for the whole file. */
export interface ImportFault {
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}
type ImportOutcome =
  | { readonly kind: 'imported'; readonly count: Imported }
  | { readonly kind: 'refused'; readonly faults: readonly ImportFault[] };

const decode = Schema.decodeUnknownResult(ImportFile, { errors: 'all', onExcessProperty: 'error' });

const fieldFaults = (issue: SchemaIssue.Issue): readonly (readonly [string, string])[] =>
  Object.entries(invalidFields(issue)).map(([field, reason]) => [
    field === 'body' ? '' : field,
    reason === 'must be no excess property' ? 'is not a field of this file' : reason,
  ]);

const refused = (faults: readonly ImportFault[]): ImportOutcome => ({
  kind: 'refused',
  faults: [...faults].sort((a, b) => a.line - b.line),
});

/** Takes a file into the database, all of it or, where anything is wrong, nothing. The same file twice is the same. */
export const importFile = async (database: Database, text: string): Promise<ImportOutcome> => {
  const json = readLinedJson(text.replace(/^\uFEFF/, ''));
  if ('reason' in json) return refused([{ line: json.line, field: '', reason: `is not JSON: ${json.reason}` }]);
  const faultsAt = (complaints: readonly (readonly [string, string])[]) =>
    complaints.map(([field, reason]) => ({ line: json.lineOf(field), field, reason }));
  if (!isWellFormed(json.value)) return refused([{ line: 1, field: '', reason: 'holds broken characters' }]);
  const decoded = decode(json.value);
  if (Result.isFailure(decoded)) return refused(faultsAt(fieldFaults(decoded.failure.issue)));
  const file = decoded.success;
  return database.transaction(async (queries): Promise<ImportOutcome> => {
    const complaints = inconsistencies(file, withFile(await knownTo(queries), file));
    if (complaints.length > 0) return refused(faultsAt(complaints));
    return { kind: 'imported', count: await store(queries, file) };
  });
};

/** What will be known once the file is in: its commentators, and without the rooms that it takes away or replaces. */
const withFile = (known: Known, { commentators = [], fixtures = [], remove = [] }: ImportFile): Known => {
  const replaced = new Set([...remove, ...fixtures.map(({ fixtureId }) => fixtureId)]);
  return {
    commentatorIds: new Set([...known.commentatorIds, ...commentators.map(({ userId }) => userId)]),
    fixtureOfRoom: new Map([...known.fixtureOfRoom].filter(([, fixtureId]) => !replaced.has(fixtureId))),
  };
};
