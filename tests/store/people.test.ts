import { beforeAll, describe, expect, it } from 'vitest';
import { PEOPLE } from '#domain/people/people.ts';
import { sql } from '#server/database/sql.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { peopleWorld } from './support/peopleWorld.ts';

onEveryEngine('people', (database) => {
  const world = peopleWorld(database);
  const { closed, time, register, by, act, both, names, find, said } = world;

  it('S-13: two of whom one has blocked the other are apart, whichever it was, until it is taken back', async () => {
    const [one, two] = [await register('Một'), await register('Hai')];
    const apart = async () => [
      await world.area.areApart(one.userId, two.userId),
      await world.area.areApart(two.userId, one.userId),
    ];
    expect(await apart()).toEqual([false, false]);
    await act(one, 'block', two);
    expect(await apart()).toEqual([true, true]);
    await act(one, 'unblock', two);
    expect(await apart()).toEqual([false, false]);
    said();
  });

  describe('asking', () => {
    let lan: MemberViewer;
    let binh: MemberViewer;
    beforeAll(async () => {
      lan = await register('Lan Đồng');
      binh = await register('Bình Sông');
    });

    it('CALL POST /live/api/user/friend/send-request: asks once, however often it is sent', async () => {
      expect(granted(await act(lan, 'request', binh))).toMatchObject({ state: 'requested', since: NOW, mutual: 0 });
      time.now += 1000;
      expect(granted(await act(lan, 'request', binh))).toMatchObject({ state: 'requested', since: NOW });
      expect(await both(lan, binh)).toEqual(['requested', 'incoming']);
      expect([await names(lan, 'requested'), await names(binh, 'incoming')]).toEqual([['Bình Sông'], ['Lan Đồng']]);
      expect([await names(lan, 'incoming'), await names(binh, 'requested')]).toEqual([[], []]);
      expect(said()).toEqual(['asked other']);
    });

    it('is taken back, and can be asked anew', async () => {
      expect(granted(await act(lan, 'cancel', binh)).state).toBe('none');
      expect(granted(await act(lan, 'cancel', binh))).toEqual({ user: expect.anything(), state: 'none', mutual: 0 });
      expect(await both(lan, binh)).toEqual(['none', 'none']);
      expect(said()).toEqual(['ended other']);
      await act(lan, 'request', binh);
      expect(said()).toEqual(['asked other']);
    });

    it('is turned down', async () => {
      expect(granted(await act(binh, 'decline', lan)).state).toBe('none');
      expect(granted(await act(binh, 'decline', lan)).state).toBe('none');
      expect(await both(lan, binh)).toEqual(['none', 'none']);
      expect(said()).toEqual(['ended other']);
      expect(await act(binh, 'accept', lan)).toMatchObject({ code: 404 });
    });

    it('is accepted, once, and stands for both', async () => {
      await act(lan, 'request', binh);
      said();
      expect(granted(await act(binh, 'accept', lan)).state).toBe('friend');
      expect(granted(await act(binh, 'accept', lan)).state).toBe('friend');
      expect(await both(lan, binh)).toEqual(['friend', 'friend']);
      expect([await names(lan, 'friend'), await names(binh, 'friend')]).toEqual([['Bình Sông'], ['Lan Đồng']]);
      expect(said()).toEqual(['accepted other']);
      expect(await world.area.handlers.isFriend({ userId: binh.userId }, by(lan))).toEqual({
        friend: true,
        state: 'friend',
      });
    });

    it('CALL GET /live/api/user/friend/list: lists friends where no state is named', async () => {
      expect(granted(await world.area.handlers.list({}, by(lan)))).toMatchObject({
        ...{ list: [{ user: { userId: binh.userId } }], total: 1, next: null },
      });
    });

    it('ends for both', async () => {
      expect(granted(await act(lan, 'remove', binh)).state).toBe('none');
      expect(granted(await act(lan, 'remove', binh)).state).toBe('none');
      expect(await both(lan, binh)).toEqual(['none', 'none']);
      expect(said()).toEqual(['ended other']);
      expect(await world.area.handlers.isFriend({ userId: binh.userId }, by(lan))).toEqual({
        friend: false,
        state: 'none',
      });
    });

    it('who asks somebody that has asked, accepts', async () => {
      await act(lan, 'request', binh);
      expect(granted(await act(binh, 'request', lan)).state).toBe('friend');
      expect(await both(lan, binh)).toEqual(['friend', 'friend']);
      expect(said()).toEqual(['asked other', 'accepted other']);
      await act(lan, 'remove', binh);
      said();
    });

    it('two who ask each other at once are friends', async () => {
      const [a, b] = [await register('Đôi Một'), await register('Đôi Hai')];
      await Promise.all([act(a, 'request', b), act(b, 'request', a)]);
      expect(await both(a, b)).toEqual(['friend', 'friend']);
      said();
    });

    it('tells how many friends two have in common', async () => {
      const [a, b, c] = [await register('Ba Một'), await register('Ba Hai'), await register('Ba Ba')];
      for (const friend of [a, b]) {
        await act(friend, 'request', c);
        await act(c, 'accept', friend);
      }
      expect(granted(await world.area.handlers.one({ userId: b.userId }, by(a)))).toMatchObject({
        state: 'none',
        mutual: 1,
      });
      said();
    });
  });

  describe('blocking', () => {
    let lan: MemberViewer;
    let nam: MemberViewer;
    beforeAll(async () => {
      lan = await register('Lan Chặn');
      nam = await register('Nam Ồn');
      said();
    });

    it('ends a friendship, and the blocked one sees that alone', async () => {
      await act(nam, 'request', lan);
      await act(lan, 'accept', nam);
      expect(granted(await act(lan, 'block', nam)).state).toBe('blocked');
      expect(granted(await act(lan, 'block', nam)).state).toBe('blocked');
      expect(await both(lan, nam)).toEqual(['blocked', 'none']);
      expect([await names(lan, 'blocked'), await names(lan, 'friend'), await names(nam, 'friend')]).toEqual([
        ['Nam Ồn'],
        [],
        [],
      ]);
      said();
    });

    it('a blocked member asks as anybody would, and nobody hears of it', async () => {
      expect(granted(await act(nam, 'request', lan)).state).toBe('requested');
      expect(await both(lan, nam)).toEqual(['blocked', 'requested']);
      expect([await names(lan, 'incoming'), await names(nam, 'requested')]).toEqual([[], ['Lan Chặn']]);
      expect(said()).toEqual([]);
      expect(await act(lan, 'accept', nam)).toMatchObject({ code: 404 });
      // SO-10: neither finds the other.
      expect([await find(nam, 'lan chặn'), await find(lan, 'nam ồn')]).toEqual([[], []]);
    });

    it('the request stays unheard after the block, and a new one is heard', async () => {
      await act(lan, 'unblock', nam);
      expect(await both(lan, nam)).toEqual(['none', 'requested']);
      await act(nam, 'cancel', lan);
      said();
      await act(nam, 'request', lan);
      expect(await both(lan, nam)).toEqual(['incoming', 'requested']);
      expect(said()).toEqual(['asked other']);
    });

    it('somebody who asked before goes on seeing that they have asked', async () => {
      await act(lan, 'block', nam);
      expect(await both(lan, nam)).toEqual(['blocked', 'requested']);
      expect(granted(await act(lan, 'request', nam)).state).toBe('blocked');
      await act(nam, 'cancel', lan);
      await act(lan, 'unblock', nam);
      expect(await both(lan, nam)).toEqual(['none', 'none']);
      said();
    });

    it('two can block each other', async () => {
      await act(lan, 'block', nam);
      await act(nam, 'block', lan);
      expect(await both(lan, nam)).toEqual(['blocked', 'blocked']);
      await act(lan, 'unblock', nam);
      expect(await both(lan, nam)).toEqual(['none', 'blocked']);
    });
  });

  describe('who takes no requests', () => {
    it('refuses everybody in one way, blocked or not, and can still ask', async () => {
      const [quiet, one, two] = [await register('Yên Tĩnh'), await register('Một Ai'), await register('Hai Ai')];
      closed.add(quiet.userId);
      await act(quiet, 'block', two);
      said();
      const refusals = [await act(one, 'request', quiet), await act(two, 'request', quiet)];
      expect(refusals[0]).toMatchObject({ code: 403 });
      expect(refusals[1]).toEqual(refusals[0]);
      expect([await both(quiet, one), said()]).toEqual([['none', 'none'], []]);
      await act(quiet, 'request', one);
      expect(granted(await act(one, 'request', quiet)).state).toBe('friend');
    });
  });

  it('item 29: nobody acts for another, on themselves, or on somebody who is not there', async () => {
    const [a, b, c] = [await register('Của Tôi'), await register('Của Bạn'), await register('Người Dưng')];
    await act(a, 'request', b);
    expect(await act(c, 'accept', a)).toMatchObject({ code: 404 });
    await act(c, 'cancel', b);
    await act(c, 'decline', a);
    await act(c, 'remove', a);
    await act(c, 'block', a);
    expect(await both(a, b)).toEqual(['requested', 'incoming']);
    expect(await act(a, 'request', a)).toMatchObject({ code: 422 });
    const nobody: MemberViewer = { ...a, userId: 'mffffffffffffffffffffffff' };
    for (const what of ['request', 'accept', 'decline', 'cancel', 'remove', 'block', 'unblock'] as const)
      expect(await act(a, what, nobody)).toMatchObject({ code: 404 });
    expect(await world.area.handlers.isFriend({ userId: nobody.userId }, by(a))).toMatchObject({ code: 404 });
    expect(await world.area.handlers.one({ userId: a.userId }, by(a))).toMatchObject({ code: 422 });
  });

  it('limits how many are asked within an hour; asking the same one again is free', async () => {
    const asker = await register('Hỏi Nhiều');
    const asked: MemberViewer[] = [];
    for (let i = 0; i <= PEOPLE.requestsAnHour; i += 1) asked.push(await register(`Được Hỏi ${i}`));
    for (const one of asked.slice(0, -1)) granted(await act(asker, 'request', one));
    granted(await act(asker, 'request', asked[0]!));
    expect(await act(asker, 'request', asked.at(-1)!)).toMatchObject({ code: 429, retryAfterS: 3600 });
    time.now += 3_600_000;
    granted(await act(asker, 'request', asked.at(-1)!));
  });

  it('nothing is left of a member who is forgotten', async () => {
    const [gone, friend] = [await register('Sắp Đi'), await register('Ở Lại')];
    await act(gone, 'request', friend);
    await act(friend, 'accept', gone);
    await find(friend, 'sắp đi');
    expect(await world.area.all(gone.userId)).toEqual([{ otherId: friend.userId, tie: 'friend', since: time.now }]);
    await world.area.forget(gone.userId);
    expect([await world.area.all(gone.userId), await names(friend, 'friend')]).toEqual([[], []]);
    const rows = await database().run(sql`delete from directory where user_id = ${gone.userId}`);
    expect(rows).toBe(0);
  });
});
