import { describe, expect, it } from 'vitest';
import { PICTURE, pictureTypeOf } from './picture.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it('item 32: takes 2 MiB and 16 million pixels', () => {
  expect([PICTURE.maxBytes, PICTURE.maxPixels]).toEqual([2_097_152, 16_000_000]);
});

describe('item 32: what the first bytes say', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
    ['RIFF\x10\0\0\0WAVEfmt ', null],
    ['GIF89a', null],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
    ['\x89PNG\n\x1a\n', null],
    [' \xff\xd8\xff', null],
    ['\xff\xd8', null],
    ['BM', null],
    ['', null],
  ])('%j is %s', (head, type) => {
    expect(pictureTypeOf(bytes(head))).toBe(type);
  });
});
