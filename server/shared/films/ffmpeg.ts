import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { apart, endsWell } from '../apart.ts';

/** Whether ffmpeg is installed. */
export const hasFfmpeg = (): Promise<boolean> => endsWell(['ffmpeg', '-version']);

/** ffmpeg reads and writes only files, whatever its input refers to. */
const ALWAYS = ['-nostdin', '-v', 'error', '-y', '-protocol_whitelist', 'file'];
/** The nice value: lower priority than other processes. */
const PRIORITY = 5;
const MOST_SAID = 2000;

export interface FfmpegWork {
  readonly timeoutMs: number;
  /** Kills the process. */
  readonly signal?: AbortSignal;
}

/** Runs ffmpeg on local files; returns the reason if it failed, otherwise null. */
export const runFfmpeg = async (
  given: readonly string[],
  { timeoutMs, signal }: FfmpegWork,
): Promise<string | null> => {
  const [program = 'ffmpeg', ...rest] = [...(await apart()), 'ffmpeg', ...ALWAYS, ...given];
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
        // The process is gone already.
      }
  });
};
