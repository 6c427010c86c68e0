import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { GameMay } from '#domain/games/game.ts';
import { refused } from '../shared/refusal.ts';
import { sendRefusal } from './answers.ts';
import { siteUrl } from './ownOrigin.ts';

interface Held {
  readonly type: string;
  readonly bytes: Buffer;
  readonly small: Buffer;
}
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};
const held = (file: string): Held | null => {
  const type = types[file.slice(file.lastIndexOf('.') + 1)];
  if (type === undefined || !existsSync(file)) return null;
  const bytes = readFileSync(file);
  return { type, bytes, small: brotliCompressSync(bytes) };
};

/** What a game's policy allows beside the files of its folder. */
export interface GameGrants {
  readonly may: readonly GameMay[];
  /** The portal's script that speaks for it. */
  readonly bridge: string | null;
}
const noGrants: GameGrants = { may: [], bridge: null };

/**
 * A game's own policy: files of its own folder and what it was granted, no network at all, framed by this portal alone, and
 * without an origin also where somebody opens it by itself.
 */
export const gamePolicy = (folder: string, { may, bridge }: GameGrants = noGrants): string => {
  const when = (grant: GameMay, words: string) => (may.includes(grant) ? [words] : []);
  const sources = (kind: string, ...more: readonly string[]) => [`${kind}-src`, folder, ...more].join(' ');
  return [
    `default-src 'none'`,
    sources(
      'script',
      ...(bridge === null ? [] : [bridge]),
      ...when('inline', `'unsafe-inline'`),
      ...when('eval', `'unsafe-eval'`),
    ),
    sources('style', ...when('inline', `'unsafe-inline'`)),
    ...['img', 'media', 'font'].map((kind) => sources(kind, ...when('data', 'data: blob:'))),
    may.includes('files') ? sources('connect', ...when('data', 'data: blob:')) : `connect-src 'none'`,
    ...[`frame-src 'none'`, `worker-src 'none'`, `form-action 'none'`, `base-uri 'none'`],
    ...[`frame-ancestors 'self'`, 'sandbox allow-scripts'],
  ].join(';');
};

/** Headers of a file of a game, in the place of the portal's own. */
export const gameHeaders = (folder: string, grants?: GameGrants): Readonly<Record<string, string>> => ({
  'content-security-policy': gamePolicy(folder, grants),
  'x-frame-options': 'SAMEORIGIN',
  // A frame without an origin is another one to everybody, to its own files too.
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=()',
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=600',
  vary: 'Accept-Encoding',
});

/** Serves the games of ours from memory; they are the only files that may be framed. */
export const mountGameFiles = (app: FastifyInstance, dist: string, publicUrl: string | null): void => {
  const root = join(dist, 'game-files');
  const files = new Map<string, Held>();
  if (existsSync(root))
    for (const id of readdirSync(root))
      for (const name of readdirSync(join(root, id))) {
        const file = held(join(root, id, name));
        if (file) files.set(`${id}/${name}`, file);
      }
  app.get<{ Params: { gameId: string; name: string } }>('/game-files/:gameId/:name', async (request, reply) => {
    const { gameId, name } = request.params;
    const file = files.get(`${gameId}/${name}`);
    if (!file) return sendRefusal(reply, refused(404));
    const small = /\bbr\b/u.test(request.headers['accept-encoding'] ?? '');
    if (small) reply.header('content-encoding', 'br');
    return reply
      .headers(gameHeaders(`${siteUrl(request.headers.host, publicUrl)}/game-files/${gameId}/`))
      .type(file.type)
      .send(small ? file.small : file.bytes);
  });
};
