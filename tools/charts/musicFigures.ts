import { LISTENING } from '#domain/listening/listening.ts';
import type { Asked, Figures } from './figure.ts';

const two = { entries: [{}, {}], index: 0, repeat: 'off' };
const at = (atS: number): Asked => ({ context: { atS } });
const retried = (retries: number): Asked => ({ context: { fatal: false, retries } });
const passed = (songs: number): Asked => ({ context: { passed: songs, queue: two } });

/** The numbers in the chart of music. */
export const musicFigures: Readonly<Record<string, Figures>> = {
  audioQueue: {
    guards: {
      isUnderWay: {
        says: `later than ${LISTENING.backToStartS} s`,
        holds: [at(LISTENING.backToStartS + 0.1)],
        fails: [at(LISTENING.backToStartS)],
      },
      isWorthRetrying: {
        says: `fewer than ${LISTENING.retryDelaysMs.length} retries`,
        holds: [retried(LISTENING.retryDelaysMs.length - 1)],
        fails: [retried(LISTENING.retryDelaysMs.length)],
      },
      mayPass: {
        says: `fewer than ${LISTENING.passes} songs passed, and another is left`,
        holds: [passed(LISTENING.passes - 1)],
        fails: [passed(LISTENING.passes)],
      },
    },
    delays: {
      retry: {
        says: `${LISTENING.retryDelaysMs.join(', ')} ms`,
        cases: LISTENING.retryDelaysMs.map((delay, i) => [{ context: { retries: i + 1 } }, delay] as const),
      },
      sleepAfter: { says: 'the minutes that were chosen', cases: [[{ context: { sleep: 15 } }, 900_000]] },
    },
  },
};
