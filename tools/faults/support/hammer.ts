import { Agent, request } from 'node:http';
import { overAndOver } from './attack.ts';
import type { Target } from './target.ts';

export interface Blow {
  readonly path: string;
  /** Sent by POST; an object as JSON. */
  readonly body?: object | string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request; resolves with the status once the whole answer was read. */
const ask = ({ port }: Target, agent: Agent, { path, body, headers = {} }: Blow): Promise<number> =>
  new Promise((resolve, reject) => {
    const bytes = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body ?? '');
    const asked = request(
      {
        ...{ port, host: '127.0.0.1', path, agent, method: body === undefined ? 'GET' : 'POST' },
        headers: {
          ...(body !== undefined && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(bytes) }),
          ...headers,
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0)).on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end(body === undefined ? '' : bytes);
  });

/** Number of parallel connections, each of which waits for its answer. */
const PLACES = 100;

/** Sends varying requests repeatedly over keep-alive connections. */
export const hammer = async (target: Target, what: (n: number) => Blow): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: PLACES });
  await overAndOver(PLACES, async (n) => {
    await ask(target, agent, what(n));
  });
  agent.destroy();
};
