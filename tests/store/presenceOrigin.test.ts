import { afterEach, describe, expect, it } from 'vitest';
import { CHAT } from '#domain/chat/chat.ts';
import { startOrigin, type RunningOrigin } from '#server/testing/startOrigin.ts';
import { findPostgres } from '../../tools/postgres.ts';
import { newMember } from '../contract/support/sessions.ts';
import { connectClient } from '../faults/support/chatClient.ts';
import { settingsOf } from './support/everyDatabase.ts';
import { NOW } from './support/engines.ts';
import { emptyPostgres } from './support/postgres.ts';

const SPEED = 20;
const TOPIC = `chatroom.${CHAT.defaultGroup}`;

const running: RunningOrigin[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((origin) => origin.stop()));
});

describe.skipIf(findPostgres() === null)('two origins on one PostgreSQL', () => {
  it('HOUSE-6: tell viewers of both how many there are together, and of one that stopped no more', async () => {
    const began = Date.now();
    const now = () => NOW + (Date.now() - began) * SPEED;
    const env = { ...settingsOf(await emptyPostgres()), CLOCK: `${new Date(NOW).toISOString()}*${SPEED}` };
    const start = async () => {
      const origin = await startOrigin({ demo: 'off', env, now });
      running.push(origin);
      return origin;
    };
    const [one, other] = [await start(), await start()];
    const { token } = await newMember(one.url);
    const enter = async ({ url }: RunningOrigin) => {
      const client = await connectClient(Number(new URL(url).port), token);
      await client.sub(TOPIC);
      return client;
    };
    const here = await enter(one);
    const there = [await enter(other), await enter(other)];
    for (const client of [here, ...there]) await client.next('presence', ({ online }) => online === 3);
    running.splice(running.indexOf(other), 1);
    await other.stop();
    await here.next('presence', ({ online }) => online === 1);
  });

  it('HOUSE-6: let ten sockets of a session in together, and the eleventh into neither', async () => {
    const env = settingsOf(await emptyPostgres());
    for (let i = 0; i < 2; i += 1) running.push(await startOrigin({ demo: 'off', limits: 'on', env }));
    const { token } = await newMember(running[0]!.url);
    const enter = ({ url }: RunningOrigin) => connectClient(Number(new URL(url).port), token);
    for (let i = 0; i < 10; i += 1) await enter(running[i % 2]!);
    for (const origin of running) await expect(enter(origin)).rejects.toThrow('429');
  });
});
