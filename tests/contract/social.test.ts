import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyCall } from '#contract/http/call.ts';
import { people } from '#contract/http/people.ts';
import { scheduleLists } from '#contract/http/scheduleLists.ts';
import { social } from '#contract/http/social.ts';
import type { Match } from '#domain/match/match.ts';
import type { User } from '#domain/people/user.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { asked } from './support/asked.ts';
import { newGuest, newMember, type Session } from './support/sessions.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';

onEveryDatabase('social calls', (url) => {
  let origin: RunningOrigin;
  let member: Session;
  let other: Session;
  let speaker: User;

  beforeAll(async () => {
    origin = await startOrigin({ now: () => Date.UTC(2026, 10, 21, 14), env: settingsOf(await url()) });
    [member, other] = [await newMember(origin.url), await newMember(origin.url)];
    [speaker] = (await ask<User[]>(scheduleLists.anchors, {})).data as [User];
  });
  afterAll(() => origin.stop());

  const ask = <A>(call: AnyCall, input: object, token = member.token) => asked<A>(origin.url, call, input, { token });

  it('CALL POST /other/api/follow/toggle: whom a member follows is said wherever the other is seen, to that member alone', async () => {
    const target = { type: 'user', id: other.user.userId };
    const seen = async (token: string, userId: string) =>
      (await ask<{ user: User }>(people.one, { userId }, token)).data;
    expect((await seen(member.token, target.id)).user.following).toBe(false);
    expect(await ask(social.follow, { target, on: true })).toMatchObject({ code: 200, data: { on: true } });
    expect((await seen(member.token, target.id)).user.following).toBe(true);
    expect((await seen(other.token, member.user.userId)).user.following).toBe(false);
    const { data } = await ask<readonly { counters: object; me?: object }[]>(
      social.state,
      { targets: `user:${target.id}` },
      await newGuest(origin.url),
    );
    expect(data).toEqual([{ target, counters: { followers: 1 }, rating: { avg: 0, n: 0 } }]);
  });

  it('CALL POST reaction, save, follow, rate, view: a kind that no area declares is 422, a thing that is not there 404', async () => {
    const writes: readonly (readonly [AnyCall, object])[] = [
      [social.react, { kind: 'like', on: true, clientId: 'c' }],
      [social.save, { on: true }],
      [social.follow, { on: true }],
      [social.rate, { value: 5, clientId: 'c' }],
      [social.view, {}],
    ];
    for (const [call, rest] of writes) {
      expect(await ask(call, { ...rest, target: { type: 'planet', id: 'mars' } })).toMatchObject({ code: 422 });
      const type = call === social.follow || call === social.rate ? 'user' : 'room';
      expect(await ask(call, { ...rest, target: { type, id: 'khong-co' } })).toMatchObject({ code: 404 });
    }
    expect(
      await ask(social.rate, { target: { type: 'user', id: speaker.userId }, value: 11, clientId: 'c' }),
    ).toMatchObject({
      code: 422,
    });
  });

  it('CALL GET /other/api/card/list, /live/api/schedule/anchor-rooms: CA-8, what a commentator spoke over, each with their own room', async () => {
    const { data: rooms } = await ask<readonly Match[]>(scheduleLists.anchorRooms, { userId: speaker.userId });
    expect(rooms.length).toBeGreaterThan(3);
    expect(rooms.map(({ startTime }) => startTime)).toEqual(
      rooms.map(({ startTime }) => startTime).toSorted((a, b) => b - a),
    );
    for (const { roomId, users } of rooms)
      expect(users.find(({ userId }) => userId === speaker.userId)?.roomId).toBe(roomId);
    const targets = `room:${rooms[0]!.roomId},user:${speaker.userId},fixture:${rooms[0]!.fixtureId}`;
    expect((await ask(social.cards, { targets })).data).toMatchObject([
      { target: { type: 'room' }, subtitle: speaker.displayName, path: expect.stringContaining('/truc-tiep/') },
      { target: { type: 'user' }, title: speaker.displayName, path: `/thanh-vien/${speaker.userId}`, badge: 'BLV' },
      { target: { type: 'fixture' }, subtitle: rooms[0]!.leagueName },
    ]);
    expect(await ask(scheduleLists.anchorDetail, { userId: 'khong-co' })).toMatchObject({ code: 404 });
    expect((await ask(scheduleLists.anchorRooms, { userId: 'khong-co' })).data).toEqual([]);
  });
});
