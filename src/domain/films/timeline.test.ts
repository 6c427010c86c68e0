import { describe, expect, it } from 'vitest';
import { chapterAt, creditsFrom, segmentAt, tidyChapters, tidySegments } from './timeline.ts';

const intro = { type: 'intro', from: 5, to: 20 } as const;
const blink = { type: 'recap', from: 30, to: 31 } as const;

describe('segments and chapters', () => {
  it('FI-5: a segment is offered from its first to before its last second, if it is worth a press', () => {
    const at = (position: number) => segmentAt([intro, blink], position);
    expect([at(4.9), at(5), at(19.9), at(20), at(30.5)]).toEqual([null, intro, intro, null, null]);
  });
  it('FI-5: credits are the outro that nothing follows', () => {
    expect(creditsFrom([{ type: 'outro', from: 80, to: 99 }], 100)).toBe(80);
    expect(creditsFrom([{ type: 'outro', from: 60, to: 70 }, intro], 100)).toBe(100);
  });
  it('FI-7: the chapter of a position', () => {
    const chapters = [
      { from: 10, title: 'a' },
      { from: 40, title: 'b' },
    ];
    expect([0, 10, 39, 40, 99].map((at) => chapterAt(chapters, at))).toEqual([-1, 0, 0, 1, 1]);
  });
  it('what a list says is put in order, within the length', () => {
    expect(
      tidySegments(
        [
          { ...intro, to: 500 },
          { ...blink, from: -3 },
          { ...intro, from: 9, to: 9 },
        ],
        100,
      ),
    ).toEqual([
      { ...blink, from: 0 },
      { ...intro, to: 100 },
    ]);
    const chapters = [40, 10, 10, 200, -1].map((from) => ({ from, title: String(from) }));
    expect(tidyChapters(chapters, 100).map(({ from }) => from)).toEqual([10, 40]);
    expect(tidyChapters(chapters, null).map(({ from }) => from)).toEqual([10, 40, 200]);
  });
});
