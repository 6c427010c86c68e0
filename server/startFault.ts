import { relative } from 'node:path';
import type { Config } from './config.ts';
import { NewerDatabase } from './database/migrate.ts';
import { databaseFile } from './database/open.ts';
import { postgresFault } from './database/postgresFaults.ts';
import { StartRefused } from './shared/startRefused.ts';

/** Faults that an operator can fix, by the error codes of the system and of SQLite (its primary ones, as numbers). */
type Fault =
  'notAFolder' | 'notWritable' | 'full' | 'broken' | 'damaged' | 'held' | 'noAddress' | 'portTaken' | 'lowPort';

const ofListening: Readonly<Record<string, Fault>> = {
  EADDRINUSE: 'portTaken',
  EACCES: 'lowPort',
  EADDRNOTAVAIL: 'noAddress',
  ENOTFOUND: 'noAddress',
  EAI_AGAIN: 'noAddress',
  EINVAL: 'noAddress',
  EAFNOSUPPORT: 'noAddress',
};
const ofFiles: Readonly<Record<string, Fault>> = {
  EEXIST: 'notAFolder',
  ENOTDIR: 'notAFolder',
  EACCES: 'notWritable',
  EPERM: 'notWritable',
  EISDIR: 'notWritable',
  // Node's error for a folder that it cannot create on a read-only disk.
  ENOENT: 'notWritable',
};
/** Only DATA_DIR is written to; a failed write does not tell its path. */
const ofWriting: Readonly<Record<string, Fault>> = {
  EROFS: 'notWritable',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EIO: 'broken',
};
const ofSqlite: Readonly<Record<number, Fault>> = {
  3: 'notWritable',
  5: 'held',
  6: 'held',
  8: 'notWritable',
  10: 'broken',
  11: 'damaged',
  13: 'full',
  14: 'notWritable',
  26: 'damaged',
};

const textOf = (error: object, name: string): string | null => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : null;
};

/** Whether one of two paths contains the other. */
const isNear = (path: string, dataDir: string): boolean =>
  [relative(path, dataDir), relative(dataDir, path)].some((way) => !way.startsWith('..'));

const faultOf = (error: Error, dataDir: string): Fault | null => {
  if ('errcode' in error && typeof error.errcode === 'number') return ofSqlite[error.errcode & 0xff] ?? null;
  const code = textOf(error, 'code') ?? '';
  if (['listen', 'bind', 'getaddrinfo'].includes(textOf(error, 'syscall') ?? '')) return ofListening[code] ?? null;
  const path = textOf(error, 'path');
  return ofWriting[code] ?? (path !== null && isNear(path, dataDir) ? (ofFiles[code] ?? null) : null);
};

const lineFor = (fault: Fault, { host, dataDir }: Pick<Config, 'host' | 'dataDir'>): string => {
  const file = databaseFile(dataDir);
  switch (fault) {
    case 'notAFolder':
      return `DATA_DIR (${dataDir}) is not a folder: remove the file that is in its way, or set DATA_DIR to a folder.`;
    case 'notWritable':
      return `DATA_DIR (${dataDir}) cannot be written to: let this account write there, or set DATA_DIR to another folder.`;
    case 'full':
      return `The disk of DATA_DIR (${dataDir}) is full: make room, or set DATA_DIR to a folder on another disk.`;
    case 'broken':
      return `The disk of DATA_DIR (${dataDir}) is full or fails: make room, or set DATA_DIR to a folder on another disk.`;
    case 'damaged':
      return `${file} is damaged or no database: put a backup in its place, or set DATA_DIR to another folder.`;
    case 'held':
      return `${file} is held by another program: end it, or set DATA_DIR to another folder.`;
    case 'noAddress':
      return `HOST (${host}) is no address of this machine: set HOST to one that is, such as 127.0.0.1, or to 0.0.0.0 for all.`;
    case 'portTaken':
      return 'The port is taken: end what listens there, or set PORT to another one.';
    case 'lowPort':
      return 'The port may not be used by this account: set PORT to one from 1024.';
  }
};

/** Why a start or a command stopped: one line for a problem that an operator can fix, otherwise everything known. */
export const startFault = (error: unknown, config: Pick<Config, 'host' | 'dataDir' | 'databaseUrl'> | null): string => {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartRefused) return error.message;
  const ofDatabase = config?.databaseUrl && postgresFault(error, config.databaseUrl);
  if (ofDatabase) return ofDatabase;
  const fault = config && faultOf(error, config.dataDir);
  if (fault) return lineFor(fault, config);
  if (error instanceof NewerDatabase && config)
    return `The database ${config.databaseUrl ? 'of DATABASE_URL' : `in DATA_DIR (${config.dataDir})`} is of a newer release, with ${error.unknown.join(', ')}: start that release, or put a backup from before it in its place.`;
  return error.stack ?? error.message;
};
