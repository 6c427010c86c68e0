import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as Schema from 'effect/Schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accounts } from '#contract/http/accounts.ts';
import { buildFixture, projectRoot } from '#server/testing/buildFixture.ts';
import { connectClient } from './support/chatClient.ts';
import { startByHand, type OriginProcess } from './support/originProcess.ts';

const readGuest = Schema.decodeUnknownSync(accounts.guestLogin.data);
const BODY = '{"username":"mua.roi"}';

let root: string;
let running: OriginProcess | null = null;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'khandai-root-'));
  symlinkSync(join(projectRoot, 'locales'), join(root, 'locales'));
  symlinkSync(buildFixture(), join(root, 'dist'));
});
afterEach(async () => {
  await running?.kill();
  rmSync(root, { recursive: true, force: true });
});

/** A request whose head the origin has read, and whose body is still to come. */
const beginRequest = (port: number): Promise<{ socket: Socket; answer: Promise<string> }> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('error', reject);
    const answer = new Promise<string>((done) => socket.on('close', () => done(text)));
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (text.startsWith('HTTP/1.1 100 Continue')) resolve({ socket, answer });
    });
    socket.write(
      [
        `POST ${accounts.checkUsername.path} HTTP/1.1`,
        ...['Host: x', 'Content-Type: application/json', 'Expect: 100-continue'],
        `Content-Length: ${BODY.length}`,
        '\r\n',
      ].join('\r\n'),
    );
  });

it('SIGTERM: sockets get 1012, a request in flight its 200, one that never comes is cut, then the process ends with 0', async () => {
  running = await startByHand(root, { PORT: '0', DATA_DIR: join(root, 'data'), DEMO: 'off' });
  const { guestToken } = readGuest(await running.post(accounts.guestLogin.path, {}));
  const reader = await connectClient(running.port, guestToken);
  const [inFlight, stalled] = await Promise.all([beginRequest(running.port), beginRequest(running.port)]);
  const told: unknown[] = [];
  const exit = running.exited.then((code) => told.push(`exit ${code}`));

  running.terminate();
  told.push(`socket ${await reader.closed}`);
  inFlight.socket.write(BODY);
  const answer = await inFlight.answer;
  told.push(`answer ${/\r\nHTTP\/1\.1 (\d+) /.exec(answer)?.[1]}`);
  expect(answer).toContain('{"code":200,"data":{"ok":true}}');
  expect(await stalled.answer).not.toContain('HTTP/1.1 2');
  await exit;
  expect(told).toEqual(['socket 1012', 'answer 200', 'exit 0']);
  const events = running.log.map((line) => JSON.parse(line) as object);
  expect(events).toMatchObject([
    { event: 'listening' },
    { event: 'draining', signal: 'SIGTERM' },
    { event: 'ended', clean: true },
  ]);
}, 60_000);
