import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { schedule } from '#contract/http/schedule.ts';
import type { Recorded } from './floors/cachedBytes.ts';
import { compare, type Side } from './support/compare.ts';
import { options } from './support/options.ts';
import { startFloor, startMeasuredOrigin, type MeasuredServer } from './support/server.ts';

const { rounds, seconds, connections } = options({ rounds: 4, seconds: 1, connections: 16 });
const WARM_UP_S = 0.25;

interface Asked {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}
interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

const ask = ({ port }: MeasuredServer, { path, headers }: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ agent, host: '127.0.0.1', port, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    })
      .once('error', reject)
      .end();
  });

/** Sends requests over all connections at once, each again as soon as it is answered. */
const load = async (server: MeasuredServer, asked: Asked, expected: number, forS: number) => {
  const took: number[] = [];
  const until = performance.now() + forS * 1000;
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      const began = performance.now();
      const { status } = await ask(server, asked);
      if (status !== expected) throw new Error(`${asked.path} answered ${status}, not ${expected}`);
      took.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return took.sort((a, b) => a - b);
};

const side =
  (server: MeasuredServer, asked: Asked, expected: number): Side =>
  async () => {
    await load(server, asked, expected, WARM_UP_S);
    const before = await server.cpuUs();
    const took = await load(server, asked, expected, seconds);
    const cpu = (await server.cpuUs()) - before;
    return {
      'CPU µs per answer': cpu / took.length,
      'answers per second': took.length / seconds,
      'p99 ms': took[Math.floor(took.length * 0.99)] ?? Number.NaN,
    };
  };

const origin = await startMeasuredOrigin();
const floor = await startFloor('cachedBytes.ts');
try {
  const day = `${schedule.liveSchedule.path}?pageSize=200&timezone=Asia%2FBangkok`;
  const br = { 'accept-encoding': 'br' };
  const first = await ask(origin, { path: day, headers: br });
  const cases = [
    { name: 'a day of the schedule, brotli', path: day, headers: br, expected: 200 },
    { name: 'the same, 304 by its ETag', path: day, headers: br, expected: 304 },
    { name: 'how many are live', path: schedule.totalLive.path, headers: {}, expected: 200 },
  ];
  console.log(
    `the day: ${first.body.length} bytes as ${first.headers['content-encoding']}; ${connections} connections`,
  );
  for (const { name, path, headers, expected } of cases) {
    const answer = await ask(origin, { path, headers });
    await floor.give({ path, headers: answer.headers, body: answer.body.toString('base64') } satisfies Recorded);
    // The origin's ETag changes with the matches; "*" matches any, like that of a client that asked a moment ago.
    const held = (etag: string | undefined) =>
      expected === 304 ? { ...headers, 'if-none-match': etag ?? '*' } : headers;
    await compare(name, {
      rounds,
      ours: side(origin, { path, headers: held('*') }, expected),
      floor: side(floor, { path, headers: held(answer.headers.etag) }, expected),
    });
  }
} finally {
  agent.destroy();
  await Promise.all([origin.stop(), floor.stop()]);
}
