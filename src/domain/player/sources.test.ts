import { expect, it } from 'vitest';
import type { Stream } from '../match/match.ts';
import { audioLink, takesNewStream, sameStreams, savingLink, sourcesOf, streamFor } from './sources.ts';

const stream = (protocol: Stream['protocol'], streamLink: string, profile: Stream['profile']): Stream => ({
  protocol,
  streamLink,
  profile,
  label: 'HD',
  fps: 30,
  bitrate: 8000,
});
const streams = [
  stream('dash', '/a.mpd', '1080p'),
  stream('webrtc', '/w/1080', '1080p'),
  stream('dash', '/a.mpd', '540p'),
  stream('hls', '/a.m3u8', '1080p'),
  stream('webrtc', '/w/540', '540p'),
  stream('dash', '/b.mpd', '1080p'),
];

it('gathers the ways to watch in their order: one for each address, one for all of WebRTC', () => {
  expect(sourcesOf(streams).map((source) => source.map(({ streamLink }) => streamLink))).toEqual([
    ['/a.mpd', '/a.mpd'],
    ['/w/1080', '/w/540'],
    ['/a.m3u8'],
    ['/b.mpd'],
  ]);
  expect(sourcesOf([])).toEqual([]);
});

it.each([
  ['540p', '/w/540'],
  ['720p', '/w/540'],
  ['1080p', '/w/1080'],
  ['1080p Max', '/w/max'],
  ['auto', '/w/1080'],
] as const)('PLAYER-2: the WebRTC link for %s is %s', (quality, link) => {
  const source = [...streams.filter(({ protocol }) => protocol === 'webrtc'), stream('webrtc', '/w/max', '1080p Max')];
  expect(streamFor(source, quality).streamLink).toBe(link);
});

it('PLAYER-2: the best link that is not above the quality is taken, in whatever order they come', () => {
  const source = [stream('webrtc', '/sd', '540p'), stream('webrtc', '/hd', '1080p'), stream('webrtc', '/hq', '720p')];
  expect([streamFor(source, 'auto').streamLink, streamFor(source, '720p').streamLink]).toEqual(['/hd', '/hq']);
});

it('PLAYER-2: the least link is taken where all are above the quality', () => {
  expect(streamFor([stream('webrtc', '/max', '1080p Max'), stream('webrtc', '/hd', '1080p')], '540p').streamLink).toBe(
    '/hd',
  );
});

it.each([
  ['/media/a1/master.m3u8', '/media/a1/audio.m3u8'],
  ['/media/a1/index.mpd', null],
  ['https://elsewhere.example/media/a1/master.m3u8', null],
])('LR-13: the sound alone of %s is at %s', (link, audio) => {
  expect(audioLink(link)).toBe(audio);
});

it.each([
  ['auto', '540p', false],
  ['auto', 'audio', true],
  ['audio', '540p', true],
  ['audio', 'audio', false],
] as const)('LR-13: going from %s to %s on one address takes a stream opened anew: %s', (from, to, anew) => {
  expect(takesNewStream([stream('dash', '/a.mpd', '1080p')], from, to)).toBe(anew);
});

it('LR-13: sound alone asks WebRTC for its least address', () => {
  const source = [stream('webrtc', '/hd', '1080p'), stream('webrtc', '/sd', '540p')];
  expect(streamFor(source, 'audio').streamLink).toBe('/sd');
});

it('knows the same streams again', () => {
  expect(sameStreams(streams, [...streams])).toBe(true);
  expect(sameStreams(streams, streams.slice(1))).toBe(false);
  expect(sameStreams([], streams)).toBe(false);
  expect(sameStreams(streams, [...streams.slice(0, 5), streams[0]!])).toBe(false);
  expect(sameStreams(streams.slice(0, 1), streams.slice(2, 3))).toBe(false);
  expect(sameStreams(streams.slice(0, 1), streams.slice(5, 6))).toBe(false);
});

it.each([
  ['/media/a1/master.m3u8', '/media/a1/saving.m3u8'],
  ['/media/a1/index.mpd', '/media/a1/index.mpd'],
  ['/media/a1/v540/master.m3u8', '/media/a1/v540/master.m3u8'],
  ['https://elsewhere.example/media/a1/master.m3u8', 'https://elsewhere.example/media/a1/master.m3u8'],
  ['/media/a1/master.m3u8?key=1', '/media/a1/master.m3u8?key=1'],
])('AU-9: %s has %s for who saves data', (link, saving) => {
  expect(savingLink(link)).toBe(saving);
});
