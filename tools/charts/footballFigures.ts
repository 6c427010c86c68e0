import { ODDS_TIMING } from '#domain/odds/oddsTiming.ts';
import { TIP_LOCK } from '#domain/tips/lock.ts';
import { ms, type Asked, type Figures } from './figure.ts';

const heard = (seq: number): Asked => ({
  context: { position: { epoch: 'a', seq: 4 } },
  event: { type: 'feed.entries', entries: [{ seq }] },
});
const left = (leftMs: number): Asked => ({
  event: { type: 'lock.told', lockTs: 1000 + leftMs, now: 1000, begun: false },
});
const lockIn = (leftMs: number): Asked => ({ context: { lockTs: 1000 + leftMs, now: 1000 } });

/** The numbers in the charts of football, odds and tips. */
export const footballFigures: Readonly<Record<string, Figures>> = {
  oddsBoard: {
    delays: {
      poll: {
        says: `${ms(ODDS_TIMING.livePollMs)} while a match runs, ${ms(ODDS_TIMING.comingPollMs)} before`,
        cases: [
          [{ context: { pace: 'live' } }, ODDS_TIMING.livePollMs],
          [{ context: { pace: 'coming' } }, ODDS_TIMING.comingPollMs],
        ],
      },
    },
  },
  fixtureFeed: {
    guards: {
      hasGap: {
        says: 'an entry later than the next of the sequence',
        holds: [heard(6)],
        fails: [heard(5)],
      },
    },
  },
  tipLock: {
    guards: {
      isClosing: {
        says: `${ms(TIP_LOCK.closingMs)} or less before the lock`,
        holds: [left(TIP_LOCK.closingMs)],
        fails: [left(TIP_LOCK.closingMs + 1)],
      },
      isFar: {
        says: `more than ${ms(TIP_LOCK.farMs)} before the lock`,
        holds: [left(TIP_LOCK.farMs + 1)],
        fails: [left(TIP_LOCK.farMs)],
      },
    },
    delays: {
      untilClosing: {
        says: `${ms(TIP_LOCK.closingMs)} before the lock`,
        cases: [[lockIn(TIP_LOCK.closingMs + 5000), 5000]],
      },
      untilLock: { says: 'until the lock', cases: [[lockIn(5000), 5000]] },
    },
  },
};
