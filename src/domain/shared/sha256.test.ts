import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('B3: FIPS 180-4, "%s"', (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

it('B3: as the platform computes it, whatever the text and its length', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.integer({ min: 0, max: 300 }).map((n) => 'ơ'.repeat(n)),
  );
  fc.assert(
    fc.property(text, (one) => {
      expect(sha256(one)).toBe(createHash('sha256').update(one, 'utf8').digest('hex'));
    }),
    { numRuns: 500 },
  );
});
