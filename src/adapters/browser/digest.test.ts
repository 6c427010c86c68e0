import { expect, it } from 'vitest';
import { browserDigest } from './digest.ts';

it('B3: WebCrypto and what stands in for it agree', async () => {
  const asked: string[] = [];
  const subtle: Pick<SubtleCrypto, 'digest'> = {
    digest: (name, data) => {
      asked.push(String(name));
      return crypto.subtle.digest(name, data);
    },
  };
  for (const text of ['', 'tip', 'Bến Gỗ – Nắng Sớm 🎉'])
    expect(await browserDigest(subtle).sha256(text)).toBe(await browserDigest(null).sha256(text));
  expect(asked).toEqual(['SHA-256', 'SHA-256', 'SHA-256']);
});
