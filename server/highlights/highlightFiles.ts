import { extname, join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { sendRefusal } from '../http/answers.ts';
import { sendFile } from '../shared/files/sendFile.ts';
import { refused } from '../shared/refusal.ts';
import type { Cutting } from './cutting.ts';
import { FILES } from './shown.ts';

const types: Readonly<Record<string, string>> = {
  '.mpd': 'application/dash+xml',
  '.m3u8': 'application/vnd.apple.mpegurl',
};
const HIGHLIGHT_ID = /^[A-Za-z0-9-]{1,64}$/u;
/** A manifest, the silent preview, or a file of a rendition (`v…`, `a…`). */
const FILE =
  /^(?:(?:index|master|saving|audio)\.(?:mpd|m3u8)|clip\.mp4|([va])[a-z0-9]{1,15}\/(?:init\.mp4|\d{1,6}\.m4s|index\.m3u8))$/u;

/** Like the streams of rooms: pages of any site may play them. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Date, Content-Length, Content-Range',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
} as const;

/** Finished cuts: immutable files, gone once their highlight is withdrawn. */
export const highlightFilesPlugin =
  (made: string, isThere: Cutting['isThere']): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string; '*': string } }>(`${FILES}/:id/*`, async (request, reply) => {
      const { id, '*': file } = request.params;
      const found = FILE.exec(file);
      if (!found || !HIGHLIGHT_ID.test(id) || !(await isThere(id))) return sendRefusal(reply, refused(404));
      const kind = found[1] === 'a' ? 'audio' : 'video';
      return sendFile(request, reply, {
        ...{ path: join(made, id, file), type: types[extname(file)] ?? `${kind}/mp4`, headers: OPEN },
        cache: 'public, max-age=31536000, immutable',
      });
    });
  };
