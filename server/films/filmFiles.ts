import { readFile, realpath } from 'node:fs/promises';
import { dirname, extname, join, sep } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { sendRefusal } from '../http/answers.ts';
import { refused } from '../shared/refusal.ts';
import { sendFile, SAFE } from '../shared/files/sendFile.ts';
import { asVtt, subtitleFormOf } from '../shared/films/subtitles.ts';
import type { FilmsStore, StoredFile } from './films.store.ts';

const types: Readonly<Record<string, string>> = {
  '.mpd': 'application/dash+xml',
  '.m4s': 'video/iso.segment',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
  '.aac': 'audio/aac',
  '.webm': 'video/webm',
  '.m4v': 'video/mp4',
  '.mp4': 'video/mp4',
  '.m4a': 'audio/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};
/** Folders and a file with safe names: the only dot is before the extension, so no path traversal is possible. */
const HARMLESS = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*){1,3}\.[a-z0-9]{3}$/iu;

/** Serves the demo's films at /media/films, with ranges. */
export const filmFilesPlugin =
  (media: string): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { '*': string } }>('/media/films/*', async (request, reply) => {
      const name = request.params['*'];
      const type = types[extname(name)];
      if (!HARMLESS.test(name) || type === undefined) return sendRefusal(reply, refused(404));
      return sendFile(request, reply, { path: join(media, 'films', name), type });
    });
  };

const FILE_ID = /^[0-9a-f]{24}$/u;
/** The language of stored subtitles follows their type. */
const SUBTITLES = /^text\/vtt; lang=([\w-]+)$/u;
/** A path beside or below a manifest; never above it. */
const PIECE = /^(?:[^/\\.][^/\\]*\/){0,4}[^/\\.][^/\\]*$/u;

/** A file of a segmented film, only if it lies below its manifest after links are resolved. */
const pieceOf = async ({ path, type }: StoredFile, name: string): Promise<StoredFile | null> => {
  const pieceType = types[extname(name).toLowerCase()];
  const isManifest = type.startsWith('application/');
  if (!isManifest || pieceType === undefined || !PIECE.test(name)) return null;
  const folder = await realpath(dirname(path)).catch(() => null);
  const piece = folder && (await realpath(join(folder, name)).catch(() => null));
  return piece && piece.startsWith(`${folder}${sep}`) ? { path: piece, type: pieceType } : null;
};

/** Files that an import found in the operator's folders, under ids that do not reveal their location. */
export const importedFilesPlugin =
  ({ file }: Pick<FilmsStore, 'file'>): FastifyPluginAsync =>
  async (app) => {
    const known = async (fileId: string) => (FILE_ID.test(fileId) ? file(fileId) : null);
    app.get<{ Params: { fileId: string } }>('/media/film/:fileId', async (request, reply) => {
      const found = await known(request.params.fileId);
      if (!found) return sendRefusal(reply, refused(404));
      const lang = SUBTITLES.exec(found.type)?.[1];
      const form = lang === undefined ? null : subtitleFormOf(found.path);
      if (lang === undefined || form === null) return sendFile(request, reply, found);
      const bytes = await readFile(found.path).catch(() => null);
      if (!bytes) return sendRefusal(reply, refused(404));
      return reply
        .headers(SAFE)
        .type('text/vtt; charset=utf-8')
        .send(asVtt(bytes, form, lang));
    });
    app.get<{ Params: { fileId: string; '*': string } }>('/media/film/:fileId/*', async (request, reply) => {
      const found = await known(request.params.fileId);
      const piece = found && (await pieceOf(found, request.params['*']));
      return piece ? sendFile(request, reply, piece) : sendRefusal(reply, refused(404));
    });
  };
