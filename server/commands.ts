import { randomUUID } from 'node:crypto';
import { roleOf } from '#domain/console/console.ts';
import { roleNames, setRole } from './accounts/accounts.ts';
import { membersStore } from './accounts/members.store.ts';
import { renewEpoch } from './chat/chat.store.ts';
import { consoleLogStore, type Done } from './console/log.store.ts';
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

/** The output of a command, and its exit code: 0 for success. */
export interface Said {
  readonly code: 0 | 1;
  readonly text: string;
}
/** With the change that it made, for the log of operators' actions. */
interface Carried extends Said {
  readonly deed?: Done;
}
const done = (text: string): Said => ({ code: 0, text });
const command = (subject: string, result: string): Done => ({
  ...{ what: 'command', subject, more: 0, changes: [{ field: 'result', before: null, after: result }] },
});
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

const importInto = async (database: Database, path: string, options: ImportOptions): Promise<Carried> => {
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
    ...(!options.plan && taken.length > 0 && { deed: command(`import ${path}`, total) }),
  };
};

const giveRole = async (database: Database, name: string, role: string, log: Log): Promise<Carried> => {
  const before = await membersStore(database).byUsername(name);
  const outcome = await setRole(database, name, role, log);
  if (outcome === 'unknownRole') return refused(`There is no role "${role}": ${roleNames.join(', ')}.`);
  if (outcome !== 'done' || !before) return refused(`There is no member "${name}".`);
  const from = roleOf(before.siteRoleId) ?? String(before.siteRoleId);
  const changes = [{ field: 'role', before: from, after: role }];
  return { ...done(`${name} is now ${role}.`), deed: { what: 'role', subject: before.userId, changes, more: 0 } };
};

const putBack = async (database: Database): Promise<Carried> => {
  await renewEpoch(database);
  const text = 'The chat begins a new history: pages that are open load it anew.';
  return { ...done(text), deed: command('restored', text) };
};

const startJob = async (database: Database, name: string): Promise<Carried> => {
  const store = jobsStore(database);
  if (await store.bring(name, AT_ONCE)) {
    const text = `${name} is due now: a running portal begins it within seconds, else the next that starts.`;
    const changes = [{ field: 'nextAt', before: null, after: 'now' }];
    return { ...done(text), deed: { what: 'job', subject: name, changes, more: 0 } };
  }
  const names = (await store.all()).map((job) => job.name);
  return refused(
    names.length > 0
      ? `There is no job "${name}": ${names.join(', ')}.`
      : `There is no job "${name}": they are entered when the portal starts for the first time.`,
  );
};

const saidOf = ({ ok, text }: DoorSaid): Said => (ok ? done(text) : refused(text));

const runDoor = async (database: Database, rest: readonly string[], now: number): Promise<Carried> => {
  const [first, path] = rest;
  if (first === '--plan' && rest.length <= 2) {
    const { content } = await readPortal(database);
    return saidOf(await runDoorPlan(database, content.door ?? {}, path ?? null));
  }
  if ((first === 'hash' || first === 'remove') && path !== undefined && rest.length === 2) {
    const said = saidOf(await runDoorPicture(database, path, { remove: first === 'remove', now }));
    return { ...said, ...(first === 'remove' && said.code === 0 && { deed: command('door remove', said.text) }) };
  }
  return refused(USAGE);
};

const SWITCHES = ['--plan', '--transcode'];
/**
 * Runs a command line and records its change in the console's log: `import PATH [--plan] [--transcode]`, `user role
 * NAME ROLE`, `jobs`, `jobs start NAME`, `door …` or `restored`.
 */
export const runCommand = async (
  args: readonly string[],
  database: Database,
  log: Log,
  around?: ImportOptions['around'],
  clock: () => number = Date.now,
  made?: ImportOptions['made'],
): Promise<Said> => {
  const { deed, ...said } = await carryOut(args, database, log, around, clock, made);
  if (deed) {
    // Attributed to no member: whoever runs a command controls the machine.
    const press = { userId: '', clientKey: randomUUID(), now: clock() };
    await consoleLogStore(database).act(press, async () => deed);
  }
  return said;
};

const carryOut = async (
  [verb, ...rest]: readonly string[],
  database: Database,
  log: Log,
  around: ImportOptions['around'],
  clock: () => number,
  made: ImportOptions['made'],
): Promise<Carried> => {
  const [first, name, role] = rest;
  const paths = rest.filter((word) => !SWITCHES.includes(word));
  const [plan, transcode] = [rest.includes('--plan'), rest.includes('--transcode')];
  const options = { plan, transcode, now: clock(), ...(around && { around }), ...(made !== undefined && { made }) };
  if (verb === 'import' && paths[0] && paths.length === 1) return importInto(database, paths[0], options);
  if (verb === 'user' && first === 'role' && name && role && rest.length === 3)
    return giveRole(database, name, role, log);
  if (verb === 'jobs' && rest.length === 0) return done(jobLines(await jobsStore(database).all()));
  if (verb === 'jobs' && first === 'start' && name && rest.length === 2) return startJob(database, name);
  if (verb === 'door') return runDoor(database, rest, clock());
  if (verb === 'restored' && rest.length === 0) return putBack(database);
  return refused(USAGE);
};
