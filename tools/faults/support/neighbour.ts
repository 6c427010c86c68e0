import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

// A client with another address than the attacker's, in its own thread so that the attacker's work does not delay its
// measurements.
const { port } = workerData as { readonly port: number };
const PATH = '/live/api/schedule-mode/list';
const PAUSE_MS = 20;
/** The value for an answer that takes longer than this. */
const MOST_MS = 20_000;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let times: number[] = [];

/** Milliseconds until the whole answer was received; a refused or lost one counts as the maximum. */
const ask = (): Promise<number> =>
  new Promise((resolve) => {
    const began = performance.now();
    const lost = () => resolve(MOST_MS);
    const request = get(
      { port, path: PATH, agent, host: '127.0.0.1', localAddress: '127.0.0.2', timeout: MOST_MS },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode === 200 ? performance.now() - began : MOST_MS));
        answer.on('error', lost);
      },
    );
    request.on('error', lost);
    request.on('timeout', () => request.destroy());
  });

const goOn = async (): Promise<void> => {
  times.push(await ask());
  setTimeout(() => void goOn(), PAUSE_MS);
};
void goOn();

// Replies with the median since the last query.
parentPort?.on('message', () => {
  const sorted = times.sort((a, b) => a - b);
  parentPort?.postMessage(sorted[sorted.length >> 1] ?? MOST_MS);
  times = [];
});
