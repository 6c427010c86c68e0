import { setTimeout as pause } from 'node:timers/promises';
import type { Recording } from './floors/rawSockets.ts';
import { compare } from './support/compare.ts';
import { options } from './support/options.ts';
import { connectReaders } from './support/readers.ts';
import { newToken, startSender, TOPIC } from './support/sender.ts';
import { startFloor, startMeasuredOrigin } from './support/server.ts';
import { printStoring } from './support/storing.ts';

const { rounds, seconds, sockets } = options({ rounds: 3, seconds: 2, sockets: 500 });
/** Rates below and above the one at which the origin starts to batch messages. */
const RATES = [10, 100] as const;
/** Time for pending messages and presence counts to arrive, in milliseconds. */
const SETTLE_MS = 600;

await printStoring(rounds, seconds * 2);
const origin = await startMeasuredOrigin({ DEMO: 'off' });
const floor = await startFloor('rawSockets.ts');
const token = await newToken(origin.url);
const sender = await startSender(origin.url, token);
try {
  for (const rate of RATES) {
    const before = await origin.cpuUs();
    const heardByNobody = await sender.say(rate, seconds);
    const takingIn = ((await origin.cpuUs()) - before) / heardByNobody;
    let recorded: { readonly at: number; readonly bytes: Buffer }[] = [];
    const ours = await connectReaders({
      port: origin.port,
      count: sockets,
      token,
      first: JSON.stringify({ type: 'sub', topic: TOPIC }),
      record: (bytes) => void recorded.push({ at: performance.now(), bytes }),
    });
    const theirs = await connectReaders({ port: floor.port, count: sockets });
    const messages = rate * seconds;
    const figures = (cpuUs: number, bytes: number, storingUs: number) => ({
      'CPU µs per delivery': cpuUs / (messages * sockets),
      'without storing it': (cpuUs / messages - storingUs) / sockets,
      'writes per socket': recorded.length,
      'MB written': bytes / 1e6,
    });
    await pause(SETTLE_MS * 2);
    await compare(`${sockets} sockets, ${rate} messages a second; storing one: ${Math.round(takingIn)} µs of CPU`, {
      rounds,
      ours: async () => {
        recorded = [];
        ours.take();
        const before = await origin.cpuUs();
        await sender.say(rate, seconds);
        await pause(SETTLE_MS);
        return figures((await origin.cpuUs()) - before, ours.take(), takingIn);
      },
      floor: async () => {
        const from = recorded[0]?.at ?? 0;
        const chunks = recorded.map(({ at, bytes }) => ({ atMs: at - from, bytes: bytes.toString('base64') }));
        theirs.take();
        const before = await floor.cpuUs();
        await floor.give({ chunks } satisfies Recording);
        await pause(SETTLE_MS);
        return figures((await floor.cpuUs()) - before, theirs.take(), 0);
      },
    });
    ours.close();
    theirs.close();
    await pause(SETTLE_MS);
  }
} finally {
  sender.close();
  await Promise.all([origin.stop(), floor.stop()]);
}
