import { setTimeout as pause } from 'node:timers/promises';
import { findPostgres, startPostgres } from '../../postgres.ts';
import { median, printTable } from './compare.ts';
import { newToken, startSender } from './sender.ts';
import { startMeasuredOrigin, type MeasuredServer } from './server.ts';

/** Messages a second: each alone, as in a quiet room, and many. */
const RATES = [5, 100] as const;
/** Until what is compiled while it runs is compiled: a portal is not measured at its first message. */
const WARM_UP = { perSecond: 100, seconds: 4 } as const;
const SETTLE_MS = 500;

const usOf = async (origin: MeasuredServer, work: () => Promise<unknown>) => {
  const before = await origin.cpuUs();
  const began = performance.now();
  await work();
  return { ms: performance.now() - began, us: (await origin.cpuUs()) - before };
};

const measure = async (title: string, env: Readonly<Record<string, string>>, rounds: number, seconds: number) => {
  const origin = await startMeasuredOrigin({ DEMO: 'off', ...env });
  const sender = await startSender(origin.url, await newToken(origin.url));
  const round = async (rate: number) => {
    const idle = await usOf(origin, () => pause(seconds * 1000));
    const each = async (send: typeof sender.say) => {
      const { us, ms } = await usOf(origin, () => send(rate, seconds));
      await pause(SETTLE_MS);
      return (us - (idle.us / idle.ms) * ms) / (rate * seconds);
    };
    const unstored = await each(sender.join);
    const stored = await each(sender.say);
    return { all: stored, unstored, storing: stored - unstored };
  };
  try {
    for (const send of [sender.join, sender.say]) await send(WARM_UP.perSecond, WARM_UP.seconds);
    const rows: string[][] = [];
    for (const rate of RATES) {
      const taken: Awaited<ReturnType<typeof round>>[] = [];
      for (let i = 0; i < rounds; i += 1) taken.push(await round(rate));
      const of = (name: keyof (typeof taken)[number]) => figure(median(taken.map((one) => one[name])));
      const storing = taken.map((one) => one.storing);
      const spread = `${figure(Math.min(...storing))} to ${figure(Math.max(...storing))}`;
      rows.push([`${title}, ${rate} a second`, of('all'), of('unstored'), of('storing'), spread]);
    }
    return rows;
  } finally {
    sender.close();
    await origin.stop();
  }
};

const figure = (us: number): string => Math.round(us).toLocaleString('en');

/**
 * Prints what one message costs the origin when nobody listens, in its own code and in the system's for it, above what it
 * uses when idle: from its frame to its ack, the same for a frame that is read, judged and acknowledged but not stored,
 * and the difference, which is the storing. On the embedded database, and on a durable PostgreSQL where this machine has
 * one (whose own use is not counted: it is another process, on another machine where that matters).
 */
export const printStoring = async (rounds: number, seconds: number): Promise<void> => {
  const rows = await measure('node:sqlite', {}, rounds, seconds);
  const bin = findPostgres();
  if (bin !== null) {
    const server = await startPostgres(bin, { durable: true });
    const env = { DATABASE_URL: server.url('postgres'), SECRET: 'a secret of the bench, long enough' };
    rows.push(...(await measure('PostgreSQL', env, rounds, seconds).finally(server.stop)));
  }
  printTable(
    `a message that nobody hears: CPU µs of the whole origin, idle taken off (rounds: ${rounds})`,
    ['', 'frame to ack', 'not stored', 'storing', 'of the rounds'],
    rows,
  );
  if (bin === null) console.log('  (no PostgreSQL on this machine)');
};
