import { createOrigin } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { isOutOfDescriptors } from './http/fileLimit.ts';
import { standardLog, type Log } from './log.ts';
import { openParts } from './openParts.ts';
import { clockOf } from './shared/clockSetting.ts';
import { startFault } from './startFault.ts';
import { startLines } from './startLines.ts';

/** How long a shutdown may take before the process exits anyway. */
const MOST_MS = 1900;

/**
 * Starts the origin with the settings from the environment, and shuts it down on SIGTERM or SIGINT. `root` is the
 * project's folder.
 */
export const start = async (root: string): Promise<void> => {
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    const clock = clockOf(config.clock);
    const log = standardLog(clock);
    const surroundings = { root, log, clock };
    const origin = await createOrigin(config, await openParts(config, surroundings), surroundings);
    const end = (signal: string) => {
      log.info('draining', { signal });
      setTimeout(() => {
        log.warn('ended', { clean: false });
        process.exit(0);
      }, MOST_MS).unref();
      void origin.close().then(
        () => {
          log.info('ended', { clean: true });
          process.exit(0);
        },
        (error: unknown) => {
          log.error('unclean end', { stack: String(error) });
          process.exit(1);
        },
      );
    };
    process.on('uncaughtException', surviveWantOfDescriptors(log));
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
    const address = await origin.listen();
    log.info('listening', { host: config.host, port: Number(new URL(address).port), demo: config.demo });
    for (const line of startLines(config, address, clock())) process.stdout.write(`${line}\n`);
  } catch (error) {
    process.stderr.write(`${startFault(error, config)}\n`);
    process.exit(1);
  }
};

/**
 * Only the operation that got no file descriptor is lost; after any other uncaught error the state of the process is
 * unknown.
 */
const surviveWantOfDescriptors =
  (log: Log) =>
  (error: unknown): void => {
    log.error('uncaught', { stack: error instanceof Error ? (error.stack ?? error.message) : 'thrown: no error' });
    if (!isOutOfDescriptors(error)) process.exit(1);
  };
