import { readFile } from 'node:fs/promises';
import { roleNames, setRole } from './accounts/accounts.ts';
import { renewEpoch } from './chat/chat.store.ts';
import type { Database } from './database/database.ts';
import { importFile } from './import/importFile.ts';
import type { Log } from './log.ts';

const USAGE = `usage: npm run import -- FILE.json
       npm run user -- role NAME ROLE      (${roleNames.join(', ')})
       npm run restored                    (after a backup was put back, before the start)`;

/** What a command says, and how it ends: 0 for done. */
export interface Said {
  readonly code: 0 | 1;
  readonly text: string;
}
const done = (text: string): Said => ({ code: 0, text });
const refused = (text: string): Said => ({ code: 1, text });

const importMatches = async (database: Database, path: string): Promise<Said> => {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return refused(`${path} cannot be read.`);
  const outcome = await importFile(database, text);
  if (outcome.kind === 'refused')
    return refused(
      [
        `${path} was refused, and nothing of it was taken:`,
        ...outcome.faults.map(({ line, field, reason }) => `  line ${line}: ${field ? `${field} ` : ''}${reason}`),
      ].join('\n'),
    );
  const counts = Object.entries(outcome.count).map(([what, count]) => `${count} ${what}`);
  return done(`Taken from ${path}: ${counts.join(', ')}.`);
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

/** Carries out a command line: `import FILE`, `user role NAME ROLE` or `restored`. */
export const runCommand = async (
  [command, ...rest]: readonly string[],
  database: Database,
  log: Log,
): Promise<Said> => {
  const [first, name, role] = rest;
  if (command === 'import' && first && rest.length === 1) return importMatches(database, first);
  if (command === 'user' && first === 'role' && name && role && rest.length === 3)
    return giveRole(database, name, role, log);
  if (command === 'restored' && rest.length === 0) return putBack(database);
  return refused(USAGE);
};
