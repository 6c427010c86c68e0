import { expect, it } from 'vitest';
import { VOICE, voiceTypeOf } from './voice.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const EBML = '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm';
const OGG = 'OggS\0\x02' + '\0'.repeat(22);
const MP4 = '\0\0\0\x18ftypisom\0\0\0\0';

it('CA-3: takes 4 MiB and 60 seconds', () => {
  expect([VOICE.maxBytes, VOICE.maxDurationMs]).toEqual([4_194_304, 60_000]);
});

it.each([
  [`${EBML}…A_OPUS`, 'audio/webm'],
  [`${EBML}…A_OPUS…V_VP9`, null],
  [`${EBML}…A_VORBIS`, null],
  ['\x1a\x45\xdf\xa3\x42\x82\x88matroska A_OPUS', null],
  [`${OGG}OpusHead`, 'audio/ogg'],
  [`${OGG}\x01vorbis`, null],
  ['\x1a\x45\xdf\xa3' + ' '.repeat(64) + 'webm A_OPUS', null],
  [`OggS${'\0'.repeat(128)}OpusHead`, null],
  ['\0\0\0\x18free…soun…mp4a', null],
  [`${MP4}…soun…mp4a`, 'audio/mp4'],
  [`${MP4}…soun…Opus`, 'audio/mp4'],
  [`${MP4}…soun…mp4a…vide…avc1`, null],
  [`${MP4}…soun…ac-3`, null],
  [`${MP4}…mp4a`, null],
  ['ID3\x04', null],
  ['RIFF\0\0\0\0WAVE', null],
  ['<!doctype html>', null],
  ['', null],
])('CA-3: %j is %s', (head, type) => {
  expect(voiceTypeOf(bytes(head))).toBe(type);
});

it('CA-3: looks no further than the head', () => {
  expect(voiceTypeOf(bytes(EBML + ' '.repeat(VOICE.headBytes) + 'A_OPUS'))).toBeNull();
});
