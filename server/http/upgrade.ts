import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { OnUpgrade } from '../parts.ts';
import { bindingCookie } from '../shared/cookies.ts';
import { isRefused, refused } from '../shared/refusal.ts';
import { rawRefusal } from './clientErrors.ts';
import { isOwnOrigin } from './ownOrigin.ts';
import { readQuery } from './readInput.ts';

export interface UpgradeSource {
  readonly publicUrl: string | null;
  readonly production: boolean;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly isDraining: () => boolean;
  readonly onUpgrade: OnUpgrade;
}

/** The way to /ws: a foreign Origin ends here, before the upgrade; a bad token is the gateway's to say (4401). */
export const createUpgrade =
  ({ publicUrl, production, addressOf, isDraining, onUpgrade }: UpgradeSource) =>
  (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    const refuse = (code: 403 | 404 | 503) =>
      socket.end(rawRefusal(refused(code, code === 503 ? { retryAfterS: 2 } : {})));
    const url = request.url ?? '/';
    if (url.split('?')[0] !== '/ws') return void refuse(404);
    if (!isOwnOrigin(request.headers, publicUrl)) return void refuse(403);
    if (isDraining()) return void refuse(503);
    const query = readQuery(url);
    onUpgrade(request, socket, head, {
      token: isRefused(query) ? null : (query['token'] ?? null),
      binding: bindingCookie.read(request.headers.cookie, production),
      address: addressOf(request),
    });
  };
