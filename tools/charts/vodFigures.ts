import { VOD } from '#domain/vod/vod.ts';
import { type Asked, type Figures } from './figure.ts';

const at = (announcedS: number, atS: number): Asked => ({
  context: { announcedS, soughtS: null },
  event: { type: 'playback.position', atS },
});
const retried = (retries: number): Asked => ({
  context: { fatal: false, retries, limits: { retries: VOD.maxRetries } },
});
const untouched = (items: number): Asked => ({
  context: { untouched: items, limits: { untouched: VOD.maxUntouched } },
});

const onSource = (source: number): Asked => ({ context: { source, item: { sources: ['/a.mpd', '/a.mp4'] } } });
const towardsEnd = (atS: number): Asked => ({
  context: { soughtS: null, item: { next: {}, segments: [] } },
  event: { type: 'playback.position', atS, lengthS: 100 },
});

/** The numbers in the chart of films. */
export const vodFigures: Readonly<Record<string, Figures>> = {
  vodPlayer: {
    guards: {
      isWorthRetrying: {
        says: `fewer than ${VOD.maxRetries} retries`,
        holds: [retried(VOD.maxRetries - 1)],
        fails: [retried(VOD.maxRetries)],
      },
      isCountedDown: {
        says: `${VOD.countdownS} s of the picture after it was announced`,
        holds: [at(80, 80 + VOD.countdownS)],
        fails: [at(80, 80 + VOD.countdownS - 0.1)],
      },
      isUnattended: {
        says: `${VOD.maxUntouched} items followed by themselves, untouched`,
        holds: [untouched(VOD.maxUntouched)],
        fails: [untouched(VOD.maxUntouched - 1)],
      },
      hasNextSource: { says: 'another source is left', holds: [onSource(0)], fails: [onSource(1)] },
      announcesNext: {
        says: `something follows, and it is at the credits or in the last ${VOD.countdownS} s`,
        holds: [towardsEnd(100 - VOD.countdownS)],
        fails: [towardsEnd(100 - VOD.countdownS - 0.1)],
      },
      isSilence: {
        says: 'volume 0',
        holds: [{ event: { type: 'vod.setVolume', volume: 0 } }],
        fails: [{ event: { type: 'vod.setVolume', volume: 0.01 } }],
      },
    },
    delays: {
      retry: {
        says: `${VOD.retryDelaysMs.join(', ')} ms`,
        cases: VOD.retryDelaysMs.map((delay, i) => [{ context: { retries: i + 1 } }, delay] as const),
      },
    },
  },
};
