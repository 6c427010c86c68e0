import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openRaw, type RawClient, type RawWishes } from './rawClient.ts';

/** An origin in a process of its own, with its default settings, few files to open and a data folder of its own. */
export interface Target {
  readonly port: number;
  /** A connection from the attacker's address, cut at the end at the latest. */
  readonly open: (wishes?: RawWishes) => Promise<RawClient>;
  /** Asks as the attacker by POST and answers `data`; a refusal throws. */
  readonly post: (path: string, body: object) => Promise<unknown>;
  readonly isAlive: () => boolean;
  /** Resident memory in MB; 0 where the system has no /proc. */
  readonly memory: () => number;
  /** Files and connections that the process has open; 0 where the system has no /proc. */
  readonly descriptors: () => number;
  /** What it has written to its log, for whoever looks into a failure. */
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

/** The process may end between the question and the answer. */
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
  /** What Node is to run; the build, or the source where there is none. */
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
