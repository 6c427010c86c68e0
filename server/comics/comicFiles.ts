import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { sendRefusal } from '../http/answers.ts';
import { refused } from '../shared/refusal.ts';
import type { ComicSource } from '../shared/comics/comicSource.ts';
import { SAFE, sendFile } from '../shared/files/sendFile.ts';

const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
/** What an import makes: a folder named by what it was made of, and in it pages, small pages and the cover. */
const MADE = /^([0-9a-f]{24})\/((?:p\d{4}s?|cover)\.(jpg|png|webp))$/u;

/** Pages of imported comics. Other pages have another folder, so a browser may keep what it has. */
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

/** Pages and covers of the demo, drawn when they are asked for; the code that draws them may change with a build. */
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
