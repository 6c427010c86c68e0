import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

const hashOf = (...pieces: readonly Uint8Array[]): string => {
  const hash = sha256();
  for (const piece of pieces) hash.add(piece);
  return hash.end();
};
const text = (of: string) => new TextEncoder().encode(of);

describe('SHA-256 in pieces', () => {
  it('gives what FIPS 180-4 gives as examples', () => {
    expect(hashOf()).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hashOf(text('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hashOf(text('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'))).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });

  it('is the same for every length around a block, and however it is cut', () => {
    for (let length = 0; length <= 200; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37) % 256);
      expect(hashOf(bytes.subarray(0, length >> 1), bytes.subarray(length >> 1))).toBe(
        createHash('sha256').update(bytes).digest('hex'),
      );
    }
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 8 }), (pieces) => {
        expect(hashOf(...pieces)).toBe(createHash('sha256').update(Buffer.concat(pieces)).digest('hex'));
      }),
    );
  });
});
