import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { NEWS_WIDTHS } from '#domain/news/newsPicture.ts';
import { sendRefusal } from '../http/answers.ts';
import { sendFile } from '../shared/files/sendFile.ts';
import { refused } from '../shared/refusal.ts';

const NAME = new RegExp(`^([0-9a-f]{24})(?:-(?:${NEWS_WIDTHS.join('|')}))?\\.webp$`, 'u');

/**
 * Serves the pictures of articles in their sizes. The file name identifies the content, so browsers may cache it for
 * ever. A picture that was made when there was only one size is served in that size.
 */
export const newsPicturesPlugin =
  (made: string): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { file: string } }>('/media/news/:file', async (request, reply) => {
      const { file } = request.params;
      const [, pictureId] = NAME.exec(file) ?? [];
      if (pictureId === undefined) return sendRefusal(reply, refused(404));
      const path = join(made, file);
      return sendFile(request, reply, {
        path: existsSync(path) ? path : join(made, `${pictureId}.webp`),
        ...{ type: 'image/webp', cache: 'public, max-age=31536000, immutable' },
      });
    });
  };
