import { createOrigin } from './app.ts';
import { readConfig, showsLetters, type Config } from './config.ts';
import { isOutOfDescriptors } from './http/fileLimit.ts';
import { standardLog } from './log.ts';
import { openParts } from './openParts.ts';
import { OUTBOX_PATH } from './post/outbox.ts';
import { systemClock } from './shared/clock.ts';
import { startFault } from './startFault.ts';

/** How long an ending may take before the process goes anyway. */
const MOST_MS = 1900;

/** Starts the origin with the settings of the environment, and ends it on SIGTERM or SIGINT. `root` is the project's folder. */
export const start = async (root: string): Promise<void> => {
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    const surroundings = { root, log: standardLog, clock: systemClock };
    const origin = await createOrigin(config, await openParts(config, surroundings), surroundings);
    const end = (signal: string) => {
      standardLog.info('draining', { signal });
      setTimeout(() => {
        standardLog.warn('ended', { clean: false });
        process.exit(0);
      }, MOST_MS).unref();
      void origin.close().then(
        () => {
          standardLog.info('ended', { clean: true });
          process.exit(0);
        },
        (error: unknown) => {
          standardLog.error('unclean end', { stack: String(error) });
          process.exit(1);
        },
      );
    };
    process.on('uncaughtException', surviveWantOfDescriptors);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
    const address = await origin.listen();
    standardLog.info('listening', { host: config.host, port: Number(new URL(address).port), demo: config.demo });
    process.stdout.write(`Khán Đài is open: ${config.publicUrl ?? shown(address)}\n`);
    if (showsLetters(config))
      process.stdout.write(`Mails and codes are shown, to this machine alone, at ${shown(address)}${OUTBOX_PATH}\n`);
  } catch (error) {
    process.stderr.write(`${startFault(error, config)}\n`);
    process.exit(1);
  }
};

/** What could not be opened for want of a descriptor is lost alone; after any other fault nobody knows what still holds. */
const surviveWantOfDescriptors = (error: unknown): void => {
  standardLog.error('uncaught', {
    stack: error instanceof Error ? (error.stack ?? error.message) : 'thrown: no error',
  });
  if (!isOutOfDescriptors(error)) process.exit(1);
};

/** As somebody at this machine would write it. */
const shown = (address: string): string => address.replace(/\/\/(127\.0\.0\.1|0\.0\.0\.0|\[::1?\])/, '//localhost');
