import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, synced } from './files/durable.ts';
import { StartRefused } from './startRefused.ts';

/**
 * The origin's secret: the given one, otherwise the one in DATA_DIR, which is created at the first start. The caller
 * must hold the lock of the folder (`lockFolder`): two processes that created a secret at the same time would sign with
 * different ones.
 */
export const originSecret = async (given: string | null, dataDir: string): Promise<string> => {
  if (given !== null) return given;
  const file = join(dataDir, 'secret');
  const secret = (await readIfThere(file)) ?? (await makeSecret(dataDir, file));
  if (secret.length < 32)
    throw new StartRefused(`${file} holds no secret: delete it, and all sessions end; a new one is made.`);
  return secret;
};

const readIfThere = async (file: string): Promise<string | null> => {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};

/** Written to a temporary file and renamed, so that a crash or a full disk never leaves a partial secret. */
const makeSecret = async (dataDir: string, file: string): Promise<string> => {
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  await synced(`${file}.new`, 'w', Buffer.from(secret));
  await rename(`${file}.new`, file);
  await syncFolder(dataDir);
  return secret;
};

/** A key for one purpose only, so that a signature for one purpose is invalid for another. */
export const keyFor = (
  secret: string,
  purpose:
    | 'calendar'
    | 'teamCalendar'
    | 'tokens'
    | 'refresh'
    | 'addresses'
    | 'codes'
    | 'google'
    | 'passkeys'
    | 'proofs'
    | 'names'
    | 'mails'
    | 'networks'
    | 'limits'
    | 'chatTokens'
    | 'outbox'
    | 'places'
    | 'presence'
    | 'tv'
    | 'listeners'
    | 'scrobblers',
): Buffer => createHmac('sha256', secret).update(`khandai ${purpose}`).digest();

/** For values with 256 random bits: a fast hash hides them well enough. */
export const hashOf = (value: string): string => createHash('sha256').update(value).digest('base64url');
