import { ZAP } from '#domain/tv/zapping.ts';
import type { Asked, Figures } from './figure.ts';

const link = { streamLink: '/a.mpd', health: 'ok' } as const;
const onSource = (source: number): Asked => ({ context: { source, channel: { sources: [link, link] } } });

/** The numbers in the charts of TV. */
export const tvFigures: Readonly<Record<string, Figures>> = {
  zapping: {
    guards: {
      hasNextSource: { says: 'another source is left', holds: [onSource(0)], fails: [onSource(1)] },
      isFirstDigit: {
        says: `the first of ${ZAP.mostDigits} digits`,
        holds: [{ context: { digits: '1' } }],
        fails: [{ context: { digits: '12' } }],
      },
    },
    delays: {},
  },
};
