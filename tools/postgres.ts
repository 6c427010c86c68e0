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

/** Where Debian puts each release, the newest first. */
const debian = (): readonly string[] => {
  try {
    const releases = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
    return releases.map((release) => `/usr/lib/postgresql/${release}/bin`);
  } catch {
    return [];
  }
};

/** The folder with the programs of a PostgreSQL of this machine: POSTGRES_BIN, else what Debian or PATH has; null where there is none. */
export const findPostgres = (): string | null =>
  [process.env['POSTGRES_BIN'] ?? '', ...debian(), ...(process.env['PATH'] ?? '').split(delimiter)].find(
    (folder) => folder !== '' && runs(join(folder, 'initdb')) && runs(join(folder, 'postgres')),
  ) ?? null;

/** PostgreSQL refuses to run as root: then as its own account, or as nobody. */
const account = (): { readonly uid: number; readonly gid: number } | null => {
  if (process.getuid?.() !== 0) return null;
  const idOf = (kind: '-u' | '-g') => {
    for (const name of ['postgres', 'nobody'])
      try {
        return Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      } catch {
        // There is no such account here.
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

/** A PostgreSQL of one's own, in a folder that goes with it. */
export interface OwnPostgres {
  /** The address of one of its databases; `postgres` is there from the beginning. */
  readonly url: (database: string) => string;
  /** Ends it as a loss of power would (`kill`), or in order (`stop`), and starts it again on the same port. */
  readonly restart: (how: 'kill' | 'stop') => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** What makes it quick, and is no loss for what ends with the tests. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Waits for its input to close, which happens however the process that holds it ends, and clears away. */
const KEEPER = 'cat >/dev/null; "$1" -D "$2/data" -m immediate stop >/dev/null 2>&1; rm -rf "$2"';

/** Starts one; `settings` are of postgresql.conf, such as "max_connections=20". It keeps nothing safe unless `durable`. */
export const startPostgres = async (
  bin: string,
  { settings = [], durable = false }: { readonly settings?: readonly string[]; readonly durable?: boolean } = {},
): Promise<OwnPostgres> => {
  const own = account();
  const as = own ?? {};
  const folder = mkdtempSync(join(tmpdir(), 'khandai-postgres-'));
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
