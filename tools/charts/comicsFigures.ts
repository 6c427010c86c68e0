import { PAGE_TRIES } from '#machines/comics/pagePicture.machine.ts';
import { READER_MS } from '#machines/comics/reader.machine.ts';
import { type Asked, type Figures } from './figure.ts';

const tried = (tries: number): Asked => ({ context: { tries } });
const failed = (failures: number): Asked => ({ context: { failures } });

/** In a chapter that was read up to its first page. */
const seen = (page: number, panel: number, passed: number): Asked => ({
  context: { page: 1, panel: 0, maxPage: 1 },
  event: { type: 'reader.seen', page, panel, passed },
});

/** The numbers in the charts of comics. */
export const comicsFigures: Readonly<Record<string, Figures>> = {
  reader: {
    guards: {
      isElsewhere: {
        says: 'another page, another panel, or further than ever before',
        holds: [seen(2, 0, 1), seen(1, 1, 1), seen(1, 0, 2)],
        fails: [seen(1, 0, 1), seen(1, 0, 0)],
      },
    },
    delays: {
      again: {
        says: `${READER_MS.again} ms, twice as long each time, at most ${READER_MS.againMost} ms`,
        cases: [
          [failed(1), READER_MS.again],
          [failed(2), READER_MS.again * 2],
          [failed(99), READER_MS.againMost],
        ],
      },
    },
  },
  pagePicture: {
    guards: {
      isExhausted: {
        says: `${PAGE_TRIES.most} tries have failed`,
        holds: [tried(PAGE_TRIES.most)],
        fails: [tried(PAGE_TRIES.most - 1)],
      },
    },
    delays: {
      wait: {
        says: `${PAGE_TRIES.waitMs} ms, twice as long each time`,
        cases: [
          [tried(1), PAGE_TRIES.waitMs],
          [tried(3), PAGE_TRIES.waitMs * 4],
        ],
      },
    },
  },
};
