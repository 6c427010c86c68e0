import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encode } from './encoded.ts';

const text = (length: number) => 'Bến Gỗ gặp Nắng Sớm. '.repeat(length).slice(0, length);

it('compresses what is worth it, of any length, and says the same', async () => {
  expect((await encode(text(500))).br).toBeNull();
  for (const length of [1024, 20_000, 5_000_000]) {
    const { identity, br } = await encode(text(length));
    expect(br!.length).toBeLessThan(identity.length / 2);
    expect(brotliDecompressSync(br!).equals(identity)).toBe(true);
  }
});

it('S-2: sends as it is what comes while four others are being compressed, and compresses again after that', async () => {
  const many = await Promise.all(Array.from({ length: 10 }, () => encode(text(20_000))));
  expect(many.filter(({ br }) => br !== null)).toHaveLength(4);
  expect((await encode(text(20_000))).br).not.toBeNull();
});
