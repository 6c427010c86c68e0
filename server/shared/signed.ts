import { createHmac, timingSafeEqual } from 'node:crypto';

/** Texts signed with HMAC-SHA256 only: they name no algorithm that could be swapped (item 16). */
export interface Signer {
  readonly sign: (claims: object) => string;
  /** The JSON that was signed; null for a text that was not signed here or was altered. */
  readonly open: (signed: string) => string | null;
}

export const createSigner = (key: Buffer): Signer => {
  const macOf = (payload: string): Buffer => createHmac('sha256', key).update(payload).digest();
  return {
    sign: (claims) => {
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${payload}.${macOf(payload).toString('base64url')}`;
    },
    open: (signed) => {
      const [payload = '', mac = '', ...rest] = signed.split('.');
      if (rest.length > 0 || !/^[A-Za-z0-9_-]{43}$/.test(mac)) return null;
      // Compared as text: the last character of base64url carries unused bits, and comparing bytes would accept another
      // character.
      if (!timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(payload).toString('base64url')))) return null;
      return Buffer.from(payload, 'base64url').toString('utf8');
    },
  };
};
