import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The folder whose build is tested: this project's, or another that E2E_BUILD names. */
const root = resolve(process.env['E2E_BUILD'] ?? '.');

/**
 * A whole origin as an operator starts it: the built server in a process of its own, on a free port, with a folder of
 * its own.
 */
export interface RunningOrigin {
  readonly url: string;
  readonly dataDir: string;
  readonly log: () => string;
  /** Sends a signal and resolves with the exit code once the process is gone. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Restarts it on the same port and folder, with these settings changed. */
  readonly start: (changed?: Readonly<Record<string, string>>) => Promise<void>;
  /** Stops it and removes its folder. */
  readonly discard: () => Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** Where a run keeps its origins' logs and recorded secrets (item 20); null if not requested. */
const logs = process.env['E2E_LOGS'] ?? null;
const overhear = new URL('./logs/overhear.ts', import.meta.url).href;

export const startOrigin = async (env: Readonly<Record<string, string>> = {}): Promise<RunningOrigin> => {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'khandai-e2e-'));
  let child: ChildProcess | null = null;
  let log = '';
  if (logs !== null) mkdirSync(logs, { recursive: true });

  const start = (changed: Readonly<Record<string, string>> = {}) =>
    new Promise<void>((resolve, reject) => {
      const program = join(root, 'dist-server/main.js');
      const started = spawn(process.execPath, logs === null ? [program] : ['--import', overhear, program], {
        env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LIMITS: 'off', ...env, ...changed },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      const read = (chunk: Buffer) => {
        log += chunk.toString();
        if (logs !== null) appendFileSync(join(logs, `${port}.log`), chunk);
        if (log.includes(`:${port}`)) resolve();
      };
      started.stdout.on('data', read);
      started.stderr.on('data', read);
      started.once('exit', (code) => reject(new Error(`the origin ended with ${code}:\n${log}`)));
    });

  const stop = (signal: NodeJS.Signals = 'SIGTERM') =>
    new Promise<number | null>((resolve) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve(child?.exitCode ?? null);
      child.once('exit', (code) => resolve(code));
      child.kill(signal);
    });

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    log: () => log,
    stop,
    start: (changed) => {
      log = '';
      return start(changed);
    },
    discard: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
