import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decoded, unpacked } from './decode.ts';
import { isXmltv, readXmltv } from './xmltv.ts';
import { readXmltvTime } from './xmltvTime.ts';

const SIX = Date.UTC(2026, 10, 23, 6) / 1000;

describe('TV-7: a time of XMLTV', () => {
  it.each([
    ['20261123060000 +0000', SIX],
    ['20261123130000 +0700', SIX],
    ['20261123130000 +07:00', SIX],
    ['20261123030000 -0300', SIX],
    ['20261123113000 +0530', SIX],
    ['20261123060000', SIX],
    ['202611230600', SIX],
    ['20261123060000 UTC', SIX],
    ['20261123150000 JST', SIX],
    ['20261123', SIX - 6 * 3600],
    ['20261031013000 +0200', Date.UTC(2026, 9, 30, 23, 30) / 1000],
  ])('%s', (text, instant) => {
    expect(readXmltvTime(text)).toBe(instant);
  });
  it.each(['', 'tomorrow', '20261323060000', '20260230060000', '20261123250000', '20261123060000 XYZ', '2026-11-23'])(
    'none: %s',
    (text) => {
      expect(readXmltvTime(text)).toBeNull();
    },
  );
  it('for every instant and offset: the instant, whatever the offset', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e9 }), fc.integer({ min: -14 * 4, max: 14 * 4 }), (at, quarters) => {
        const local = new Date((at + quarters * 900) * 1000).toISOString().replace(/[-:T]/gu, '').slice(0, 14);
        const minutes = Math.abs(quarters * 15);
        const offset = `${Math.floor(minutes / 60)}`.padStart(2, '0') + `${minutes % 60}`.padStart(2, '0');
        fc.pre(at + quarters * 900 >= 0);
        expect(readXmltvTime(`${local} ${quarters < 0 ? '-' : '+'}${offset}`)).toBe(at);
      }),
    );
  });
});

const guide = (...parts: readonly string[]): string => `<?xml version="1.0"?>\n<tv>\n${parts.join('\n')}\n</tv>`;
const programme = (
  inner: string,
  attributes = 'channel="a" start="20261123060000 +0000" stop="20261123070000 +0000"',
) => `<programme ${attributes}>${inner}</programme>`;

describe('a guide', () => {
  it('has what is told of channels and programmes', () => {
    const { channels, programmes, aside } = readXmltv(
      guide(
        `<channel id="a"><display-name lang="vi">Kênh &amp; A</display-name><icon src="x"/></channel>`,
        programme(
          `<title lang="vi">Bến <![CDATA[<sáng> & tối]]></title><title lang="en">Quay</title><sub-title>S&#7889; 1</sub-title>
           <desc>Dài
           hai dòng</desc><category lang="en">Movie / Drama</category>
           <icon src="https://a.example/i.png" width="100" height="50"/><episode-num system="xmltv_ns">1.4.0/1</episode-num>`,
        ),
      ),
    );
    expect(channels).toEqual([{ id: 'a', names: ['Kênh & A'] }]);
    expect(programmes).toEqual([
      {
        ...{ line: 4, channel: 'a', start: SIX, stop: SIX + 3600, cat: 'film', ep: [2, 5] },
        ...{ title: { vi: 'Bến <sáng> & tối', en: 'Quay' }, sub: 'Số 1', desc: 'Dài hai dòng' },
        img: { url: 'https://a.example/i.png', w: 100, h: 50 },
      },
    ]);
    expect(aside).toEqual([]);
  });
  it('puts aside what is broken, with its line, and reads on', () => {
    const { programmes, aside } = readXmltv(
      guide(
        programme('<title>A</title>', 'channel="a" start="soon"'),
        programme('<title></title>'),
        programme('<title>B</title>', 'start="20261123060000"'),
        '<!-- <programme channel="a"> -->',
        '<programme channel="a" start="20261123060000"><title>C</title>',
        programme('<title>D</title>', `channel='a' start='20261123060000'`),
        '<programme channel="a" start="2026',
      ),
    );
    expect(programmes.map(({ title, stop }) => [title, stop])).toEqual([['D', 0]]);
    expect(aside.map(({ line }) => line)).toEqual([3, 4, 5, 7, 9]);
  });
  it('is read packed, in the encoding that it names, and in none that it names', () => {
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?>\n<tv>${programme('<title>Café</title>')}</tv>`;
    const bytes = gzipSync(Buffer.from(text, 'latin1'));
    const plain = unpacked(bytes)!;
    expect(readXmltv(decoded(plain)).programmes[0]!.title).toBe('Café');
    expect(decoded(Buffer.from('#EXTM3U caf\u00e9', 'latin1'))).toBe('#EXTM3U café');
    expect(decoded(Buffer.from('\uFEFFé', 'utf16le'))).toBe('é');
    expect(unpacked(bytes.subarray(0, 30))).toBeNull();
    expect([isXmltv(text), isXmltv('<rss><channel/></rss>')]).toEqual([true, false]);
  });
  it('S-1: takes time in proportion to its length, however it is broken', () => {
    const text = `<tv>${'<programme channel="a" start="x"><title>'.repeat(20_000)}`;
    expect(readXmltv(text).aside).toHaveLength(20_000);
    expect(readXmltv(`${text}</programme>`).aside).toHaveLength(20_000);
  });
  it('for every text: nothing throws', () => {
    const part = fc.oneof(
      ...[
        '<programme channel="a" start="20261123060000">',
        '<title>',
        '</title>',
        '</programme>',
        '<!--',
        '-->',
        '/>',
      ].map((text) => fc.constant(text)),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 15 }), (parts) => {
        const { programmes, aside } = readXmltv(guide(...parts));
        for (const { title } of programmes) expect(title).not.toBe('');
        for (const { line } of aside) expect(line).toBeGreaterThan(0);
      }),
    );
  });
});
