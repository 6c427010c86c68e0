import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { OnUpgrade } from '../parts.ts';
import { bindingCookie } from '../shared/cookies.ts';
import { isRefused, refused } from '../shared/refusal.ts';
import { isOwnOrigin } from './ownOrigin.ts';
import { readQuery } from './readInput.ts';
import { turnAway } from './turnAway.ts';
import type { Turns } from './turns.ts';

export interface UpgradeSource {
  readonly publicUrl: string | null;
  readonly production: boolean;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly isDraining: () => boolean;
  readonly turns: Turns;
  readonly onUpgrade: OnUpgrade;
}

/**
 * Handles upgrades to /ws. A foreign Origin is refused before the upgrade; an invalid token is refused by the gateway
 * afterwards (4401).
 */
export const createUpgrade = ({ publicUrl, production, addressOf, isDraining, turns, onUpgrade }: UpgradeSource) => {
  const take = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const refuse = (code: 403 | 404 | 503) => turnAway(socket, refused(code, code === 503 ? { retryAfterS: 2 } : {}));
    const url = request.url ?? '/';
    if (url.split('?')[0] !== '/ws') return refuse(404);
    if (!isOwnOrigin(request.headers, publicUrl)) return refuse(403);
    if (isDraining()) return refuse(503);
    const query = readQuery(url);
    onUpgrade(request, socket, head, {
      token: isRefused(query) ? null : (query['token'] ?? null),
      binding: bindingCookie.read(request.headers.cookie, production),
      address: addressOf(request),
    });
  };
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    // Nobody would read frames that come before pending answers are sent.
    if (turns.isAnswering(socket)) return void socket.destroy();
    turns.begin(request, () => take(request, socket, head));
  };
};
