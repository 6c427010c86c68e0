import { rawGet } from './support/rawClient.ts';
import { openMany, overAndOver, pause, type Attack } from './support/attack.ts';
import { OPEN_FILES } from './support/target.ts';

const SOME = 300;
/** Longer than the timeout for headers. */
const LONG_MS = 13_000;

export const idleConnections: Attack = {
  name: 'idle connections, more than the process may have open',
  run: async (target) => {
    await openMany(target, OPEN_FILES + 300);
    await pause(LONG_MS);
  },
};

export const halfClosed: Attack = {
  name: 'half-closed after a 408',
  run: async (target) => {
    await openMany(target, SOME, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: a', { probes: false });
    await pause(LONG_MS);
  },
};

export const slowHeaders: Attack = {
  name: 'headers that come letter by letter',
  run: (target) =>
    overAndOver(
      SOME,
      async () => {
        const client = await target.open();
        client.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
        const dripping = setInterval(() => client.write('a'), 500);
        await client.gone;
        clearInterval(dripping);
      },
      LONG_MS,
    ).finally(target.cutAll),
};

export const idleAfterAnswers: Attack = {
  name: 'kept alive and silent',
  run: async (target) => {
    await openMany(target, SOME, rawGet('/healthz'));
    await pause(3000);
    target.cutAll();
  },
};
