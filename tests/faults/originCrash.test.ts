import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as Schema from 'effect/Schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accounts } from '#contract/http/accounts.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';
import { connectClient } from './support/chatClient.ts';
import { startOriginProcess, type OriginProcess } from './support/originProcess.ts';
import { storedMessages } from './support/storedMessages.ts';

const SENDERS = 10;
const ENOUGH = 300;
const readSession = Schema.decodeUnknownSync(accounts.register.data);

let folder: string;
let running: OriginProcess | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'khandai-origin-'));
});
afterEach(async () => {
  await running?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends continuously over several sockets until enough messages were acknowledged, then kills the origin. */
const sendAndKill = async (origin: OriginProcess, token: string): Promise<ReadonlyMap<number, string>> => {
  const acknowledged = new Map<number, string>();
  const clients = await Promise.all(Array.from({ length: SENDERS }, () => connectClient(origin.port, token)));
  await new Promise<void>((resolve) => {
    clients.forEach((client, sender) => {
      let sent = 0;
      const send = () => {
        const data = { clientId: `s${sender}-${(sent += 1)}`, originalMessage: `tin ${sent}` };
        client.send({ type: 'send', path: 'chat.sendMessage', topic: 'chatroom.30', data });
      };
      client.onFrame((frame) => {
        if (frame.type !== 'ack') return;
        acknowledged.set(frame.seq ?? 0, frame.clientId);
        if (acknowledged.size >= ENOUGH) resolve();
        else send();
      });
      // Several at once, so that some are in flight at any time of the kill.
      for (let i = 0; i < 5; i += 1) send();
    });
  });
  await origin.kill();
  await Promise.all(clients.map(({ closed }) => closed));
  return acknowledged;
};

onEveryDatabase('a whole origin', (emptyDatabase) => {
  it('kill -9 of the origin during writes: after the restart every acknowledged message is there, and the session lives', async () => {
    const env = settingsOf(await emptyDatabase());
    running = await startOriginProcess(folder, env);
    const member = { username: 'song.sot', password: 'mưa rơi trên mái tôn' };
    const session = readSession(await running.post(accounts.register.path, member));
    const acknowledged = await sendAndKill(running, session.token);
    expect(acknowledged.size).toBeGreaterThanOrEqual(ENOUGH);

    running = await startOriginProcess(folder, env);
    const stored = await storedMessages(running);
    expect([...stored.keys()]).toEqual(Array.from({ length: stored.size }, (_, i) => i + 1));
    for (const [seq, clientId] of acknowledged) expect(stored.get(seq)).toBe(clientId);
    const again = await connectClient(running.port, session.token);
    const [seq, clientId] = [...acknowledged][0]!;
    expect(await again.say('chatroom.30', 'gửi lại', clientId)).toMatchObject({ type: 'ack', seq });
    again.cut();
  }, 60_000);
});
