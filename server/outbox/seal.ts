import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Protects the outbox from anybody who can read the database, its log or its backups but does not have the origin's secret. */
export interface Seal {
  /** `about` must be the same when opening, so that text sealed for one row cannot be used in another. */
  readonly close: (text: string, about: string) => string;
  /** Null if the text was altered, was sealed for another row, or with another secret. */
  readonly open: (sealed: string, about: string) => string | null;
  /** A keyed hash: the same for the same name, without revealing it. */
  readonly nameless: (name: string) => string;
}

/** `key`: `keyFor(secret, 'outbox')`. */
export const createSeal = (key: Buffer): Seal => ({
  close: (text, about) => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  },
  open: (sealed, about) => {
    const bytes = Buffer.from(sealed, 'base64url');
    try {
      const opening = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = opening.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, opening.final()]).toString('utf8');
    } catch {
      return null;
    }
  },
  nameless: (name) => createHmac('sha256', key).update(`name ${name}`).digest('base64url'),
});
