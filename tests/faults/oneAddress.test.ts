import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFixture, projectRoot } from '#server/testing/buildFixture.ts';
import { rawGet, rawUpgrade, type RawClient } from '../../tools/faults/support/rawClient.ts';
import { startTarget, type Target } from '../../tools/faults/support/target.ts';

// The short form of `npm run faults`: the same kind of origin and the same clients, with counts that take seconds.
const OPEN_FILES = 256;
/** Half of the three quarters of its file descriptors that an origin gives to connections. */
const MOST = 96;

let root: string;
let target: Target;
/** A connection opened before the attacks, which shows whether the origin still answers. */
let witness: RawClient;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'khandai-root-'));
  for (const name of ['locales', 'media']) symlinkSync(join(projectRoot, name), join(root, name));
  symlinkSync(buildFixture(), join(root, 'dist'));
  const child = fileURLToPath(new URL('support/startChild.ts', import.meta.url));
  target = await startTarget({ openFiles: OPEN_FILES, command: [child, root] });
  witness = await target.open();
});
afterAll(async () => {
  await target.stop();
  rmSync(root, { recursive: true, force: true });
});

const answers = async (): Promise<void> => {
  const before = witness.heard().length;
  witness.write(rawGet('/healthz'));
  await expect.poll(() => witness.heard().slice(before)).toMatch(/^HTTP\/1\.1 200 /);
};
const openMany = (count: number): Promise<RawClient[]> =>
  Promise.all(Array.from({ length: count }, () => target.open()));
const letGo = (clients: readonly RawClient[]) => Promise.all(clients.map(({ gone }) => gone));
const quietAgain = async (before: number): Promise<void> => {
  await expect.poll(target.descriptors).toBeLessThanOrEqual(before + 5);
};

it('S-1: more connections than it may have files end no process; those beyond one address’s share are let go', async () => {
  const before = target.descriptors();
  const clients = await openMany(OPEN_FILES + 100);
  await letGo(clients.slice(MOST));
  expect(clients.slice(0, MOST - 1).every(({ socket }) => !socket.destroyed)).toBe(true);
  await answers();
  for (const { cut } of clients) cut();
  await quietAgain(before);
  expect(target.isAlive()).toBe(true);
});

it('S-2: a thousand films asked for at once are not made, and their connection is cut', async () => {
  const before = { descriptors: target.descriptors(), memory: target.memory() };
  const clients = await openMany(5);
  for (const { write } of clients) write(rawGet('/media/clips/football.mp4').repeat(1000));
  await letGo(clients);
  await answers();
  expect(target.memory()).toBeLessThan(before.memory + 200);
  await quietAgain(before.descriptors);
});

it('S-3: refused upgrades hold nothing, though their other side never closes', async () => {
  const before = target.descriptors();
  const clients = await openMany(60);
  for (const [i, { write }] of clients.entries())
    write(i % 2 === 0 ? rawUpgrade('/elsewhere') : rawUpgrade('/ws', { Origin: 'https://evil.example' }));
  await letGo(clients);
  await answers();
  await quietAgain(before);
});

it('S-2: bodies that come in chunks of one byte hold nothing, and their connections are cut', async () => {
  const before = { descriptors: target.descriptors(), memory: target.memory() };
  // From another address than the other tests, because it is blocked for a while.
  const clients = await Promise.all(Array.from({ length: 40 }, () => target.open({ from: '127.0.0.9' })));
  const headers = ['Host: x', 'Content-Type: application/json', 'Transfer-Encoding: chunked'];
  for (const { write } of clients)
    write(`POST /live/api/user/login HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${'1\r\na\r\n'.repeat(20_000)}`);
  await letGo(clients);
  await answers();
  expect(target.memory()).toBeLessThan(before.memory + 200);
  await quietAgain(before.descriptors);
});
