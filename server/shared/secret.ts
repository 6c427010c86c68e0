import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The origin's secret: the given one, else the one in DATA_DIR, which is made at the first start. */
export const originSecret = (given: string | null, dataDir: string): string => {
  if (given !== null) return given;
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new Error(`${file} holds no secret: delete it, and all sessions end; a new one is made.`);
  return secret;
};

/** A key for one purpose alone, so that what one signs means nothing to another. */
export const keyFor = (
  secret: string,
  purpose: 'tokens' | 'refresh' | 'addresses' | 'codes' | 'google' | 'passkeys' | 'proofs' | 'names',
): Buffer => createHmac('sha256', secret).update(`khandai ${purpose}`).digest();

/** Of what carries 256 random bits: a fast hash hides it well enough. */
export const hashOf = (value: string): string => createHash('sha256').update(value).digest('base64url');
