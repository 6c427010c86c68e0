import { expect, it } from 'vitest';
import { pictureUpload } from './picture.ts';
import { judgeUpload } from './upload.ts';
import { VOICE, voiceUpload } from './voice.ts';

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

it.each([
  [0, { problem: 'empty' }],
  [1, { type: 'image/png' }],
  [2_097_152, { type: 'image/png' }],
  [2_097_153, { problem: 'tooLarge' }],
])('item 32: a PNG of %i bytes is judged before it leaves', (size, verdict) => {
  expect(judgeUpload(pictureUpload, size, png)).toEqual(verdict);
});

it('item 32: what is no picture, or no recording, stays', () => {
  expect(judgeUpload(pictureUpload, 10, Uint8Array.from([0x3c, 0x73, 0x76, 0x67]))).toEqual({ problem: 'type' });
  expect(judgeUpload(voiceUpload, 10, png)).toEqual({ problem: 'type' });
  expect(voiceUpload.headBytes).toBe(VOICE.headBytes);
});
