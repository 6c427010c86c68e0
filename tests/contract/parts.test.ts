import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '#contract/http/api.ts';
import type { AnyCall } from '#contract/http/call.ts';
import { privateTopic } from '#domain/chat/address.ts';
import type { User } from '#domain/people/user.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { connectClient } from '../faults/support/chatClient.ts';
import { asked } from './support/asked.ts';
import { freshName, newMember, PASSWORD, type Session } from './support/sessions.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';

onEveryDatabase('where the parts of an origin meet', (url) => {
  let origin: RunningOrigin;
  beforeAll(async () => {
    origin = await startOrigin({ limits: 'on', env: { ...settingsOf(await url()), TRUST_PROXY: '127.0.0.1' } });
  });
  afterAll(() => origin.stop());

  /** `address`: as the trusted proxy reports it. */
  const ask = (call: AnyCall, input: object, token = '', address = '192.0.2.1') =>
    asked<unknown>(origin.url, call, input, { token, headers: { 'x-forwarded-for': address } });
  const proofOf = async ({ token }: Session): Promise<object> => {
    const { data } = await ask(api.security.confirm, { password: PASSWORD }, token);
    return { proof: Reflect.get(Object(data), 'proof') as unknown };
  };

  it('T-1: a member’s copy of what is stored has a part of every area', async () => {
    const member = await newMember(origin.url);
    const { data } = await ask(api.privacy.export, await proofOf(member), member.token);
    const areas = Object.keys(Object(Reflect.get(Object(data), 'stored'))).sort();
    expect(areas.join(' ')).toBe(
      'account applications bookings calendar chat chess codes comics commentator comments console decisions favourites followReminders games google groups highlights messages music newsroom passkeys people picture points posts promotions questions referral reports settings social takes teamCalendar tips uploads votes',
    );
  });

  it('T-1: who is named as a commentator of the schedule, from whatever source, is nobody else', async () => {
    const { data } = await ask(api.schedule.featureMatch, { status: 'live' });
    const [commentator] = (data as readonly { readonly users: readonly User[] }[]).flatMap(({ users }) => users);
    const named = { username: freshName(), password: PASSWORD, nickname: commentator!.displayName };
    expect(await ask(api.accounts.register, named)).toMatchObject({
      code: 422,
      data: { fields: { nickname: 'reserved' } },
    });
  });

  it('T-1: who was blocked in the list of people cannot write in private', async () => {
    const [one, two] = [await newMember(origin.url), await newMember(origin.url)];
    const { data } = await ask(api.chat.token, {}, two.token);
    const client = await connectClient(Number(new URL(origin.url).port), String(Reflect.get(Object(data), 'token')));
    const topic = privateTopic(one.user.userId);
    expect(await client.say(topic, 'chào bạn', 'c1')).toMatchObject({ type: 'ack' });
    expect(await ask(api.people.block, { userId: two.user.userId }, one.token)).toMatchObject({ code: 200 });
    expect(await client.say(topic, 'chào bạn', 'c2')).toMatchObject({ type: 'error', code: 403 });
    client.cut();
  });

  it('T-1: codes asked for are counted: sixty an hour from one network of many addresses', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 61; i += 1) {
      const { code } = await ask(api.codes.sendEmail, { email: `nguoi.${i}@khandai.vn` }, '', `2001:db8:7:${i % 4}::1`);
      codes.push(code);
    }
    expect(codes.indexOf(429)).toBe(60);
  });
});
