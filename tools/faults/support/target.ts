import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openRaw, type RawClient, type RawWishes } from './rawClient.ts';

/** An origin in a separate process, with default settings, a low limit of open files and its own data folder. */
export interface Target {
  readonly port: number;
  /** A connection from the attacker's address, closed at the end at the latest. */
  readonly open: (wishes?: RawWishes) => Promise<RawClient>;
  /** Makes a POST request as the attacker and gives `data`; throws on a refusal. */
  readonly post: (path: string, body: object) => Promise<unknown>;
  readonly isAlive: () => boolean;
  /** Resident memory in MB; 0 if the system has no /proc. */
  readonly memory: () => number;
  /** Number of open files and connections of the process; 0 if the system has no /proc. */
  readonly descriptors: () => number;
  /** The log of the process, for investigating failures. */
  readonly log: () => string;
  readonly cutAll: () => void;
  readonly stop: () => Promise<void>;
}

/** `ulimit -n` of the attacked process. */
export const OPEN_FILES = 4096;
const root = join(import.meta.dirname, '../../..');

const program = (): string => {
  const built = join(root, 'dist-server/main.js');
  return existsSync(built) ? built : join(root, 'server/main.ts');
};

/** The process may end before the value is read. */
const seen = (read: () => number): number => {
  try {
    return read();
  } catch {
    return 0;
  }
};
const megabytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

interface TargetWishes {
  readonly openFiles?: number;
  /** The arguments for Node; the build by default, or the source if there is none. */
  readonly command?: readonly string[];
}

export const startTarget = async ({
  openFiles = OPEN_FILES,
  command = [program()],
}: TargetWishes = {}): Promise<Target> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'khandai-faults-'));
  const child = spawn('sh', ['-c', `ulimit -n ${openFiles}; exec "$0" "$@"`, process.execPath, ...command], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const said = /http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
      if (said !== undefined) resolve(Number(said));
    });
    void exited.then(() => reject(new Error(`The origin did not start: ${log}`)));
  });
  const pid = child.pid!;
  const clients = new Set<RawClient>();
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const cutAll = () => {
    for (const client of clients) client.cut();
    clients.clear();
  };
  return {
    port,
    isAlive,
    cutAll,
    log: () => log,
    memory: () => seen(() => megabytes(pid)),
    descriptors: () => seen(() => readdirSync(`/proc/${pid}/fd`).length),
    open: async (wishes) => {
      const client = await openRaw(port, wishes);
      clients.add(client);
      void client.gone.then(() => clients.delete(client));
      return client;
    },
    post: async (path, body) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      const { code, data } = (await answer.json()) as { readonly code: number; readonly data: unknown };
      if (code !== 200) throw new Error(`${path} was refused with ${code}`);
      return data;
    },
    stop: async () => {
      cutAll();
      if (isAlive()) child.kill('SIGKILL');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
