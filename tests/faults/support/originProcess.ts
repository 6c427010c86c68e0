import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface OriginProcess {
  readonly port: number;
  /** POST; returns `data`; throws on a refusal. */
  readonly post: (path: string, body: object) => Promise<unknown>;
  readonly get: (path: string, init?: RequestInit) => Promise<unknown>;
  /** kill -9; resolves when the process is gone. */
  readonly kill: () => Promise<void>;
  /** Asks it to end, as an operator does. */
  readonly terminate: () => void;
  /** Resolves with the exit code, or with the signal's name. */
  readonly exited: Promise<number | string>;
  /** The lines logged so far. */
  readonly log: readonly string[];
}

/** A whole origin in a process of its own, loaded from source, on a free port. */
const startScript = async (
  script: URL,
  argument: string,
  env: Readonly<Record<string, string>> = {},
): Promise<OriginProcess> => {
  const child = spawn(process.execPath, [fileURLToPath(script), argument], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const exited = once(child, 'exit').then(([code, signal]: (number | string | null)[]) => code ?? signal ?? '');
  const log: string[] = [];
  createInterface(child.stderr).on('line', (line) => log.push(line));
  const address = new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => resolve(/http:\S+/.exec(line)?.[0] ?? ''));
    void exited.then(() => reject(new Error(`The origin did not start: ${log.join('\n')}`)));
  });
  const port = Number(new URL(await address).port);
  const ask = async (path: string, init: RequestInit): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { code, data } = (await response.json()) as { code: number; data: unknown };
    if (code !== 200) throw new Error(`${path} was refused with ${code}`);
    return data;
  };
  return {
    port,
    log,
    exited,
    get: (path, init = {}) => ask(path, init),
    post: (path, body) =>
      ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    terminate: () => void child.kill('SIGTERM'),
  };
};

/** Without demo content and limits, over a data folder. */
export const startOriginProcess = (
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<OriginProcess> => startScript(new URL('originChild.ts', import.meta.url), dataDir, env);

/** As an operator starts it: settings only from the environment, with `root` as the project's folder. */
export const startByHand = (root: string, env: Readonly<Record<string, string>>): Promise<OriginProcess> =>
  startScript(new URL('startChild.ts', import.meta.url), root, env);
