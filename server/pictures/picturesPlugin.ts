import type { FastifyPluginAsync } from 'fastify';
import { sendRefusal } from '../http/answers.ts';
import { refused } from '../shared/refusal.ts';
import type { FileStore } from '../shared/files/fileStore.ts';

const FILE = /^[0-9a-f]{32}(-\d{2,3})?\.webp$/;

/**
 * Serves /pictures. A picture never changes under its name; opened by itself it is a download that can run no scripts
 * (item 32).
 */
export const picturesPlugin =
  (files: Pick<FileStore, 'read'>): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
      const { file } = request.params;
      const bytes = FILE.test(file) ? await files.read(file) : null;
      if (!bytes) return sendRefusal(reply, refused(404));
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', 'attachment')
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'same-origin')
        .type('image/webp')
        .send(bytes);
    });
  };
