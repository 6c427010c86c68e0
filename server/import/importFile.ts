import * as Data from 'effect/Data';
import * as Effect from 'effect/Effect';
import * as Result from 'effect/Result';
import * as Schema from 'effect/Schema';
import type { Database, Queries } from '../database/database.ts';
import { isWellFormed } from '../http/wellFormed.ts';
import { inconsistencies, type Known } from './consistency.ts';
import { formsOf, knownTo, store } from './import.store.ts';
import { ImportFile } from './importSchema.ts';
import { RulesFile } from './football/rulesFile.ts';
import { takeForeign } from './football/takeForeign.ts';
import type { Aside, ParsedFile } from './football/parsed.ts';
import { takeRules } from './football/takeRules.store.ts';
import { readLinedJson, type LinedJson } from './jsonLines.ts';
import { fieldFaults } from './fieldFaults.ts';
import {
  decodePortalFile,
  isPortalFile,
  portalComplaints,
  type PortalFile,
  type PortalSurroundings,
} from './portalFile.ts';
import { storePortal } from './portalImport.store.ts';
import { isPromotionsFile, promotionComplaints, PromotionsFile } from './promotions/promotionFile.ts';
import { takePromotions } from './promotions/takePromotions.store.ts';
import { tallied, type Complaint, type Tally } from './tally.ts';

/** An error in a file: lines count from 1; `field` is a path such as "fixtures.0.startTime", "" for the whole file. */
export interface ImportFault {
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}
export type ImportOutcome =
  | {
      readonly kind: 'imported';
      readonly tally: Tally;
      /** Records that were not taken, and what of taken ones was left out. */
      readonly aside?: readonly Aside[];
      readonly remarks?: readonly Aside[];
    }
  | { readonly kind: 'refused'; readonly faults: readonly ImportFault[] };

export interface ImportOptions {
  /** Dry run: reports the result without changing anything. */
  readonly plan?: boolean;
  readonly around?: PortalSurroundings;
  /** Epoch milliseconds: when corrections and matches were told. */
  readonly now?: number;
  /** The folder for what is made of films: subtitles out of a file, small pictures, renditions. Nothing is made without. */
  readonly made?: string;
  /** Renditions are asked for of films that play better, or at all, in them. */
  readonly transcode?: boolean;
}

const strictly = { errors: 'all', onExcessProperty: 'error' } as const;
const decodeMatches = Schema.decodeUnknownResult(ImportFile, strictly);
const decodePromotions = Schema.decodeUnknownResult(PromotionsFile, strictly);
const decodeRules = Schema.decodeUnknownResult(RulesFile, strictly);

/** The file is refused as a whole, with errors sorted by line. */
class ImportRefused extends Data.TaggedError('ImportRefused')<{ readonly faults: readonly ImportFault[] }> {}

const refused = (faults: readonly ImportFault[]): ImportRefused =>
  new ImportRefused({ faults: [...faults].sort((a, b) => a.line - b.line) });
const refusedFor = ({ lineOf }: LinedJson, complaints: readonly Complaint[]): ImportRefused =>
  refused(complaints.map(([field, reason]) => ({ line: lineOf(field), field, reason })));

/** Processes a file with a valid schema: gives errors and has written nothing, or writes it and gives the counts. */
type Work = (queries: Queries) => Promise<readonly Complaint[] | Tally>;

const matchesWork =
  (file: ImportFile, now: number): Work =>
  async (queries) => {
    const complaints = inconsistencies(file, withFile(await knownTo(queries), file));
    if (complaints.length > 0) return complaints;
    const before = await formsOf(queries, file);
    await store(queries, file, now);
    return tallied(before, await formsOf(queries, file));
  };
const portalWork =
  (file: PortalFile, around: PortalSurroundings): Work =>
  async (queries) => {
    const complaints = portalComplaints(file, around);
    return complaints.length > 0 ? complaints : storePortal(queries, file);
  };
const promotionsWork =
  (file: PromotionsFile, { pictureOrigins }: PortalSurroundings): Work =>
  async (queries) => {
    const complaints = promotionComplaints(file, pictureOrigins);
    return complaints.length > 0 ? complaints : takePromotions(queries, file);
  };
const isRulesFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('competitions' in value || 'corrections' in value);

