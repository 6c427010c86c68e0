import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../tests/e2e/support/origin.ts';
import { ROOT } from './files.ts';

// Runs the two commands of somebody who has just cloned the project, with their own Node instead of the project's.
// FRESH_NODE is the folder of another Node's `node` and `npm`, such as version 20.
const PATH = [
  ...(process.env['FRESH_NODE'] ? [process.env['FRESH_NODE']] : []),
  ...(process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules')),
].join(delimiter);
const env = { ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))), PATH };
const UP_WITHIN_MS = 180_000;

const folder = mkdtempSync(join(tmpdir(), 'khandai-fresh-'));
const clone = join(folder, 'khan-dai');
const version = execFileSync('node', ['--version'], { env, encoding: 'utf8' }).trim();
const run = (command: string, ...args: readonly string[]): void => {
  const { status } = spawnSync(command, args, { cwd: clone, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status} under Node ${version}`);
};

/** The body of a page, or null while the server does not answer. */
const bodyAt = (url: string): Promise<string | null> =>
  fetch(url).then(
    async (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );

const start = async (): Promise<void> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { ...env, PORT: String(port), DATA_DIR: join(folder, 'data') };
  const origin = spawn('npm', ['start'], { cwd: clone, env: own, stdio: 'inherit', detached: true });
  try {
    const until = Date.now() + UP_WITHIN_MS;
    let page = await bodyAt(url);
    while (page === null && Date.now() < until && origin.exitCode === null) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      page = await bodyAt(url);
    }
    if (!page?.includes('id="root"')) throw new Error(`npm start shows no page at ${url} under Node ${version}`);
    if ((await bodyAt(`${url}/healthz`)) === null) throw new Error(`${url}/healthz does not answer`);
  } finally {
    // npm and its child processes are one process group.
    if (origin.pid !== undefined && origin.exitCode === null) process.kill(-origin.pid, 'SIGTERM');
  }
};

console.log(`Node ${version}, npm ${execFileSync('npm', ['--version'], { env, encoding: 'utf8' }).trim()}`);
try {
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, clone], { stdio: 'inherit' });
  run('npm', 'ci');
  await start();
  console.log(`✓ a fresh clone shows its page after npm ci and npm start, under Node ${version}`);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}
