import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { sendRefusal } from '../http/answers.ts';
import { refused } from '../shared/refusal.ts';
import type { ComicSource } from '../shared/comics/comicSource.ts';
import { SAFE, sendFile } from '../shared/files/sendFile.ts';

const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
/** Files that an import makes: a folder named by the hash of its source, with pages, small pages and the cover. */
const MADE = /^([0-9a-f]{24})\/((?:p\d{4}s?|cover)\.(jpg|png|webp))$/u;

/** Pages of imported comics. Changed pages get a new folder, so browsers may cache these for ever. */
export const comicFilesPlugin =
  (made: string): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { '*': string } }>('/media/comic/*', async (request, reply) => {
      const [, folder, file, end] = MADE.exec(request.params['*']) ?? [];
      if (folder === undefined || file === undefined || end === undefined) return sendRefusal(reply, refused(404));
      return sendFile(request, reply, {
        path: join(made, folder, file),
        type: types[end]!,
        cache: 'public, max-age=31536000, immutable',
      });
    });
  };

/** Pages and covers of the demo, drawn on request; the code that draws them may change with a build. */
export const comicArtPlugin =
  ({ draw }: Pick<ComicSource, 'draw'>): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { comicId: string; file: string } }>('/comic-art/:comicId/:file', async (request, reply) => {
      const { comicId, file } = request.params;
      const svg = file.endsWith('.svg') ? draw(comicId, file.slice(0, -4)) : null;
      if (svg === null) return sendRefusal(reply, refused(404));
      return reply
        .headers({ ...SAFE, 'cache-control': 'public, max-age=604800' })
        .type('image/svg+xml; charset=utf-8')
        .send(svg);
    });
  };
