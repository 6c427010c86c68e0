import { USAGE } from './commands.ts';
import type { Config } from './config.ts';
import { NewerDatabase } from './database/migrate.ts';
import { codeOf, postgresFault } from './database/postgresFaults.ts';
import { CALLED, move } from './move/move.ts';
import { StartRefused } from './shared/startRefused.ts';

const isAddress = (text: string): boolean =>
  URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);

const LOCKED = '55P03';
/** SQLSTATE of values that SQLite has but PostgreSQL rejects, such as a text with a NUL or too large a number. */
const NOT_TAKEN = /^22/;

/**
 * Runs `move ADDRESS`, or `move` alone with DATABASE_URL; returns its last line. Throws `StartRefused` with one line
 * for a problem that an operator can fix.
 */
export const runMove = async (
  args: readonly string[],
  { dataDir, secret, databaseUrl }: Pick<Config, 'dataDir' | 'secret' | 'databaseUrl'>,
  now: number,
  say: (line: string) => void,
): Promise<string> => {
  const url = args[0] ?? databaseUrl;
  if (url === null || args.length > 1) throw new StartRefused(USAGE);
  if (!isAddress(url)) throw new StartRefused(`${CALLED} must be postgres://account:password@host:5432/name.`);
  try {
    return await move({ dataDir, url, secret, now, say });
  } catch (error) {
    if (codeOf(error) === LOCKED) throw new StartRefused(`The database of ${CALLED} is in use: end what works on it.`);
    const line = postgresFault(error, url, CALLED);
    if (line !== null) throw new StartRefused(`${line} Nothing was moved.`);
    if (error instanceof NewerDatabase)
      throw new StartRefused(
        `A database of a newer release is there (${error.unknown.join(', ')}): nothing was moved.`,
      );
    if (NOT_TAKEN.test(codeOf(error)) && error instanceof Error)
      throw new StartRefused(`PostgreSQL does not take what is stored (${error.message}): nothing was moved.`);
    throw error;
  }
};
