import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { sendRefusal } from '../http/answers.ts';
import { sendFile } from '../shared/files/sendFile.ts';
import { refused } from '../shared/refusal.ts';

const NAME = /^[0-9a-f]{24}\.webp$/u;

/** Pictures of articles. They are named by what they show, so a browser may keep what it has. */
export const newsPicturesPlugin =
  (made: string): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { file: string } }>('/media/news/:file', async (request, reply) => {
      const { file } = request.params;
      if (!NAME.test(file)) return sendRefusal(reply, refused(404));
      return sendFile(request, reply, {
        ...{ path: join(made, file), type: 'image/webp', cache: 'public, max-age=31536000, immutable' },
      });
    });
  };
