import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../../tests/e2e/support/origin.ts';

/** A server in a separate process, whose processor time can be read. */
export interface MeasuredServer {
  readonly url: string;
  readonly port: number;
  /** Processor time of all its threads since its start, in microseconds: user and system. */
  readonly cpu: () => Promise<NodeJS.CpuUsage>;
  /** The sum of both. */
  readonly cpuUs: () => Promise<number>;
  /** Sends it data over the channel between the processes; resolves once it has answered. */
  readonly give: (what: object) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const reporter = new URL('./reportCpu.ts', import.meta.url).href;

/** Starts a Node program with PORT set, and waits until it prints its port. */
export const startServer = async (
  program: string,
  env: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer> => {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', reporter, program], {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  await new Promise<void>((up, reject) => {
    const read = (chunk: Buffer) => {
      log += String(chunk);
      if (log.includes(`:${port}`)) up();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}:\n${log}`)));
  });
  const answerTo = (asked: string | object) =>
    new Promise<unknown>((answered) => {
      child.once('message', answered);
      child.send(asked);
    });
  const cpu = async () => (await answerTo('cpu')) as NodeJS.CpuUsage;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    cpu,
    cpuUs: async () => {
      const { user, system } = await cpu();
      return user + system;
    },
    give: async (what) => void (await answerTo(what)),
    stop: () =>
      new Promise((gone) => {
        child.once('exit', () => gone());
        child.kill('SIGTERM');
      }),
  };
};

/** Starts the built origin (E2E_BUILD's or this project's) with an empty data folder that is deleted afterwards. */
export const startMeasuredOrigin = async (env: Readonly<Record<string, string>> = {}): Promise<MeasuredServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'khandai-bench-'));
  const program = resolve(process.env['E2E_BUILD'] ?? '.', 'dist-server/main.js');
  const server = await startServer(program, { DATA_DIR: dataDir, LIMITS: 'off', ...env });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** Starts one of the baselines in this folder. */
export const startFloor = (name: string, env: Readonly<Record<string, string>> = {}): Promise<MeasuredServer> =>
  startServer(join(import.meta.dirname, '../floors', name), env);
