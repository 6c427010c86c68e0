import type { FastifyInstance } from 'fastify';
import { refused } from '../shared/refusal.ts';
import { sendRefusal } from './answers.ts';
import { callMethods } from './mountCalls.ts';

/** Whether a path lies under a folder of calls or files, where there are no pages. */
export const isOwnPath = (path: string): boolean =>
  /^\/(live|other|al|media|avatars|crests|pictures|assets|builds)\//.test(path) || path === '/ws';

/** Answers what no route takes, before its body is read: 405 where the path is asked with another method, else 404. */
export const refuseUnknown = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?', 1)[0]!;
    const called = callMethods.get(path);
    if (called?.includes(request.method)) return done();
    const isPage = request.routeOptions.url === '/*';
    // The path of one call may fit the pattern of another: `/upload/finish` is no id of an upload.
    if (!called && !request.is404 && !(isPage && isOwnPath(path))) return done();
    const methods = called ?? (isOwnPath(path) ? [] : ['GET', 'HEAD']);
    if (methods.length === 0 || methods.includes(request.method)) return void sendRefusal(reply, refused(404));
    return void sendRefusal(reply.header('allow', methods.join(', ')), refused(405));
  });
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, refused(404)));
};
