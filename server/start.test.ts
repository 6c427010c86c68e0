import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from './testing/buildFixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'khandai-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

// A separate process loads the origin from source, which takes seconds on a busy machine.
describe('starting', { timeout: 60_000 }, () => {
  it('refuses an older Node in one line, before it loads anything that needs a newer one', () => {
    const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'22.21.0'}})`;
    expect(run(['--import', older, 'server/main.ts'])).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Khán Đài needs Node 24 or newer, and this is 22.21.0: "npm start" brings its own.\n',
    });
  });

  it('a wrong setting stops it with one line', () => {
    expect(run(['server/main.ts'], { KHANDAI_PORT: 'http' })).toEqual({
      status: 1,
      stdout: '',
      stderr: 'KHANDAI_PORT must be a port, 0 to 65535.\n',
    });
  });

  it('production without a mail server stops with one line', () => {
    expect(run(['server/main.ts'], { PUBLIC_URL: 'https://a.example', GOOGLE: 'off', SMS: 'off' })).toEqual({
      status: 1,
      stdout: '',
      stderr: 'SMTP_URL and MAIL_FROM are required in production (PUBLIC_URL is https): codes go out by mail.\n',
    });
  });
});
