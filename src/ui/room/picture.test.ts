import { expect, it } from 'vitest';
import { aCommentator, aRoom } from '../../../tests/fakes/matches.ts';
import { placeOfPicture } from './picture.ts';

const streams = [
  { protocol: 'dash', streamLink: '/media/r1/index.mpd', profile: '1080p', label: 'HD', fps: 30, bitrate: 8000 },
] as const;

it.each([
  ['67', true, 'stream'],
  ['HT', true, 'stream'],
  ['67', false, 'over'],
  ['pending', true, 'waiting'],
  ['19:00', false, 'waiting'],
  ['ft', true, 'over'],
  ['cancelled', true, 'over'],
  ['strange', true, 'stream'],
])('status %s with a stream: %s shows %s', (status, streamed, place) => {
  const users = [aCommentator({ streams: streamed ? streams : [] })];
  expect(placeOfPicture(aRoom({ status, users }))).toBe(place);
});
