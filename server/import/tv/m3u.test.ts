import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channelsOf } from './channels.ts';
import { isChannelList, readM3u } from './m3u.ts';
import { placedChannels } from './numbering.ts';

const list = (...lines: readonly string[]): string => ['#EXTM3U', ...lines].join('\n');
const taken = (text: string, country: string | null = null) => {
  const { entries, aside } = readM3u(text);
  const made = channelsOf(entries, country);
  return { channels: made.channels, aside: [...aside, ...made.aside] };
};
const one = (text: string, country: string | null = null) => taken(text, country).channels[0]!;

describe('a list of channels', () => {
  it('has attributes with commas in quotes, single quotes and none, and a name behind the last comma of them', () => {
    const [entry] = readM3u(
      list(
        `#EXTINF:-1 tvg-id="A.vn" group-title="News, talk" tvg-chno=7 tvg-name='B',Kênh A, hai`,
        'https://a.example/x.m3u8',
      ),
    ).entries;
    expect(entry).toEqual({
      line: 2,
      name: 'Kênh A, hai',
      attributes: { 'tvg-id': 'A.vn', 'group-title': 'News, talk', 'tvg-chno': '7', 'tvg-name': 'B' },
      address: 'https://a.example/x.m3u8',
    });
  });
  it('puts aside what says nothing usable, with its line, and reads on', () => {
    const text = list(
      ...['#EXTINF:-1,Không địa chỉ', '#EXTINF:-1,A', 'https://a.example/a.m3u8'],
      ...['https://a.example/none', '#EXTINF:-1,', 'https://a.example/b', '#EXTINF:-1,C', 'udp://239.0.0.1:1234'],
      ...['#EXTINF:-1,D', 'https://a.example/d.ts', '#EXTINF:-1,A', 'https://a.example/a.m3u8'],
    );
    const { channels, aside } = taken(text);
    expect(channels.map(({ form }) => form.name)).toEqual(['A']);
    expect(aside.map(({ line }) => line)).toEqual([2, 5, 6, 8, 10, 12]);
    for (const { reason } of aside) expect(reason).not.toBe('');
  });
  it('is read with a mark in front, with lines of any system, and with groups on lines of their own', () => {
    const text =
      '\uFEFF#EXTM3U\r\n#EXTINF:-1,A\r\n#EXTGRP:Sports\r\n#EXTVLCOPT:x=1\r\nhttps://a.example/a.mpd|User-Agent=x\r\n';
    expect(isChannelList(text)).toBe(true);
    expect(one(text).form).toMatchObject({
      categories: ['sports'],
      sources: [{ protocol: 'dash', link: 'https://a.example/a.mpd' }],
    });
  });
  it('is none where it is a playlist of one stream', () => {
    expect(isChannelList('#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n1.ts')).toBe(false);
    expect(isChannelList('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8')).toBe(false);
  });
  it('TV-6: several lines of a channel are its sources, in their order', () => {
    const { channels } = taken(
      list(
        ...['#EXTINF:-1 tvg-id="A.jp",A (720p)', 'https://a.example/1.m3u8'],
        ...['#EXTINF:-1 tvg-id="A.jp@HD",A (1080p) [Geo-blocked]', 'https://a.example/2.mpd'],
      ),
    );
    expect(channels).toHaveLength(1);
    expect(channels[0]).toMatchObject({ channelId: 'a-jp', lines: 2, form: { name: 'A', country: 'JP' } });
    expect(channels[0]!.form.sources.map(({ height, protocol }) => [height, protocol])).toEqual([
      [720, 'hls'],
      [1080, 'dash'],
    ]);
  });
  it.each([
    ['tvg-country="TH" tvg-id="A.vn"', null, 'TH'],
    ['tvg-id="A.vn"', 'JP', 'VN'],
    ['group-title="News;Hàn Quốc"', null, 'KR'],
    ['', 'JP', 'JP'],
    ['', null, 'ZZ'],
  ])('the country of %s in a list of %s is %s', (attributes, ofList, country) => {
    expect(one(list(`#EXTINF:-1 ${attributes},A`, 'https://a.example/a.m3u8'), ofList).form.country).toBe(country);
  });
  it('TV-12: knows a radio by its word, its group and its address', () => {
    const kinds = [
      ['radio="true"', 'https://a.example/live'],
      ['group-title="Radio"', 'https://a.example/a.m3u8'],
      ['', 'https://a.example/a.mp3'],
    ].map(([attributes, address]) => one(list(`#EXTINF:-1 ${attributes},A`, address!)).form);
    expect(kinds.map(({ kind, sources }) => [kind, sources[0]!.protocol])).toEqual([
      ['radio', 'file'],
      ['radio', 'hls'],
      ['radio', 'file'],
    ]);
  });
  it.each([
    ['catchup="default" catchup-source="https://a.example/{utc}" catchup-days="3"', 'https://a.example/{utc}', 3],
    ['catchup="append" catchup-source="?t={utc}"', 'https://a.example/index.m3u8?t={utc}', 1],
    ['catchup="shift" catchup-days="2"', 'https://a.example/index.m3u8?utc={utc}&lutc={lutc}', 2],
    ['catchup="flussonic" catchup-days="99"', 'https://a.example/archive-{start}-{duration}.m3u8', 30],
  ])('TV-8: %s', (attributes, template, days) => {
    const { catchUp, catchUpSec } = one(list(`#EXTINF:-1 ${attributes},A`, 'https://a.example/index.m3u8')).form;
    expect([catchUp?.template, catchUpSec]).toEqual([template, days * 86_400]);
  });
  it('TV-8: what the first line says of the past and the clock holds for each channel that says nothing else', () => {
    const text = [
      '#EXTM3U x-tvg-url="https://a.example/g.xml" catchup="shift" catchup-days="3" tvg-shift="-1.5" group-title="News"',
      ...[
        '#EXTINF:-1,A',
        'https://a.example/a.m3u8',
        '#EXTINF:-1 catchup="none" tvg-shift="0",B',
        'https://a.example/b',
      ],
    ].join('\n');
    const [a, b] = taken(text).channels.map(({ form }) => form);
    expect(a).toMatchObject({ catchUpSec: 3 * 86_400, guide: { shiftSec: -5400 }, categories: [] });
    expect([b!.catchUp, b!.catchUpSec, b!.guide]).toEqual([null, 0, undefined]);
  });
  it('TV-7: the same channel at another hour is a channel of its own, with the guide of the first', () => {
    const { channels } = taken(
      list(
        ...['#EXTINF:-1 tvg-id="A.vn",A', 'https://a.example/a.m3u8'],
        ...[
          '#EXTINF:-1 tvg-id="A.vn" tvg-shift="+1" catchup="shift" catchup-correction="2",A +1',
          'https://a.example/b.m3u8',
        ],
        ...['#EXTINF:-1 tvg-id="B.vn" tvg-shift="200",B', 'https://a.example/c.m3u8'],
      ),
    );
    expect(channels.map(({ channelId, form }) => [channelId, form.guide, form.catchUp?.correctionSec])).toEqual([
      ['a-vn', undefined, undefined],
      ['a-vn-plus-3600', { channelId: 'a-vn', shiftSec: 3600 }, 7200],
      ['b-vn', undefined, undefined],
    ]);
  });
  it('an account in an address is put aside, and told to nobody', () => {
    const secret = 'bi-mat-7';
    const { channels, aside } = taken(
      list(
        ...['#EXTINF:-1,A', `http://panel.example:8080/live/an/${secret}/1.m3u8`],
        ...[
          '#EXTINF:-1,B',
          `http://panel.example:8080/an/${secret}/2`,
          '#EXTINF:-1,C',
          `rtsp://an:${secret}@a.example/c`,
        ],
        ...['#EXTINF:-1,D', `udp://a.example/${secret}`],
        `#EXTINF:-1 tvg-logo="https://an:${secret}@a.example/l.png" catchup="default" catchup-source="http://a.example/get.php?username=an&password=${secret}&t={utc}",E`,
        'https://a.example/e.m3u8',
      ),
    );
    expect(channels.map(({ form }) => [form.name, form.logo, form.catchUp])).toEqual([['E', null, null]]);
    expect(aside.map(({ line }) => line)).toEqual([2, 4, 6, 8]);
    expect(JSON.stringify([channels, aside])).not.toContain(secret);
    expect(aside[0]!.reason).toContain('http://panel.example:8080');
  });
  it('for every text: nothing throws, and each line that begins a channel is taken or put aside once', () => {
    const part = fc.oneof(
      fc.constant('#EXTINF:-1 tvg-id="x",A'),
      fc.constant('https://a.example/x.m3u8'),
      fc.string().map((text) => text.replace(/[\r\n]/gu, ' ')),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (lines) => {
        const { entries, aside } = readM3u(list(...lines));
        const told = [...entries, ...aside].map(({ line }) => line);
        const begun = lines.flatMap((line, i) => (/^\s*#EXTINF\s*:/iu.test(line) ? [i + 2] : []));
        expect(new Set(told).size).toBe(told.length);
        for (const line of begun) expect(told).toContain(line);
      }),
    );
  });
});

describe('numbers and addresses', () => {
  const channels = taken(
    list(
      ...['#EXTINF:-1 tvg-id="a.vn" tvg-chno="2",Kênh', 'https://a.example/a.m3u8'],
      ...['#EXTINF:-1 tvg-id="b.vn" tvg-chno="2",Kênh', 'https://a.example/b.m3u8'],
      ...['#EXTINF:-1 tvg-id="c.vn",Khác', 'https://a.example/c.m3u8'],
      ...['#EXTINF:-1 tvg-id="d.jp",川', 'https://a.example/d.m3u8'],
    ),
  ).channels;
  it('are those of the list where they are free, else the lowest; no two of a country share one', () => {
    const placed = placedChannels(channels, new Map());
    expect([...placed].map(([id, { number, slug }]) => `${id} ${number} ${slug}`)).toEqual([
      'a-vn 2 kenh',
      'b-vn 1 b-vn',
      'c-vn 3 khac',
      'd-jp 1 d-jp',
    ]);
  });
  it('stay what they were when the list comes again, whatever came before it', () => {
    const placed = placedChannels(channels, new Map());
    expect(placedChannels(channels.toReversed(), placed).get('c-vn')!.number).toBe(3);
    expect(placedChannels(channels, placed)).toEqual(placed);
  });
});
