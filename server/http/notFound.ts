import type { FastifyInstance } from 'fastify';
import { refused } from '../shared/refusal.ts';
import { sendRefusal } from './answers.ts';
import { callMethods } from './mountCalls.ts';

/** Whether a path is under a prefix for calls or files, where there are no pages. */
export const isOwnPath = (path: string): boolean =>
  /^\/(live|other|al|media|avatars|crests|(film|comic|music|news|promotion)-art|pictures|assets|builds)\//.test(path) ||
  path === '/ws';

/** Answers requests that no route matches, before their body is read: 405 if the path has another method, else 404. */
export const refuseUnknown = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?', 1)[0]!;
    const called = callMethods.get(path);
    if (called?.includes(request.method)) return done();
    const isPage = request.routeOptions.url === '/*';
    // The path of one call may match the pattern of another: in `/upload/finish`, "finish" is not an upload's id.
    if (!called && !request.is404 && !(isPage && isOwnPath(path))) return done();
    const methods = called ?? (isOwnPath(path) ? [] : ['GET', 'HEAD']);
    if (methods.length === 0 || methods.includes(request.method)) return void sendRefusal(reply, refused(404));
    return void sendRefusal(reply.header('allow', methods.join(', ')), refused(405));
  });
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, refused(404)));
};
