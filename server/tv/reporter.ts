import { createHmac } from 'node:crypto';
import type { Viewer } from '../http/identify.ts';

/**
 * The id under which reports are stored: a member counts as themselves, all guests of a network as one, since guest
 * tokens are free. Without the key nobody can tell who it was.
 */
export const reporterOf =
  (key: Buffer) =>
  (viewer: Viewer | null, network: string): string =>
    createHmac('sha256', key)
      .update(viewer?.kind === 'member' ? `member ${viewer.userId}` : `network ${network}`)
      .digest('base64url')
      .slice(0, 22);
