import { sha256 } from '#domain/shared/sha256.ts';
import type { DigestPort } from '#ports/digest.ts';

/** By WebCrypto; a page on plain HTTP has none, and computes them itself. */
export const browserDigest = (
  subtle: Pick<SubtleCrypto, 'digest'> | null = globalThis.isSecureContext ? crypto.subtle : null,
): DigestPort => ({
  sha256: async (text) => {
    if (!subtle) return sha256(text);
    const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  },
});
