import { expect, it } from 'vitest';
import type { MemberViewer } from '#server/http/identify.ts';
import { callContext, granted } from './support/context.ts';
import { onEveryEngine } from './support/engines.ts';
import { inboxWorld } from './support/inboxWorld.ts';

onEveryEngine('what members hear of', (database) => {
  const world = inboxWorld(database);
  const { kept, time, heard, register, by, page, titles } = world;

  it('CA-6: an applicant hears of every change but their own going back', async () => {
    for (const state of [
      'submitted',
      'draft',
      'submitted',
      'reviewing',
      'need_info',
      'rejected',
      'approved',
    ] as const) {
      time.now += 1000;
      const { userId } = world.viewer;
      kept.publish('application.moved', { applicationId: 'a1', userId, state, by: 'staff', at: time.now });
      await heard();
    }
    const { list } = await page();
    expect(list.map(({ kind }) => kind)).toEqual([
      ...['applicationApproved', 'applicationRejected', 'applicationNeedInfo', 'applicationReviewing'],
      ...['applicationSubmitted', 'applicationSubmitted'],
    ]);
    expect(new Set(list.map(({ goTo }) => goTo))).toEqual(new Set(['/ung-tuyen-binh-luan-vien']));
  });

  it('a friend request is news once, is no news when it is over, and its acceptance is', async () => {
    const binh = await register('Bình Sông');
    const move = (what: 'asked' | 'accepted' | 'ended', from: MemberViewer, to: MemberViewer) =>
      kept.publish('friend.moved', { what, byUserId: from.userId, toUserId: to.userId, at: time.now });
    move('asked', binh, world.viewer);
    move('asked', binh, world.viewer);
    await heard();
    expect(await titles()).toEqual(['Bình Sông muốn kết bạn']);
    move('ended', binh, world.viewer);
    await heard();
    expect(await titles()).toEqual([]);
    move('asked', binh, world.viewer);
    move('ended', world.viewer, binh);
    await heard();
    expect(await titles()).toEqual([]);
    move('asked', binh, world.viewer);
    move('accepted', world.viewer, binh);
    await heard();
    expect(await titles()).toEqual([]);
    expect((await page({}, binh)).list).toMatchObject([
      { kind: 'friendAccepted', title: 'Lan Đồng đã thành bạn của bạn', goTo: `/thanh-vien?id=${world.viewer.userId}` },
    ]);
  });

  it('item 12: a member hears of every password and contact that is another', async () => {
    const kinds = async () => {
      await heard();
      return (await page()).list.map(({ kind, goTo }) => `${kind} ${goTo}`);
    };
    const password = 'mưa rơi trên mái tôn';
    const newPassword = 'gió thổi qua rặng tre';
    granted(await world.accounts.securityHandlers.changePassword({ password, newPassword }, by(world.viewer)));
    expect(await kinds()).toEqual(['passwordChanged /tai-khoan/bao-mat']);
    time.now += 1;
    const contact = { channel: 'mail', value: `${world.viewer.userId}@khandai.example` } as const;
    const wish = { contact, ticket: 'good', password: newPassword, field: 'email' };
    granted(await world.accounts.memberContacts.takeContact(wish, by(world.viewer)));
    time.now += 1;
    granted(await world.accounts.handlers.resetPassword({ ticket: 'good', password }, by(world.viewer)));
    expect(await kinds()).toEqual(
      ['passwordChanged', 'contactChanged', 'passwordChanged'].map((kind) => `${kind} /tai-khoan/bao-mat`),
    );
    expect(
      await world.accounts.securityHandlers.changePassword(
        { password: 'sai bét cả rồi', newPassword },
        by(world.viewer),
      ),
    ).toMatchObject({ code: 403 });
    expect(await kinds()).toHaveLength(3);
  });

  it('a member hears of a session on a device that they had not used before', async () => {
    const { userId } = world.viewer;
    await world.accounts.openSession(
      userId,
      callContext({ now: time.now, device: { browser: 'Chrome', system: 'Android' } }),
    );
    await world.accounts.openSession(
      userId,
      callContext({ now: time.now, device: { browser: 'Chrome', system: 'Android' } }),
    );
    await heard();
    expect((await page()).list).toEqual([]);
    await world.accounts.openSession(
      userId,
      callContext({ now: time.now, device: { browser: 'Firefox', system: 'Windows' } }),
    );
    await world.accounts.openSession(userId, callContext({ now: time.now, device: null }));
    await heard();
    const { list } = await page();
    expect(list[0]).toMatchObject({ kind: 'newDevice', goTo: '/tai-khoan/bao-mat' });
    expect(list[0]!.body).toContain('Firefox, Windows.');
    expect(list).toHaveLength(1);
  });

  it('MI-8: a member hears once that somebody invited counts', async () => {
    const { userId } = world.viewer;
    for (const state of ['registered', 'qualified', 'rewarded'] as const)
      kept.publish('referral.moved', { referralId: 'r1', userId, state, at: time.now });
    kept.publish('referral.moved', { referralId: 'r2', userId, state: 'rejected', at: time.now });
    await heard();
    expect((await page()).list.map(({ kind }) => kind)).toEqual(['referralQualified']);
  });
});
