import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { games } from '#contract/http/games.ts';
import { expect } from './test.ts';
import type { RunningOrigin } from './origin.ts';

const cli = resolve(process.env['E2E_BUILD'] ?? '.', 'dist-server/cli.js');

/** Imports a game of one page that does not know the portal, like an operator; returns its path. */
export const importPage = async ({ url, dataDir }: RunningOrigin, gameId: string, html: string): Promise<string> => {
  const folder = join(dataDir, 'brought');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${gameId}.html`);
  writeFileSync(file, `<!doctype html><html><head><title>${gameId}</title></head><body>${html}</body></html>`);
  await promisify(execFile)(process.execPath, [cli, 'import', file], { env: { ...process.env, DATA_DIR: dataDir } });
  const asked = async (): Promise<number> =>
    ((await (await fetch(`${url}${games.detail.path}?id=${gameId}`)).json()) as { readonly code: number }).code;
  await expect.poll(asked).toBe(200);
  return `/game/choi-game/${gameId}/${gameId}`;
};