const noSurroundings: PortalSurroundings = { words: {}, pictureOrigins: [], host: null };
const workOf = (
  value: unknown,
  { around = noSurroundings, now = Date.now() }: ImportOptions,
): Result.Result<Work, Schema.SchemaError> => {
  if (isRulesFile(value))
    return Result.map(
      decodeRules(value),
      (file): Work =>
        (queries) =>
          takeRules(queries, file, now),
    );
  if (isPromotionsFile(value)) return Result.map(decodePromotions(value), (file) => promotionsWork(file, around));
  return isPortalFile(value)
    ? Result.map(decodePortalFile(value), (file) => portalWork(file, around))
    : Result.map(decodeMatches(value), (file) => matchesWork(file, now));
};

const jsonOf = (text: string): Effect.Effect<LinedJson, ImportRefused> => {
  const json = readLinedJson(text.replace(/^\uFEFF/, ''));
  if ('reason' in json) return refused([{ line: json.line, field: '', reason: `is not JSON: ${json.reason}` }]);
  if (!isWellFormed(json.value)) return refused([{ line: 1, field: '', reason: 'holds broken characters' }]);
  return Effect.succeed(json);
};

/** What is done with a file inside a transaction. */
export type FileWork = (queries: Queries) => Promise<ImportOutcome>;
const refusedWork =
  ({ faults }: ImportRefused): FileWork =>
  async () => ({ kind: 'refused', faults });

const ownWorkOf = Effect.fnUntraced(function* (text: string, options: ImportOptions) {
  const json = yield* jsonOf(text);
  const work = yield* Effect.mapError(Effect.fromResult(workOf(json.value, options)), ({ issue }) =>
    refusedFor(json, fieldFaults(issue)),
  );
  return async (queries: Queries): Promise<ImportOutcome> => {
    const done = await work(queries);
    return 'new' in done ? { kind: 'imported', tally: done } : refusedWork(refusedFor(json, done))(queries);
  };
});

/** What is done with a file of one of our own schemas: it is taken as a whole or not at all. */
export const ownWork = (text: string, options: ImportOptions = {}): Promise<FileWork> =>
  Effect.runPromise(Effect.catch(ownWorkOf(text, options), (fault) => Effect.succeed<FileWork>(refusedWork(fault))));

/** What is done with a file of a foreign format, record by record. */
export const foreignWork =
  (file: ParsedFile, now: number): FileWork =>
  async (queries) => {
    const taken = await takeForeign({ queries, now }, file);
    return typeof taken === 'string'
      ? { kind: 'refused', faults: [{ line: 1, field: '', reason: taken }] }
      : { kind: 'imported', ...taken };
  };

type Doing<A> = (queries: Queries) => Promise<A>;

/** Thrown to roll back the transaction of a dry run. */
class Planned extends Data.TaggedError('Planned') {}

/** Serializable: what was checked and counted is what was replaced, whoever else imports or adds commentators meanwhile. */
export const carriedOut = async <A>(database: Database, work: Doing<A>, plan: boolean): Promise<A> => {
  let planned: { readonly done: A } | undefined;
  try {
    return await database.transaction(async (queries) => {
      const done = await work(queries);
      if (!plan) return done;
      planned = { done };
      throw new Planned();
    });
  } catch (error) {
    if (error instanceof Planned && planned) return planned.done;
    throw error;
  }
};

/** Imports a file of our own into the database in one transaction, or not at all if there is any error. Idempotent. */
export const importFile = async (
  database: Database,
  text: string,
  options: ImportOptions = {},
): Promise<ImportOutcome> => carriedOut(database, await ownWork(text, options), options.plan === true);

/** What will be known after the import: including its commentators, without the rooms that it removes or replaces. */
const withFile = (known: Known, { commentators = [], fixtures = [], remove = [] }: ImportFile): Known => {
  const replaced = new Set([...remove, ...fixtures.map(({ fixtureId }) => fixtureId)]);
  return {
    commentatorIds: new Set([...known.commentatorIds, ...commentators.map(({ userId }) => userId)]),
    fixtureOfRoom: new Map([...known.fixtureOfRoom].filter(([, fixtureId]) => !replaced.has(fixtureId))),
  };
};
