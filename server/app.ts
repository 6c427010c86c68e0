import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { Config } from './config.ts';
import { atOnce, createFairShare } from './http/fairShare.ts';
import { createServer } from './http/server.ts';
import { drainServer } from './http/drain.ts';
import { mountDocuments } from './http/documents.ts';
import { mountHealth } from './http/health.ts';
import { mountCalls } from './http/mountCalls.ts';
import { mountFiles } from './http/files.ts';
import { mountGameFiles } from './http/gameFiles.ts';
import { createTurns } from './http/turns.ts';
import { createUpgrade } from './http/upgrade.ts';
import type { Log } from './log.ts';
import { loadPaint } from './page/painting.ts';
import { mountPages } from './page/mountPages.ts';
import { openPages } from './pages.ts';
import type { OriginParts } from './parts.ts';
import { createAddressOf, networkOf } from './shared/address.ts';
import type { Clock } from './shared/clock.ts';

export interface OriginSurroundings {
  /** The project's folder, which contains `locales`. Absolute. */
  readonly root: string;
  /** The folder of the built application; `dist` in `root` if absent. Absolute. */
  readonly dist?: string;
  /** The folder of the scenes that the demo's rooms stream; `media` in `root` if absent. Absolute. */
  readonly media?: string;
  readonly log: Log;
  readonly clock: Clock;
}

export interface Origin {
  /** Binds the port; returns the address at which the origin can be reached, without a trailing slash. */
  readonly listen: () => Promise<string>;
  /**
   * Drains: requests in flight complete and sockets close with 1012; at most 2 s. Repeated calls return the same
   * promise.
   */
  readonly close: () => Promise<void>;
}

/** The whole origin except its settings and stores: calls, pages, files and the socket endpoint on one port. */
export const createOrigin = async (
  config: Config,
  parts: OriginParts,
  { root, dist = join(root, 'dist'), log, clock }: OriginSurroundings,
): Promise<Origin> => {
  const { publicUrl, geoUrl, production } = config;
  const addressOf = createAddressOf(config.trustProxy);
  let ending: Promise<void> | null = null;
  const isDraining = () => ending !== null;

  const begin = config.limits ? createFairShare() : atOnce;
  const turns = createTurns((request, work) => begin(networkOf(addressOf(request)), work));
  const app = await createServer(config, log, clock, turns, parts.routeWindows);
  mountHealth(app, isDraining, parts.canWrite);
  await app.register(async (scope) =>
    mountCalls(scope, {
      handlers: parts.handlers,
      rules: parts.rules,
      judgeCall: parts.judgeCall,
      identify: parts.identify,
      limits: config.limits,
      publicUrl,
      production,
      clock,
      addressOf,
    }),
  );
  for (const plugin of parts.plugins) await app.register(plugin);
  if (!production) mountDocuments(app);
  const paint = await loadPaint(join(dirname(dist), 'dist-paint'));
  await mountPages(app, {
    ...{ dist, publicUrl, geoUrl, clock, openPages, paint, log },
    ...{ handlers: parts.handlers, portal: parts.portal, pageLists: parts.pageLists },
    share: { fonts: join(root, 'fonts'), scratch: join(config.dataDir, 'drawing'), limits: config.limits },
  });
  mountGameFiles(app, dist, publicUrl);
  await mountFiles(app, dist);
  const upgrade = createUpgrade({ publicUrl, production, addressOf, isDraining, turns, onUpgrade: parts.onUpgrade });
  app.server.on('upgrade', upgrade);
  await app.ready();

  return {
    listen: async () => {
      await app.listen({ port: config.port, host: config.host, backlog: 8192 });
      const { port } = app.server.address() as AddressInfo;
      return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
    },
    close: () => {
      ending ??= drainServer(app, parts.drain).then(parts.close);
      return ending;
    },
  };
};
