import { describe, expect, it } from 'vitest';
import { POINTS } from '#domain/level/level.ts';
import { CODE_SIGNS, REFERRAL } from '#domain/referral/referral.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { createSettings } from '#server/settings/settings.ts';
import { sql } from '#server/database/sql.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { marksStore } from '#server/social/marks.store.ts';
import { granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { rewardsWorld } from './support/rewardsWorld.ts';

const DAY = 86_400_000;

onEveryEngine('referrals', (database) => {
  const world = rewardsWorld(database);
  const { moved, register, settleDue, prove, by, info, level, points, list, bind } = world;

  describe('inviting', () => {
    it('MI-8, CALL GET /live/api/user/referral/info: a code that stays, and its link', async () => {
      const viewer = await register();
      const { code, link, invited, totals } = await info(viewer);
      expect([...code].every((sign) => CODE_SIGNS.includes(sign))).toBe(true);
      expect(code).toHaveLength(REFERRAL.codeLength);
      expect(link).toBe(`https://khandai.example/?pid=${code}`);
      expect(invited).toEqual([]);
      expect(totals).toEqual({ registered: 0, qualified: 0, points: 0 });
      expect((await info(viewer)).code).toBe(code);
      expect((await info(await register())).code).not.toBe(code);
    });

    it('MI-9: who comes by the link belongs to its owner, without a name', async () => {
      const inviter = await register();
      const { code } = await info(inviter);
      await register(code);
      await register('partner-7');
      await register('ABCD2345');
      expect((await info(inviter)).invited).toEqual([
        {
          ...{ referralId: expect.any(String), user: null, maskedName: 'B•••', ts: NOW },
          ...{ state: 'registered', reasonKey: 'notProven' },
        },
      ]);
    });

    it('MI-9: so does who comes by Google, and a member that was not stored leaves nothing', async () => {
      const inviter = await register();
      const { code } = await info(inviter);
      const member = { username: 'tu.google', nickname: 'Từ Google', email: null, pid: code, guestToken: null };
      const enter = (fails: boolean) =>
        database().transaction(async (queries) => {
          const userId = await world.accounts.addMember(queries, member, NOW);
          if (fails) throw new Error('cut off');
          return userId;
        });
      await expect(enter(true)).rejects.toThrow('cut off');
      expect((await info(inviter)).invited).toEqual([]);
      await enter(false);
      expect((await info(inviter)).invited).toMatchObject([{ maskedName: 'T•••', state: 'registered' }]);
    });

    it('shows a name where its owner wants that', async () => {
      const inviter = await register();
      const invited = await register((await info(inviter)).code);
      const { rev, ...defaults } = defaultSettings;
      const preferences = { ...defaults, privacy: { ...defaults.privacy, shownToInviter: true } };
      granted(
        await createSettings({ database: database(), ...marksStore(database()) }).handlers.put(
          { rev, preferences },
          by(invited),
        ),
      );
      expect((await info(inviter)).invited).toMatchObject([{ user: { userId: invited.userId } }]);
    });

    it('MI-8: counts and rewards both once the friend has proved who they are, once', async () => {
      moved();
      const inviter = await register();
      const friend = await register((await info(inviter)).code);
      await prove(friend);
      // The points are in the ledger whichever call comes first.
      expect((await points(inviter)).list.map(({ reasonKey }) => reasonKey)).toContain('friendInvited');
      const seen = await info(inviter);
      expect(seen.invited).toMatchObject([{ state: 'rewarded' }]);
      expect(seen.invited[0]).not.toHaveProperty('reasonKey');
      expect(seen.totals).toEqual({ registered: 1, qualified: 1, points: POINTS.friendInvited });
      await info(inviter);
      expect(moved()).toEqual([
        { referralId: seen.invited[0]!.referralId, userId: inviter.userId, state: 'rewarded', at: NOW },
      ]);
      expect((await level(inviter)).totalXp).toBe(POINTS.registered + POINTS.friendInvited);
      expect((await level(friend)).totalXp).toBe(POINTS.registered + POINTS.mailProven + POINTS.wasInvited);
    });

    it('MI-8: says why a friend does not count: too late, or one more than is rewarded', async () => {
      const inviter = await register();
      const { code } = await info(inviter);
      const late = await register(code);
      const after = NOW + REFERRAL.qualifyWithinMs + 1;
      expect((await info(inviter, after)).invited).toMatchObject([{ state: 'rejected', reasonKey: 'expired' }]);
      await prove(late);
      expect((await info(inviter, after)).invited).toMatchObject([{ state: 'rejected', reasonKey: 'expired' }]);

      for (let i = 0; i <= REFERRAL.limit; i += 1) await prove(await register(code));
      const states = async (now: number) =>
        (await info(inviter, now)).invited.map(({ state, reasonKey }) => reasonKey ?? state);
      expect((await states(NOW)).filter((one) => one === 'rewarded')).toHaveLength(REFERRAL.limit);
      expect((await states(NOW)).filter((one) => one === 'limit')).toHaveLength(1);
      expect((await states(NOW + REFERRAL.limitWithinMs)).filter((one) => one === 'limit')).toHaveLength(0);
    });

    it('MI-8: who had to wait for the limit is rewarded in turn, though nobody looks', async () => {
      const inviter = await register();
      const { code } = await info(inviter);
      for (let i = 0; i <= REFERRAL.limit; i += 1) await prove(await register(code));
      expect((await info(inviter)).totals).toMatchObject({
        qualified: 11,
        points: REFERRAL.limit * POINTS.friendInvited,
      });
      // The state in which the other rewards are long past.
      await database().run(sql`
        update referral set rewarded_at = ${NOW - REFERRAL.limitWithinMs}
        where inviter_id = ${inviter.userId} and state = 'rewarded'`);
      moved();
      await settleDue();
      expect(moved().filter(({ userId }) => userId === inviter.userId)).toMatchObject([{ state: 'rewarded' }]);
    });

    it('MI-8: every friend that was rewarded counts, also one that is too long ago for the list', async () => {
      const inviter = await register();
      await database().run(sql`insert into referral (referral_id, inviter_id, invited_id, state, bound_at, rewarded_at)
        values (${`old-${inviter.userId}`}, ${inviter.userId}, ${null}, 'rewarded', 1, 1)`);
      for (let i = 0; i < 100; i += 1)
        await database().run(sql`insert into referral (referral_id, inviter_id, invited_id, state, reason, bound_at)
          values (${`r${i}-${inviter.userId}`}, ${inviter.userId}, ${null}, 'rejected', 'left', ${NOW})`);
      expect((await info(inviter)).totals).toEqual({ registered: 101, qualified: 1, points: POINTS.friendInvited });
    });

    it('MI-8, CALL GET /live/api/user/referral/list: goes on from where the page before ended, each once', async () => {
      const inviter = await register();
      const count = REFERRAL.pageSize * 2 + 3;
      const ids = Array.from({ length: count }, (_, i) => `l${String(i).padStart(3, '0')}-${inviter.userId}`);
      // Three at each time: a page boundary between them must lose none.
      for (const [i, id] of ids.entries())
        await database().run(sql`insert into referral (referral_id, inviter_id, invited_id, state, reason, bound_at)
          values (${id}, ${inviter.userId}, ${null}, 'rejected', 'left', ${NOW - Math.floor(i / 3)})`);
      const { invited, invitedNext } = await info(inviter);
      const first = await list(inviter);
      expect(first).toEqual({ list: invited, total: count, next: invitedNext });
      const second = await list(inviter, invitedNext!);
      const third = await list(inviter, second.next!);
      expect([first.list.length, second.list.length, third.list.length]).toEqual([
        ...[REFERRAL.pageSize, REFERRAL.pageSize, 3],
      ]);
      expect([second.total, third.total, third.next]).toEqual([count, count, null]);
      expect([first, second, third].flatMap((page) => page.list.map(({ referralId }) => referralId))).toEqual(ids);
      expect(await list(inviter, '0.a')).toEqual({ list: [], total: count, next: null });
    });

    it('a member’s copy of what is stored has all whom they invited, however many those are', async () => {
      const inviter = await register();
      const count = REFERRAL.pageSize + 1;
      for (let i = 0; i < count; i += 1)
        await database().run(sql`insert into referral (referral_id, inviter_id, invited_id, state, reason, bound_at)
          values (${`k${i}-${inviter.userId}`}, ${inviter.userId}, ${null}, 'rejected', 'left', ${NOW - i})`);
      const told = await world.rewards.personalData.find(({ name }) => name === 'referral')!.tell(inviter.userId);
      expect((told as { readonly invited: unknown }).invited).toHaveLength(count);
    });

    it('MI-8, item 29: another’s place in the list leads into nobody’s list but one’s own', async () => {
      const [one, two] = [await register(), await register()];
      for (const inviter of [one, two]) {
        const { code } = await info(inviter);
        for (let i = 0; i < 2; i += 1) await register(code);
      }
      const own = (await list(two)).list;
      const { ts, referralId } = (await list(one)).list[0]!;
      const theirs = own.map((invited) => invited.referralId);
      for (const cursor of [`${ts}.${referralId}`, `${ts + 1}.${referralId}`])
        for (const { referralId: listed } of (await list(two, cursor)).list) expect(theirs).toContain(listed);
      expect((await list(two, `${ts + 1}.${referralId}`)).list).toEqual(own);
    });

    it('MI-8: the list is brought up to date before it is told', async () => {
      const inviter = await register();
      await prove(await register((await info(inviter)).code));
      expect((await list(inviter)).list).toMatchObject([{ state: 'rewarded' }]);
    });

    it('finds those who have come further without being asked', async () => {
      moved();
      const inviter = await register();
      await prove(await register((await info(inviter)).code));
      await settleDue();
      expect(moved().some(({ userId }) => userId === inviter.userId)).toBe(true);
    });
  });

  describe('CALL POST /live/api/user/referral/bind', () => {
    it('MI-9: takes a code that was typed, however it was written', async () => {
      const inviter = await register();
      const { code } = await info(inviter);
      const viewer = await register(undefined, NOW + 1);
      expect((await info(viewer)).bindUntil).toBe(NOW + 1 + REFERRAL.bindWithinMs);
      const answer = granted(await bind(viewer, ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `));
      expect(answer.referredBy).toMatchObject({ userId: inviter.userId });
      expect(answer).not.toHaveProperty('bindUntil');
      expect((await info(inviter)).invited).toHaveLength(1);
    });

    it('MI-10: refuses in words of its own: oneself, nobody, somebody later, too late, and twice', async () => {
      const early = await register();
      const viewer = await register(undefined, NOW + 1);
      const later = await register(undefined, NOW + 2);
      const codeOf = async (whose: MemberViewer) => (await info(whose)).code;
      expect(await bind(viewer, await codeOf(viewer))).toMatchObject({ code: 422, fields: { code: 'self' } });
      expect(await bind(viewer, 'nobody')).toMatchObject({ code: 422, fields: { code: 'unknown' } });
      expect(await bind(viewer, '22222222')).toMatchObject({ code: 422, fields: { code: 'unknown' } });
      expect(await bind(viewer, await codeOf(later))).toMatchObject({ code: 422, fields: { code: 'older' } });
      const after = NOW + 15 * DAY;
      expect(await bind(viewer, await codeOf(early), after)).toMatchObject({ code: 422, fields: { code: 'late' } });
      granted(await bind(viewer, await codeOf(early)));
      expect(await bind(viewer, await codeOf(early))).toMatchObject({ code: 409 });
    });

    it('binds once, whoever is faster', async () => {
      const [one, two] = [await register(), await register()];
      const codes = [(await info(one)).code, (await info(two)).code];
      const viewer = await register(undefined, NOW + 1);
      const answers = await Promise.all(codes.map((code) => bind(viewer, code)));
      expect(answers.filter((answer) => 'referredBy' in answer)).toHaveLength(1);
      expect(answers.filter((answer) => 'code' in answer && answer.code === 409)).toHaveLength(1);
    });
  });
});
