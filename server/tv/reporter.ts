import { createHmac } from 'node:crypto';
import type { Viewer } from '../http/identify.ts';

/**
 * Under which reports are kept: a member counts as themselves, all guests of a network as one, for tokens of guests cost
 * nothing. Without the key nobody can tell who it was.
 */
export const reporterOf =
  (key: Buffer) =>
  (viewer: Viewer | null, network: string): string =>
    createHmac('sha256', key)
      .update(viewer?.kind === 'member' ? `member ${viewer.userId}` : `network ${network}`)
      .digest('base64url')
      .slice(0, 22);
