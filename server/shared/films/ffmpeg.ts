import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

const LIMITS = { timeout: 10_000, stdio: 'ignore' } as const;
/** Whether a program ends well. */
const runs = ([program = '', ...given]: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(program, given, LIMITS);
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });

/** Whether this machine has it. */
export const hasFfmpeg = (): Promise<boolean> => runs(['ffmpeg', '-version']);

const DIES_WITH_US = ['setpriv', '--pdeathsig', 'KILL'];
/** What a program is started through, the best first: it ends with this process, and is in a network of its own, without a way out. */
const WRAPS: readonly (readonly string[])[] = [
  [...DIES_WITH_US, 'unshare', '--net'],
  [...DIES_WITH_US, 'unshare', '--user', '--map-current-user', '--net'],
  DIES_WITH_US,
];
let known: Promise<readonly string[]> | undefined;
const wrap = async (): Promise<readonly string[]> => {
  for (const one of WRAPS) if (await runs([...one, 'true'])) return one;
  return [];
};

/** It reads and writes files alone, whatever a file that it is given asks for. */
const ALWAYS = ['-nostdin', '-v', 'error', '-y', '-protocol_whitelist', 'file'];
/** Behind whatever else the machine does. */
const PRIORITY = 5;
const MOST_SAID = 2000;

export interface FfmpegWork {
  readonly timeoutMs: number;
  /** Kills it. */
  readonly signal?: AbortSignal;
}

/** Runs ffmpeg on files of this machine; answers why it failed, null where it did not. */
export const runFfmpeg = async (
  given: readonly string[],
  { timeoutMs, signal }: FfmpegWork,
): Promise<string | null> => {
  const [program = 'ffmpeg', ...rest] = [...(await (known ??= wrap())), 'ffmpeg', ...ALWAYS, ...given];
  if (signal?.aborted) return 'it was stopped';
  return new Promise((resolve) => {
    const child = spawn(program, rest, {
      ...{ stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: process.env['PATH'] ?? '' } },
      ...{ timeout: timeoutMs, killSignal: 'SIGKILL', ...(signal && { signal }) },
    });
    let said = '';
    child.stderr.on('data', (bytes: Buffer) => {
      said = `${said}${bytes.toString()}`.slice(-MOST_SAID);
    });
    child.once('error', () => resolve('it could not be run, or was stopped'));
    child.once('close', (code) =>
      resolve(code === 0 ? null : (said.trim().split('\n').at(-1) ?? '') || 'it was stopped'),
    );
    if (child.pid !== undefined)
      try {
        setPriority(child.pid, PRIORITY);
      } catch {
        // It is gone already.
      }
  });
};
