import type { FastifyInstance } from 'fastify';
import { splitLocale } from '#domain/locale/locale.ts';
import { sendRefusal } from '../../http/answers.ts';
import { limitedTo } from '../../http/limits.ts';
import type { DescribeNow } from '../describe.ts';
import { MINUTE_MS } from '../../shared/limiter.ts';
import { isRefused, refused } from '../../shared/refusal.ts';
import { SHARE_PATH, shareAddress, sharedOf, sharedPage, versionOf } from './address.ts';
import { createSharePictures, type SharePicturesSource } from './sharePictures.ts';

export interface ShareSource extends SharePicturesSource {
  readonly limits: boolean;
  readonly describe: DescribeNow;
}

/** Limit per network; services that show many links cache the pictures. */
const ASKED = { max: 240, windowMs: MINUTE_MS } as const;
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the share pictures of pages. Only the current content of a page is drawn: an address with another version
 * redirects to the current one, and one without a page is 404 before anything is drawn.
 */
export const mountShare = (app: FastifyInstance, { limits, describe, ...source }: ShareSource): void => {
  const pictures = createSharePictures(source);
  app.get<{ Params: { version: string } }>(
    `${SHARE_PATH}/:version/*`,
    { config: limitedTo(limits ? ASKED : undefined) },
    async (request, reply) => {
      const { version } = request.params;
      const path = request.url.split('?')[0]!;
      const page = sharedPage(path.split('/').slice(3).join('/'));
      if (page === null) return sendRefusal(reply, refused(404));
      const { locale, path: bare } = splitLocale(page);
      const about = await describe(bare, locale);
      const shared = sharedOf(about);
      if (shared === null) return sendRefusal(reply, refused(404));
      const now = versionOf(shared);
      if (version !== now) return reply.header('cache-control', 'no-cache').redirect(shareAddress(about), 302);
      reply.header('etag', `"${now}"`).header('cache-control', FOREVER);
      if (request.headers['if-none-match'] === `"${now}"`) return reply.code(304).send();
      const png = await pictures(now, shared);
      if (isRefused(png)) return sendRefusal(reply.removeHeader('etag'), png);
      return reply.type('image/png').header('cross-origin-resource-policy', 'cross-origin').send(png);
    },
  );
};
