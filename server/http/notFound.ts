import type { FastifyInstance } from 'fastify';
import { refused } from '../shared/refusal.ts';
import { sendRefusal } from './answers.ts';
import { callMethods } from './mountCalls.ts';

/** Whether a path lies under a folder of calls or files, where there are no pages. */
export const isOwnPath = (path: string): boolean =>
  /^\/(live|other|al|media|avatars|crests|assets|builds)\//.test(path) || path === '/ws';

/** Answers what no route takes, before its body is read: 405 where the path is asked with another method, else 404. */
export const refuseUnknown = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0]!;
    const isPage = request.routeOptions.url === '/*';
    if (!request.is404 && !(isPage && isOwnPath(path))) return;
    const methods = callMethods.get(path) ?? (isOwnPath(path) ? [] : ['GET', 'HEAD']);
    if (methods.length === 0 || methods.includes(request.method)) return sendRefusal(reply, refused(404));
    return sendRefusal(reply.header('allow', methods.join(', ')), refused(405));
  });
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, refused(404)));
};
