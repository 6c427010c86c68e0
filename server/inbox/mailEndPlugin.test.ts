import fastify from 'fastify';
import { expect, it } from 'vitest';
import { mailEndPlugin } from './mailEndPlugin.ts';

const start = async () => {
  const ended: (readonly [string, boolean])[] = [];
  const app = fastify();
  await app.register(
    mailEndPlugin(
      {
        endMails: async (token, on) => {
          ended.push([token, on]);
          return token === 'good' ? { userId: 'u1', type: 'booking' } : null;
        },
      },
      () => 0,
    ),
  );
  const post = (url: string, payload = 'List-Unsubscribe=One-Click', type = 'application/x-www-form-urlencoded') =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
  return { ended, post };
};

it.each(['/thoi-nhan-thu/good', '/en/thoi-nhan-thu/good', '/zh/thoi-nhan-thu/good'])(
  'RFC 8058: one POST of a mail program to %s ends the mails, and is answered without a redirect',
  async (url) => {
    const { ended, post } = await start();
    const { statusCode, headers } = await post(url);
    expect([statusCode, headers['cache-control']]).toEqual([204, 'no-store']);
    expect(ended).toEqual([['good', false]]);
    expect((await post(url, '--b\r\n\r\n--b--', 'multipart/form-data; boundary=b')).statusCode).toBe(204);
  },
);

it('a token that is nobody’s is 410, a body of another kind or size is refused, and both change nothing else', async () => {
  const { ended, post } = await start();
  expect((await post('/thoi-nhan-thu/bad')).json()).toMatchObject({ code: 410, data: null });
  ended.length = 0;
  expect((await post('/thoi-nhan-thu/good', '<x/>', 'application/xml')).statusCode).toBe(415);
  expect((await post('/thoi-nhan-thu/good', 'x'.repeat(2000))).statusCode).toBe(413);
  expect(ended).toEqual([]);
});
