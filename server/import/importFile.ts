import * as Data from 'effect/Data';
import * as Effect from 'effect/Effect';
import * as Result from 'effect/Result';
import * as Schema from 'effect/Schema';
import type * as SchemaIssue from 'effect/SchemaIssue';
import type { Database, Queries } from '../database/database.ts';
import { invalidFields } from '../http/invalid.ts';
import { isWellFormed } from '../http/wellFormed.ts';
import { inconsistencies, type Known } from './consistency.ts';
import { formsOf, knownTo, store } from './import.store.ts';
import { ImportFile } from './importSchema.ts';
import { readLinedJson, type LinedJson } from './jsonLines.ts';
import { isPortalFile, portalComplaints, PortalFile, type PortalSurroundings } from './portalFile.ts';
import { storePortal } from './portalImport.store.ts';
import { tallied, type Complaint, type Tally } from './tally.ts';

/** An error in a file: lines count from 1; `field` is a path such as "fixtures.0.startTime", "" for the whole file. */
export interface ImportFault {
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}
type ImportOutcome =
  | { readonly kind: 'imported'; readonly tally: Tally }
  | { readonly kind: 'refused'; readonly faults: readonly ImportFault[] };

export interface ImportOptions {
  /** Dry run: reports the result without changing anything. */
  readonly plan?: boolean;
  readonly around?: PortalSurroundings;
}

const strictly = { errors: 'all', onExcessProperty: 'error' } as const;
const decodeMatches = Schema.decodeUnknownResult(ImportFile, strictly);
const decodePortal = Schema.decodeUnknownResult(PortalFile, strictly);

const fieldFaults = (issue: SchemaIssue.Issue): readonly (readonly [string, string])[] =>
  Object.entries(invalidFields(issue)).map(([field, reason]) => [
    field === 'body' ? '' : field,
    reason === 'must be no excess property' ? 'is not a field of this file' : reason,
  ]);

/** The file is refused as a whole, with errors sorted by line. */
class ImportRefused extends Data.TaggedError('ImportRefused')<{ readonly faults: readonly ImportFault[] }> {}

const refused = (faults: readonly ImportFault[]): ImportRefused =>
  new ImportRefused({ faults: [...faults].sort((a, b) => a.line - b.line) });
const refusedFor = ({ lineOf }: LinedJson, complaints: readonly Complaint[]): ImportRefused =>
  refused(complaints.map(([field, reason]) => ({ line: lineOf(field), field, reason })));

/** Processes a file with a valid schema: gives errors, or writes it and gives the counts. */
type Work = (queries: Queries) => Promise<readonly Complaint[] | Tally>;

const matchesWork =
  (file: ImportFile): Work =>
  async (queries) => {
    const complaints = inconsistencies(file, withFile(await knownTo(queries), file));
    if (complaints.length > 0) return complaints;
    const before = await formsOf(queries, file);
    await store(queries, file);
    return tallied(before, await formsOf(queries, file));
  };
const portalWork =
  (file: PortalFile, around: PortalSurroundings): Work =>
  async (queries) => {
    const complaints = portalComplaints(file, around);
    return complaints.length > 0 ? complaints : storePortal(queries, file);
  };
const workOf = (value: unknown, around: PortalSurroundings): Result.Result<Work, Schema.SchemaError> =>
  isPortalFile(value)
    ? Result.map(decodePortal(value), (file) => portalWork(file, around))
    : Result.map(decodeMatches(value), matchesWork);

const noSurroundings: PortalSurroundings = { words: {}, pictureOrigins: [], host: null };

const jsonOf = (text: string): Effect.Effect<LinedJson, ImportRefused> => {
  const json = readLinedJson(text.replace(/^\uFEFF/, ''));
  if ('reason' in json) return refused([{ line: json.line, field: '', reason: `is not JSON: ${json.reason}` }]);
  if (!isWellFormed(json.value)) return refused([{ line: 1, field: '', reason: 'holds broken characters' }]);
  return Effect.succeed(json);
};

/** Thrown to roll back the transaction of a dry run, with its result. */
class Planned extends Data.TaggedError('Planned')<{ readonly done: readonly Complaint[] | Tally }> {}

/** Serializable: what was checked and counted is what was replaced, whoever else imports or adds commentators meanwhile. */
const carriedOut = (database: Database, work: Work, plan: boolean): Effect.Effect<readonly Complaint[] | Tally> =>
  Effect.promise(() =>
    database.transaction(async (queries) => {
      const done = await work(queries);
      if (plan) throw new Planned({ done });
      return done;
    }),
  ).pipe(Effect.catchDefect((error) => (error instanceof Planned ? Effect.succeed(error.done) : Effect.die(error))));

const importing = Effect.fnUntraced(function* (
  database: Database,
  text: string,
  { plan = false, around = noSurroundings }: ImportOptions,
) {
  const json = yield* jsonOf(text);
  const work = yield* Effect.mapError(Effect.fromResult(workOf(json.value, around)), ({ issue }) =>
    refusedFor(json, fieldFaults(issue)),
  );
  const done = yield* carriedOut(database, work, plan);
  return 'new' in done ? done : yield* refusedFor(json, done);
});

/** Imports a file into the database in one transaction, or not at all if there is any error. Idempotent. */
export const importFile = (database: Database, text: string, options: ImportOptions = {}): Promise<ImportOutcome> =>
  Effect.runPromise(
    Effect.match(importing(database, text, options), {
      onFailure: ({ faults }): ImportOutcome => ({ kind: 'refused', faults }),
      onSuccess: (tally): ImportOutcome => ({ kind: 'imported', tally }),
    }),
  );

/** What will be known after the import: including its commentators, without the rooms that it removes or replaces. */
const withFile = (known: Known, { commentators = [], fixtures = [], remove = [] }: ImportFile): Known => {
  const replaced = new Set([...remove, ...fixtures.map(({ fixtureId }) => fixtureId)]);
  return {
    commentatorIds: new Set([...known.commentatorIds, ...commentators.map(({ userId }) => userId)]),
    fixtureOfRoom: new Map([...known.fixtureOfRoom].filter(([, fixtureId]) => !replaced.has(fixtureId))),
  };
};
