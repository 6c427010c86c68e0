import { join, normalize } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { sendRefusal } from '../http/answers.ts';
import { gameHeaders } from '../http/gameFiles.ts';
import { siteUrl } from '../http/ownOrigin.ts';
import { refused } from '../shared/refusal.ts';
import { BRIDGE_SCRIPT } from '../shared/games/made.ts';
import { sendFile } from '../shared/files/sendFile.ts';
import type { ListedGame } from './ownGames.ts';

const text = (kind: string) => `${kind}; charset=utf-8`;
const types: Readonly<Record<string, string>> = {
  ...{ html: text('text/html'), htm: text('text/html'), css: text('text/css'), xml: text('text/xml') },
  ...{ js: text('text/javascript'), mjs: text('text/javascript'), json: text('application/json') },
  ...{ svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', gif: 'image/gif' },
  ...{ webp: 'image/webp', avif: 'image/avif', ico: 'image/x-icon', bmp: 'image/bmp' },
  ...{ mp3: 'audio/mpeg', ogg: 'audio/ogg', oga: 'audio/ogg', opus: 'audio/ogg', wav: 'audio/wav' },
  ...{ m4a: 'audio/mp4', flac: 'audio/flac', mp4: 'video/mp4', webm: 'video/webm' },
  ...{ woff: 'font/woff', woff2: 'font/woff2', ttf: 'font/ttf', otf: 'font/otf', wasm: 'application/wasm' },
  ...{ txt: text('text/plain'), csv: text('text/plain') },
};
const OTHER = 'application/octet-stream';

interface GameFilesNeeds {
  readonly made: string;
  readonly publicUrl: string | null;
  readonly game: (gameId: string) => Promise<ListedGame | null>;
}

/**
 * Files of operators' games, each under the policy of its game. Changed files get a new folder, so browsers may cache
 * these; frames with an opaque origin may read them, since such an origin is cross-origin to everybody.
 */
export const gameFilesPlugin =
  ({ made, publicUrl, game }: GameFilesNeeds): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { gameId: string; folder: string; '*': string } }>(
      '/game-files/:gameId/:folder/*',
      async (request, reply) => {
        const { gameId, folder, '*': path } = request.params;
        const from = (await game(gameId))?.from;
        const place = `/game-files/${gameId}/${folder}/`;
        const climbs = normalize(path) !== path || path.split('/').includes('..') || path.includes('\0');
        if (!from?.entryUrl.startsWith(place) || climbs) return sendRefusal(reply, refused(404));
        const site = siteUrl(request.headers.host, publicUrl);
        return sendFile(request, reply, {
          path: join(made, folder, path),
          type: types[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? OTHER,
          headers: {
            ...gameHeaders(`${site}${place}`, { may: from.may, bridge: `${site}${BRIDGE_SCRIPT}` }),
            'access-control-allow-origin': '*',
            'cache-control': 'public, max-age=31536000, immutable',
          },
        });
      },
    );
  };
