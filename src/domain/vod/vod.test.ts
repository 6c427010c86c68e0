import { expect, it } from 'vitest';
import { linesAt, offsetOf, parseVtt, plainCaptions, readCaptions, resized, shifted } from './captions.ts';
import { beginsAt, progressOf, secondAsked } from './resume.ts';
import { stubPath, withoutStub, withStub, type Stub } from './stub.ts';
import { tileAt } from './trickplay.ts';
import { announcesNextFrom, clockText, isLastPart, vodRetryDelay, within } from './vod.ts';

const visit = (position: number, at: number, done = false) => ({ position, at, done });

it('FI-3: begins where the later visit ended, on whichever device, unless a link names a second', () => {
  expect(beginsAt(null, [visit(40, 1), visit(70, 2)], 100)).toBe(70);
  expect(beginsAt(null, [visit(40, 3), visit(70, 2)], 100)).toBe(40);
  expect(beginsAt(12, [visit(40, 3)], 100)).toBe(12);
  expect(beginsAt(null, [null, null], 100)).toBe(0);
});
it('FI-3: begins anew after the end, and never beyond the length', () => {
  expect(beginsAt(null, [visit(99, 1, true)], 100)).toBe(0);
  expect([beginsAt(500, [], 100), beginsAt(500, [], null)]).toEqual([99, 500]);
});
it.each([
  ['90', 90],
  ['0', 0],
  ['-1', null],
  ['1.5', null],
  ['', null],
  [null, null],
])('reads the second of a link: %s', (text, second) => expect(secondAsked(text)).toBe(second));
it('FI-3: keeps a place in whole seconds, and what lies in the credits as seen', () => {
  const item = { target: { type: 'film', id: 'a' }, segments: [{ type: 'outro', from: 80, to: 100 }] } as const;
  expect(progressOf(item, 79.9, 99.5, 7)).toEqual({
    ...{ target: item.target, position: 79, duration: 100, done: false, at: 7 },
  });
  expect(progressOf(item, 80, 100, 7).done).toBe(true);
});

const VTT = `WEBVTT - title

NOTE nothing

1
00:01.500 --> 00:03.000 line:80%
<v Lan>Tàu này</v>
đi &amp; về

01:00:00.000 --> 01:00:01.000
- Sau

00:09.000 --> 00:08.000
broken
`;
it('FI-6: reads WebVTT as text: hours or none, markup and entities away, what is no cue left out', () => {
  expect(parseVtt(VTT.replaceAll('\n', '\r\n'))).toEqual([
    { from: 1.5, to: 3, lines: ['Tàu này', 'đi & về'] },
    { from: 3600, to: 3601, lines: ['- Sau'] },
  ]);
  expect(parseVtt('<script>alert(1)</script>')).toEqual([]);
});
it('FI-6: shows a cue from its first to before its last moment, later by its offset', () => {
  const cues = parseVtt(VTT);
  expect([linesAt(cues, 1.4, 0), linesAt(cues, 1.5, 0).length, linesAt(cues, 3, 0)]).toEqual([[], 2, []]);
  expect([linesAt(cues, 1.9, 0.5), linesAt(cues, 2, 0.5).length]).toEqual([[], 2]);
});
it('FI-6: moves subtitles by tenths that add up, for one language alone, and within limits', () => {
  let style = plainCaptions;
  for (let i = 0; i < 3; i += 1) style = shifted(style, 'vi', 1);
  expect([offsetOf(style, 'vi'), offsetOf(style, 'en')]).toEqual([0.3, 0]);
  for (let i = 0; i < 400; i += 1) style = shifted(style, 'vi', -1);
  expect(offsetOf(style, 'vi')).toBe(-30);
  for (let i = 0; i < 40; i += 1) style = resized(style, 1);
  expect([style.size, resized({ ...style, size: 16 }, -1).size]).toEqual([40, 16]);
});
it.each([null, '{', '3', '{"size":900,"offsets":{"vi":"x"}}'])(
  'takes kept subtitles that do not fit as plain: %s',
  (text) => expect(readCaptions(text)).toEqual(plainCaptions),
);
it('FI-6: reads what it kept', () => {
  const style = { size: 30, ground: false, offsets: { vi: 0.4 } };
  expect(readCaptions(JSON.stringify(style))).toEqual(style);
});

it('FI-7: finds the small picture of a second on its sheet', () => {
  const sheets = { url: '/t-{n}.webp', cols: 4, rows: 2, w: 160, h: 90, everySec: 5 };
  expect(tileAt(sheets, 0)).toEqual({ url: '/t-0.webp', x: 0, y: 0 });
  expect(tileAt(sheets, 29.9)).toEqual({ url: '/t-0.webp', x: 160, y: 90 });
  expect(tileAt(sheets, 40)).toEqual({ url: '/t-1.webp', x: 0, y: 0 });
});
it('FI-4: announces what follows at the credits, at the latest in the last seconds', () => {
  expect([announcesNextFrom([{ type: 'outro', from: 80, to: 100 }], 100), announcesNextFrom([], 100)]).toEqual([
    80, 90,
  ]);
  expect(announcesNextFrom([], 6)).toBe(0);
  expect([
    isLastPart({ type: 'outro', from: 80, to: 98 }, 100),
    isLastPart({ type: 'outro', from: 80, to: 90 }, 100),
  ]).toEqual([true, false]);
});
it('MU-10: keeps at most two stubs, each once, latest last, and leads back to the second', () => {
  const stub = (id: string, atS: number | null = 65.7): Stub => ({ id, title: id, path: `/${id}`, atS });
  const three = ['a', 'b', 'c'].reduce((all, id) => withStub(all, stub(id)), [] as readonly Stub[]);
  expect(three.map(({ id }) => id)).toEqual(['b', 'c']);
  expect(withStub(three, stub('b')).map(({ id }) => id)).toEqual(['c', 'b']);
  expect(withoutStub(three, 'b').map(({ id }) => id)).toEqual(['c']);
  expect([stubPath(stub('a')), stubPath({ ...stub('a'), path: '/a?tap=1' }), stubPath(stub('a', null))]).toEqual([
    ...['/a?t=65', '/a?tap=1&t=65', '/a'],
  ]);
});
it.each([
  [0, '0:00'],
  [74.9, '1:14'],
  [3729, '1:02:09'],
  [-3, '0:00'],
])('writes %d seconds as %s', (seconds, text) => expect(clockText(seconds)).toBe(text));
it('stays within the length, where it is known, and waits longer before each retry', () => {
  expect([within(-1, 100), within(150, 100), within(150, 0)]).toEqual([0, 100, 150]);
  expect([0, 1, 2, 3, 9].map(vodRetryDelay)).toEqual([1000, 1000, 2000, 4000, 4000]);
});
