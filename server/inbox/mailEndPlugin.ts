import type { FastifyPluginAsync } from 'fastify';
import { localePath, locales } from '#domain/locale/locale.ts';
import { routeById } from '#domain/routing/routes.ts';
import { sendRefusal } from '../http/answers.ts';
import type { Clock } from '../shared/clock.ts';
import { refused } from '../shared/refusal.ts';
import type { Inbox } from './inbox.ts';

/** Maximum body: a form with one field. */
const BODY_LIMIT = 1024;

/**
 * RFC 8058: mail programs unsubscribe by one POST to the address in each mail; people open the same address as a page. It
 * is no call of the contract, because mail programs send a form without a session token.
 */
export const mailEndPlugin =
  ({ endMails }: Pick<Inbox, 'endMails'>, clock: Clock): FastifyPluginAsync =>
  async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      async () => null,
    );
    const { path } = routeById('mailEnd');
    for (const { code } of locales)
      scope.post<{ Params: { readonly token: string } }>(
        localePath(code, path),
        { config: { rateLimit: { max: 300, timeWindow: 60_000 } } },
        async ({ params: { token } }, reply) =>
          (await endMails(token, false, clock())) === null
            ? sendRefusal(reply, refused(410))
            : reply.code(204).header('cache-control', 'no-store').send(),
      );
  };
