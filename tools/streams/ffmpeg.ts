import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Running {
  readonly write: (bytes: Buffer) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Starts ffmpeg reading from its standard input; `end` waits, and fails with ffmpeg's own message. */
export const startFfmpeg = (args: readonly string[]): Running => {
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: ['pipe', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const exited = once(child, 'exit');
  return {
    write: async (bytes) => {
      if (!child.stdin.write(bytes)) await once(child.stdin, 'drain');
    },
    end: async () => {
      child.stdin.end();
      const [code] = (await exited) as [number | null];
      if (code !== 0) throw new Error(`ffmpeg ${args.join(' ')} ended with ${code}: ${said}`);
    },
  };
};

export const ffmpeg = (args: readonly string[]) => startFfmpeg(args).end();
