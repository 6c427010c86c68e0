import { describe, expect, it } from 'vitest';
import { asVtt, decodedText, readSubtitles, subtitleFormOf, vttOf } from './subtitles.ts';

const lines = (...text: readonly string[]): string => text.join('\n');

describe('FI-6: subtitles become WebVTT', () => {
  it('SRT, also with other line ends, without blanks between cues, and with tags that browsers do not know', () => {
    const srt =
      '1\r\n00:00:01,500 --> 00:00:03,000\r\n<font color="red">Đèn</font> <i>sáng</i>\r\n2\r\n00:00:04,000 --> 00:00:05,25\r\nTom & Jerry < ai --> đó\r\n';
    expect(vttOf(readSubtitles(srt, 'srt').cues)).toBe(
      lines(
        ...['WEBVTT', '', '00:00:01.500 --> 00:00:03.000', 'Đèn <i>sáng</i>', ''],
        ...['00:00:04.000 --> 00:00:05.250', 'Tom &amp; Jerry &lt; ai --&gt; đó', ''],
      ),
    );
  });
  it('what is broken is named by its line, and the rest is taken', () => {
    const srt = lines(
      '1',
      '00:00:xx --> 00:00:02,000',
      'a',
      '',
      '2',
      '00:00:09,000 --> 00:00:05,000',
      'b',
      '',
      '3',
      '00:01:00 --> 00:01:01',
      'c',
    );
    const { cues, broken } = readSubtitles(srt, 'srt');
    expect(cues).toEqual([{ from: 60, to: 61, text: 'c' }]);
    expect(broken).toEqual([
      { line: 2, reason: 'has no times that can be read' },
      { line: 6, reason: 'ends before it begins' },
    ]);
  });
  it('simple ASS: text with its lines and italics, without places, drawings and comments', () => {
    const ass = lines(
      ...['[Script Info]', 'Dialogue: no event', '[Events]'],
      'Format: Layer, Start, End, Style, Text',
      String.raw`Dialogue: 0,0:00:05.00,0:00:06.50,Default,{\pos(1,2)}Hai, {\i1}ba{\i0}\Nbốn`,
      String.raw`Dialogue: 0,0:00:01.00,0:00:02.00,Default,Một`,
      String.raw`Dialogue: 0,0:00:03.00,0:00:04.00,Default,{\p1}m 0 0 l 5 5{\p0}`,
      'Comment: 0,0:00:01.00,0:00:02.00,Default,nothing',
      'Dialogue: 0,late,0:00:02.00,Default,x',
    );
    expect(readSubtitles(ass, 'ass')).toEqual({
      cues: [
        { from: 1, to: 2, text: 'Một' },
        { from: 5, to: 6.5, text: 'Hai, <i>ba</i>\nbốn' },
      ],
      broken: [{ line: 8, reason: 'has no times that can be read' }].map((one) => ({ ...one, line: 9 })),
    });
  });
  it('WebVTT stays as it is; without its head it is read', () => {
    const vtt = lines('WEBVTT', '', '00:01.000 --> 00:02.000 line:0', 'Xin chào', '');
    expect(asVtt(Buffer.from(vtt), 'vtt', 'vi')).toBe(vtt);
    expect(asVtt(Buffer.from(vtt.slice(8)), 'vtt', 'vi')).toBe(
      lines('WEBVTT', '', '00:00:01.000 --> 00:00:02.000', 'Xin chào', ''),
    );
    expect(['a.SRT', 'a.vtt', 'a.ssa', 'a.sub'].map(subtitleFormOf)).toEqual(['srt', 'vtt', 'ass', null]);
  });
  it('old encodings by language, marks of Unicode before all', () => {
    const bytes = (...of: readonly number[]) => Uint8Array.from(of);
    expect(decodedText(bytes(0xd0, 0xe8, 0x6e), 'vi')).toBe('Đèn');
    expect(decodedText(bytes(0xac, 0xdd, 0xa5, 0x78), 'zh-Hant')).toBe('看台');
    expect(decodedText(bytes(0xe9, 0x74, 0xe9), 'fr')).toBe('été');
    expect(decodedText(bytes(0xff, 0xfe, 0x41, 0x00), 'vi')).toBe('A');
    expect(decodedText(Buffer.from('Đèn'), 'zh')).toBe('Đèn');
  });
});
