import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { filmArtOfFile } from '#domain/films/filmArt.ts';
import { highlightArtOfFile } from '#domain/highlights/highlightArt.ts';
import { drawnCrest } from '#domain/match/crest.ts';
import { musicArtOfFile } from '#domain/music/musicArt.ts';
import { sendRefusal } from '../http/answers.ts';
import { refused } from '../shared/refusal.ts';
import { commentatorFace } from './commentatorFace.ts';
import { crestSvg } from './crest.ts';
import { filmPictureSvg } from './filmPicture.ts';
import { highlightCoverSvg } from './highlightCover.ts';
import { musicPictureSvg } from './musicPicture.ts';
import { newsPictureSvg } from './newsPicture.ts';
import { gameCoverSvg } from './gameCover.ts';
import { promotionSceneSvg } from './promotionScene.ts';
import { spectatorFace } from './spectatorFace.ts';

/**
 * A drawing depends on its address and on the code that draws it, which can change with a build, so caches must
 * revalidate. Opened as a page, the SVG must not run scripts.
 */
const sendDrawing = (reply: FastifyReply, svg: string | null): FastifyReply =>
  svg === null
    ? sendRefusal(reply, refused(404))
    : reply
        .header('cache-control', 'public, max-age=604800')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/svg+xml; charset=utf-8')
        .send(svg);

const crestOf = (file: string): string | null => {
  const plan = drawnCrest(file);
  return plan && crestSvg(plan);
};

const highlightCoverOf = (file: string): string | null => {
  const asked = highlightArtOfFile(file);
  return asked && highlightCoverSvg(asked);
};

const filmPictureOf = (file: string): string | null => {
  const asked = filmArtOfFile(file);
  return asked && filmPictureSvg(asked);
};

const musicPictureOf = (file: string): string | null => {
  const asked = musicArtOfFile(file);
  return asked && musicPictureSvg(asked);
};

const faceOf = (file: string): string | null => {
  const [, key, number] = /^(?:blv-([A-Za-z0-9_-]{1,64})|([1-9]\d?))\.svg$/.exec(file) ?? [];
  if (key !== undefined) return commentatorFace(key);
  return number === undefined ? null : spectatorFace(Number(number));
};

/** Crests of teams, faces of commentators, pictures that members can choose, films' and songs' own: SVGs generated from the address. */
export const artPlugin: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { file: string } }>('/crests/:file', (request, reply) =>
    sendDrawing(reply, crestOf(request.params.file)),
  );
  app.get<{ Params: { file: string } }>('/avatars/:file', (request, reply) =>
    sendDrawing(reply, faceOf(request.params.file)),
  );
  app.get<{ Params: { file: string } }>('/game-art/:file', (request, reply) =>
    sendDrawing(reply, gameCoverSvg(request.params.file.replace(/\.svg$/u, ''))),
  );
  app.get<{ Params: { file: string } }>('/promotion-art/:file', (request, reply) =>
    sendDrawing(reply, promotionSceneSvg(request.params.file.replace(/\.svg$/u, ''))),
  );
  app.get<{ Params: { file: string } }>('/film-art/:file', (request, reply) =>
    sendDrawing(reply, filmPictureOf(request.params.file)),
  );
  app.get<{ Params: { file: string } }>('/news-art/:file', (request, reply) =>
    sendDrawing(reply, newsPictureSvg(request.params.file.replace(/\.svg$/u, ''))),
  );
  app.get<{ Params: { file: string } }>('/highlight-art/:file', (request, reply) =>
    sendDrawing(reply, highlightCoverOf(request.params.file)),
  );
  app.get<{ Params: { file: string } }>('/music-art/:file', (request, reply) =>
    sendDrawing(reply, musicPictureOf(request.params.file)),
  );
};
