import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOrigin } from '../app.ts';
import { readConfig, type Config, type Environment } from '../config.ts';
import { silentLog, type Log } from '../log.ts';
import { openParts } from '../openParts.ts';
import type { OriginParts } from '../parts.ts';
import type { Clock } from '../shared/clock.ts';
import { clockOf } from '../shared/clockSetting.ts';
import { buildFixture, projectRoot } from './buildFixture.ts';

export interface OriginOptions {
  /** `on` if absent. */
  readonly demo?: 'on' | 'off';
  /** `off` if absent, so that only tests about limits meet them. */
  readonly limits?: 'on' | 'off';
  readonly now?: Clock;
  readonly log?: Log;
  /** Other settings. */
  readonly env?: Environment;
  /** A folder to continue with; if absent, a fresh one that is removed at the end. */
  readonly dataDir?: string;
  /** The built application; if absent, the project's own build if there is one, otherwise a small stand-in. */
  readonly dist?: string;
  /** Scenes to stream; the project's own if absent, none for an empty folder. */
  readonly media?: string;
}

export interface RunningOrigin {
  readonly url: string;
  /** The address of the socket, without a token. */
  readonly wsUrl: string;
  readonly dataDir: string;
  readonly config: Config;
  readonly parts: OriginParts;
  readonly stop: () => Promise<void>;
}

/** A whole origin inside the test's own process, on a random port, for tests of contract, store and socket. */
export const startOrigin = async (options: OriginOptions = {}): Promise<RunningOrigin> => {
  const { demo = 'on', limits = 'off', log = silentLog, env = {} } = options;
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'khandai-'));
  const built = join(projectRoot, 'dist');
  const dist = options.dist ?? (existsSync(join(built, '.vite/manifest.json')) ? built : buildFixture());
  const OUTBOX = env['PUBLIC_URL']?.startsWith('https:') ? 'off' : 'on';
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, DEMO: demo, LIMITS: limits, OUTBOX, ...env });
  const now = options.now ?? clockOf(config.clock);
  const media = options.media ?? join(projectRoot, 'media');
  const surroundings = { root: projectRoot, dist, media, log, clock: now };
  const parts = await openParts(config, surroundings);
  const origin = await createOrigin(config, parts, surroundings);
  const url = await origin.listen();
  return {
    url,
    wsUrl: `${url.replace(/^http/, 'ws')}/ws`,
    dataDir,
    config,
    parts,
    stop: async () => {
      await origin.close();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
