import { describe, expect, it } from 'vitest';
import { lrcOf, parseLrc, saysInstrumental } from './lrc.ts';
import { lyricKindOf, sungAt } from './lyric.ts';

describe('MU-5: words of songs', () => {
  it.each<[string, string, readonly (readonly [number | null, string])[]]>([
    [
      'plain text',
      'Một\n\nHai',
      [
        [null, 'Một'],
        [null, ''],
        [null, 'Hai'],
      ],
    ],
    [
      'lines',
      '[ti:x]\n[00:01.20]Một\n[01:02.003]Hai',
      [
        [1200, 'Một'],
        [62_003, 'Hai'],
      ],
    ],
    [
      'several stamps, out of order',
      '[00:09.0][00:01.0]Điệp khúc\n[00:05]Lời',
      [
        [1000, 'Điệp khúc'],
        [5000, 'Lời'],
        [9000, 'Điệp khúc'],
      ],
    ],
    ['an offset makes them come sooner', '[offset:+500]\n[00:01.00]Một', [[500, 'Một']]],
    ['a later one, in milliseconds', '[offset:-250]\n[00:01:500]Một', [[1750, 'Một']]],
    [
      'old line ends, and a mark at the beginning',
      '\uFEFF[00:01.0]Một\r[00:02.0]Hai',
      [
        [1000, 'Một'],
        [2000, 'Hai'],
      ],
    ],
    ['no words', '[ti:x]\n[ar:y]\n', []],
    ['a shift below nothing', '[offset:9000]\n[00:01.0]Một', [[0, 'Một']]],
    [
      'what only looks like a stamp',
      '[ab:cd] một\n[99]',
      [
        [null, '[ab:cd] một'],
        [null, '[99]'],
      ],
    ],
  ])('%s', (_name, file, lines) => {
    expect(parseLrc(file).lines.map(({ t, text }) => [t, text])).toEqual(lines);
  });

  it('words have times of their own, the same each time that a line is sung', () => {
    const { lines } = parseLrc('[00:10.00][00:20.00]<00:10.00>Đèn <00:10.50>pha<00:11.20>');
    expect(lines).toEqual([
      {
        t: 10_000,
        text: 'Đèn pha',
        words: [
          { t: 10_000, text: 'Đèn ' },
          { t: 10_500, text: 'pha' },
        ],
        end: 11_200,
      },
      {
        t: 20_000,
        text: 'Đèn pha',
        words: [
          { t: 20_000, text: 'Đèn ' },
          { t: 20_500, text: 'pha' },
        ],
        end: 21_200,
      },
    ]);
    expect(lyricKindOf(lines)).toBe('word');
  });

  it('times of words never go back', () => {
    const [line] = parseLrc('[00:05.0]<00:04.0>a <00:09.0>b <00:07.0>c<00:06.0>').lines;
    expect(line).toMatchObject({ words: [{ t: 5000 }, { t: 9000 }, { t: 9000 }], end: 9000 });
  });

  it('is written as it was read', () => {
    const file = '[ti:Một]\n[00:01.00]<00:01.00>Một <00:01.50>hai<00:02.00>\n[00:03.00]Ba\n';
    const { lines, tags } = parseLrc(file);
    expect(lrcOf(lines, { ti: tags['ti'] ?? '' })).toBe(file);
  });

  it('says where nothing is sung', () => {
    expect(saysInstrumental(parseLrc('[00:00.00]Instrumental'))).toBe(true);
    expect(saysInstrumental(parseLrc('[00:00.00](không lời)'))).toBe(true);
    expect(saysInstrumental(parseLrc('[00:00.00]Có lời'))).toBe(false);
  });

  it('hostile files end, and hold no more than they may', () => {
    expect(parseLrc('[00:01.0]a\n'.repeat(5000)).lines).toHaveLength(2000);
    expect(parseLrc(`[00:01.0]${'x'.repeat(9000)}`).lines[0]?.text).toHaveLength(500);
    expect(parseLrc('['.repeat(50_000)).lines).toHaveLength(1);
    expect(parseLrc('[offset:99999999999]\n[999:99.999]x').lines).toHaveLength(1);
    expect(parseLrc(`${'[00:01.0]'.repeat(3000)}x`).lines.length).toBeLessThanOrEqual(2000);
  });

  it.each([
    [0, { line: -1, word: -1 }],
    [10_499, { line: 0, word: 0 }],
    [10_500, { line: 0, word: 1 }],
    [30_000, { line: 1, word: -1 }],
  ])('X33: at %i ms it is %o', (at, where) => {
    const { lines } = parseLrc('[00:10.00]<00:10.00>Đèn <00:10.50>pha\n[00:20.00]tắt');
    expect(sungAt(lines, at)).toEqual(where);
    expect(sungAt(lines, at + 300, 300)).toEqual(where);
  });
});
