import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { sendRefusal } from '../http/answers.ts';
import { sendFile } from '../shared/files/sendFile.ts';
import { refused } from '../shared/refusal.ts';
import type { MusicStore } from './music.store.ts';

const types: Readonly<Record<string, string>> = { mp3: 'audio/mpeg', m4a: 'audio/mp4' };
/** A folder and a file with safe names: the only dot is that of the extension, so the path cannot lead elsewhere. */
const HARMLESS = /^[a-z0-9][a-z0-9-]*\/[a-z0-9][a-z0-9-]*\.(mp3|m4a)$/u;

/** Serves the demo's songs at /media/music, with support for range requests. */
export const musicFilesPlugin =
  (media: string): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { '*': string } }>('/media/music/*', async (request, reply) => {
      const name = request.params['*'];
      const type = types[HARMLESS.exec(name)?.[1] ?? ''];
      return type === undefined
        ? sendRefusal(reply, refused(404))
        : sendFile(request, reply, { path: join(media, 'music', name), type });
    });
  };

const ID = /^[A-Za-z0-9_-]{1,64}$/u;

/** Serves imported songs and covers from the operator's folders, under ids that do not reveal their location. */
export const importedMusicPlugin =
  ({ file, picture }: Pick<MusicStore, 'file' | 'picture'>): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { songId: string } }>('/media/song/:songId', async (request, reply) => {
      const { songId } = request.params;
      const found = ID.test(songId) ? await file(songId) : null;
      return found ? sendFile(request, reply, found) : sendRefusal(reply, refused(404));
    });
    app.get<{ Params: { pictureId: string } }>('/media/music-cover/:pictureId', async (request, reply) => {
      const { pictureId } = request.params;
      const path = ID.test(pictureId) ? await picture(pictureId) : null;
      return path ? sendFile(request, reply, { path, type: 'image/webp' }) : sendRefusal(reply, refused(404));
    });
  };
