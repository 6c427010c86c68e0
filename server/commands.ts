import { roleNames, setRole } from './accounts/accounts.ts';
import { renewEpoch } from './chat/chat.store.ts';
import type { Database } from './database/database.ts';
import { jobLines } from './jobs/jobLines.ts';
import { AT_ONCE, jobsStore } from './jobs/jobs.store.ts';
import { readPortal } from './portal/portal.store.ts';
import { runDoorPicture, runDoorPlan, type DoorSaid } from './door/doorCommand.ts';
import type { ImportOptions } from './import/importFile.ts';
import { importPath, type FileOutcome } from './import/importPath.ts';
import { sumOf, tallyLine } from './import/tally.ts';
import type { Log } from './log.ts';

export const USAGE = `usage: npm run import -- PATH [--plan] [--transcode]
       npm run user -- role NAME ROLE      (${roleNames.join(', ')})
       npm run jobs                        (what runs again and again, and when)
       npm run jobs -- start NAME          (makes it due now)
       npm run door -- --plan [FILE]       (what the rules, or those of a portal file, would have refused)
       npm run door -- hash FILE           (a picture’s hash, for door.hashes)
       npm run door -- remove FILE         (refuses a picture and its like from now on)
       npm run move -- postgres://…        (from the embedded database into an empty PostgreSQL)
       npm run restored                    (after a backup was put back, before the start)
       npm run verify-ledger -- FILE       (an exported ledger of tips, CSV or JSON: names the first torn row)`;

/** What a command says, and how it ends: 0 for done. */
export interface Said {
  readonly code: 0 | 1;
  readonly text: string;
}
const done = (text: string): Said => ({ code: 0, text });
const refused = (text: string): Said => ({ code: 1, text });

const asideLines = (outcome: FileOutcome, inFile: string): readonly string[] =>
  outcome.kind === 'imported'
    ? [...(outcome.aside ?? []), ...(outcome.remarks ?? [])].map(
        ({ line, reason }) => `  ${inFile}line ${line}: ${reason}`,
      )
    : [];
const refusedLines = (outcome: FileOutcome): readonly string[] =>
  outcome.kind === 'refused'
    ? [
        `${outcome.path} was refused, and nothing of it was taken:`,
        ...outcome.faults.map(({ line, field, reason }) => `  line ${line}: ${field ? `${field} ` : ''}${reason}`),
      ]
    : [];

const fileLines = (outcome: FileOutcome): readonly string[] => {
  if (outcome.kind === 'passed') return [`${outcome.path}: no file that an import knows`];
  if (outcome.kind === 'refused') return refusedLines(outcome);
  return [`${outcome.path}: ${tallyLine(outcome.tally)}`, ...asideLines(outcome, `${outcome.path} `)];
};

const importInto = async (database: Database, path: string, options: ImportOptions): Promise<Said> => {
  const outcomes = await importPath(database, path, options);
  if (outcomes === null) return refused(`${path} cannot be read.`);
  const taken = outcomes.filter((one) => one.kind === 'imported');
  const [only] = outcomes;
  if (taken.length === 0 && only)
    return refused((outcomes.length === 1 ? refusedLines(only) : outcomes.flatMap(fileLines)).join('\n'));
  const total = tallyLine(sumOf(taken.map(({ tally }) => tally)));
  const one = outcomes.length === 1 && only ? asideLines(only, '') : outcomes.flatMap(fileLines);
  const begin = options.plan ? `${path} would be taken; nothing has changed:` : `Taken from ${path}:`;
  return {
    code: taken.length === 0 || outcomes.some(({ kind }) => kind === 'refused') ? 1 : 0,
    text: [begin, ...one, total].join('\n'),
  };
};

const giveRole = async (database: Database, name: string, role: string, log: Log): Promise<Said> => {
  const outcome = await setRole(database, name, role, log);
  if (outcome === 'unknownRole') return refused(`There is no role "${role}": ${roleNames.join(', ')}.`);
  return outcome === 'done' ? done(`${name} is now ${role}.`) : refused(`There is no member "${name}".`);
};

const putBack = async (database: Database): Promise<Said> => {
  await renewEpoch(database);
  return done('The chat begins a new history: pages that are open load it anew.');
};

const startJob = async (database: Database, name: string): Promise<Said> => {
  const store = jobsStore(database);
  if (await store.bring(name, AT_ONCE))
    return done(`${name} is due now: a running portal begins it within seconds, else the next that starts.`);
  const names = (await store.all()).map((job) => job.name);
  return refused(
    names.length > 0
      ? `There is no job "${name}": ${names.join(', ')}.`
      : `There is no job "${name}": they are entered when the portal starts for the first time.`,
  );
};

const saidOf = ({ ok, text }: DoorSaid): Said => (ok ? done(text) : refused(text));

const runDoor = async (database: Database, rest: readonly string[], now: number): Promise<Said> => {
  const [first, path] = rest;
  if (first === '--plan' && rest.length <= 2) {
    const { content } = await readPortal(database);
    return saidOf(await runDoorPlan(database, content.door ?? {}, path ?? null));
  }
  if ((first === 'hash' || first === 'remove') && path !== undefined && rest.length === 2)
    return saidOf(await runDoorPicture(database, path, { remove: first === 'remove', now }));
  return refused(USAGE);
};

const SWITCHES = ['--plan', '--transcode'];
/** Carries out a command line: `import PATH [--plan] [--transcode]`, `user role NAME ROLE`, `jobs`, `jobs start NAME`, `door …` or `restored`. */
export const runCommand = async (
  [command, ...rest]: readonly string[],
  database: Database,
  log: Log,
  around?: ImportOptions['around'],
  clock: () => number = Date.now,
  made?: ImportOptions['made'],
): Promise<Said> => {
  const [first, name, role] = rest;
  const paths = rest.filter((word) => !SWITCHES.includes(word));
  const [plan, transcode] = [rest.includes('--plan'), rest.includes('--transcode')];
  const options = { plan, transcode, now: clock(), ...(around && { around }), ...(made !== undefined && { made }) };
  if (command === 'import' && paths[0] && paths.length === 1) return importInto(database, paths[0], options);
  if (command === 'user' && first === 'role' && name && role && rest.length === 3)
    return giveRole(database, name, role, log);
  if (command === 'jobs' && rest.length === 0) return done(jobLines(await jobsStore(database).all()));
  if (command === 'jobs' && first === 'start' && name && rest.length === 2) return startJob(database, name);
  if (command === 'door') return runDoor(database, rest, clock());
  if (command === 'restored' && rest.length === 0) return putBack(database);
  return refused(USAGE);
};
