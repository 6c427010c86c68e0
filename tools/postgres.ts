import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, appendFileSync, chownSync, constants, mkdtempSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);
const USER = 'khandai';

const runs = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Debian's folders for each release, newest first. */
const debian = (): readonly string[] => {
  try {
    const releases = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
    return releases.map((release) => `/usr/lib/postgresql/${release}/bin`);
  } catch {
    return [];
  }
};

/**
 * The folder with PostgreSQL's programs on this machine: POSTGRES_BIN, else Debian's or that of PATH; null if there is
 * none.
 */
export const findPostgres = (): string | null =>
  [process.env['POSTGRES_BIN'] ?? '', ...debian(), ...(process.env['PATH'] ?? '').split(delimiter)].find(
    (folder) => folder !== '' && runs(join(folder, 'initdb')) && runs(join(folder, 'postgres')),
  ) ?? null;

/** PostgreSQL refuses to run as root: then it runs as "postgres" or "nobody". */
const account = (): { readonly uid: number; readonly gid: number } | null => {
  if (process.getuid?.() !== 0) return null;
  const idOf = (kind: '-u' | '-g') => {
    for (const name of ['postgres', 'nobody'])
      try {
        return Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      } catch {
        // The account does not exist.
      }
    throw new Error('PostgreSQL cannot run as root, and there is no account "postgres" or "nobody".');
  };
  return { uid: idOf('-u'), gid: idOf('-g') };
};

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** A temporary PostgreSQL server, whose folder is deleted with it. */
export interface OwnPostgres {
  /** The address of one of its databases; `postgres` exists from the start. */
  readonly url: (database: string) => string;
  /** Restarts it on the same port, after a simulated power loss (`kill`) or a regular shutdown (`stop`). */
  readonly restart: (how: 'kill' | 'stop') => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Settings for speed that give up durability, which tests do not need. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Stops the server and deletes its folder when its standard input closes, which happens however the parent process
 * ends.
 */
const KEEPER = 'cat >/dev/null; "$1" -D "$2/data" -m immediate stop >/dev/null 2>&1; rm -rf "$2"';

interface PostgresWishes {
  /** Lines of postgresql.conf, such as "max_connections=20". */
  readonly settings?: readonly string[];
  /** Otherwise a crash may lose data. */
  readonly durable?: boolean;
  /** The folder in which it makes its own. */
  readonly within?: string;
}

/** Starts a server in a folder of its own. */
export const startPostgres = async (
  bin: string,
  { settings = [], durable = false, within = tmpdir() }: PostgresWishes = {},
): Promise<OwnPostgres> => {
  const own = account();
  const as = own ?? {};
  const folder = mkdtempSync(join(within, 'khandai-postgres-'));
  if (own) chownSync(folder, own.uid, own.gid);
  const keeper = spawn('sh', ['-c', KEEPER, 'keeper', join(bin, 'pg_ctl'), folder], {
    ...{ ...as, cwd: '/', detached: true },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  keeper.unref();
  const data = join(folder, 'data');
  const run = (program: string, ...given: readonly string[]) =>
    execFileAsync(join(bin, program), ['-D', data, ...given], { ...as, cwd: folder });
  await run('initdb', '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const port = await freePort();
  const all = [
    "listen_addresses='127.0.0.1'",
    `port=${port}`,
    `unix_socket_directories='${folder}'`,
    'max_connections=60',
    'shared_buffers=32MB',
    ...(durable ? [] : CARELESS),
    ...settings,
  ];
  appendFileSync(join(data, 'postgresql.conf'), `${all.join('\n')}\n`);
  const log = ['-l', join(folder, 'log'), '-w'];
  await run('pg_ctl', ...log, 'start');
  return {
    url: (database) => `postgres://${USER}@127.0.0.1:${port}/${database}`,
    restart: async (how) => {
      await run('pg_ctl', ...log, '-m', how === 'kill' ? 'immediate' : 'fast', 'restart');
    },
    stop: async () => {
      keeper.ref();
      keeper.stdin?.end();
      await once(keeper, 'exit');
    },
  };
};
