import { DatabaseUnavailable, UniqueViolation, type Unavailability } from './database.ts';

/** Rolled back because of a conflict with a concurrent transaction; it may be retried. */
export class Contended extends Error {
  override readonly name = 'Contended';
}

const UNIQUE = '23505';
/** Serialization failure and deadlock. */
const CONTENDED: readonly string[] = ['40001', '40P01'];

/** By SQLSTATE or its class (the first two characters), and by system error codes. */
const unavailable: Readonly<Record<string, Unavailability>> = {
  '08': 'unreachable',
  '25006': 'readOnly',
  '25P03': 'busy',
  '28': 'unreachable',
  '3D': 'unreachable',
  '53': 'busy',
  '53100': 'full',
  '55P03': 'locked',
  '57': 'unreachable',
  '57014': 'busy',
  '58': 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EPIPE: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ENOENT: 'unreachable',
};

/** Messages of the driver's errors that have no code. */
const LOST = /connection terminated|connection error|timeout|cannot use a pool|client was closed/i;

const DISK_FULL = '53100';
/** A server whose disk is full tells so as an internal error when a connection begins whose cache it cannot keep. */
const NO_ROOM = /could not write init file/i;

/** The code of an error, PostgreSQL's or the system's; '' if it has none. */
export const codeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return code === 'XX000' && NO_ROOM.test(String(error)) ? DISK_FULL : code;
};

/** Translates an error of PostgreSQL, its driver or the network to the stores' own errors. */
export const translated = (error: unknown): unknown => {
  const code = codeOf(error);
  if (code === UNIQUE) return new UniqueViolation(String(error), { cause: error });
  if (CONTENDED.includes(code)) return new Contended(String(error), { cause: error });
  const why = unavailable[code] ?? unavailable[code.slice(0, 2)];
  if (why !== undefined) return new DatabaseUnavailable(why, { cause: error });
  const lost = code === '' && error instanceof Error && LOST.test(error.message);
  return lost ? new DatabaseUnavailable('unreachable', { cause: error }) : error;
};

/** Advice to the operator, by SQLSTATE; `what` names the database and its server, `called` the setting. */
const mends: Readonly<Record<string, (what: string, called: string) => string>> = {
  '28P01': (what, called) => `${what} refuses the account or password of ${called}: put them right.`,
  '28000': (what, called) => `${what} lets the account of ${called} not in from here: see its pg_hba.conf.`,
  '3D000': (what, called) => `${what} does not exist: make it, or put ${called} right.`,
  '42501': (what, called) => `${what} does not let the account of ${called} make its tables: make it their owner.`,
  '25006': (what, called) => `${what} can only be read: set ${called} to one that can be written to.`,
  '53100': (what) => `${what} has no room on its disk: make some.`,
  '53300': (what) => `${what} has no connection left: raise its max_connections, or end others.`,
};

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? error.cause : error;

/** Why a database server cannot be used at startup, in one line without the password; null for any other error. */
export const postgresFault = (error: unknown, url: string, called = 'DATABASE_URL'): string | null => {
  const { hostname, port, pathname } = new URL(url);
  const what = `The database "${decodeURIComponent(pathname.slice(1))}" at ${hostname}:${port || '5432'} (${called})`;
  const mend = mends[codeOf(causeOf(error))];
  if (mend) return mend(what, called);
  return translated(causeOf(error)) instanceof DatabaseUnavailable
    ? `${what} cannot be reached: start it, or put ${called} right.`
    : null;
};
