import { expect, it } from 'vitest';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { setRole } from '#server/accounts/accounts.ts';
import { sql } from '#server/database/sql.ts';
import { isRefused } from '#server/shared/refusal.ts';
import { accountsWorld, PASSWORD } from './support/accountsWorld.ts';
import { granted, memberOf } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

onEveryEngine('accounts', (database) => {
  const world = accountsWorld(database);
  const { time, at, register } = world;

  it('AUTH-1: CALL POST /live/api/user/guest-login: a guest token that lives 604 800 s', async () => {
    const { guestToken, guest } = granted(await world.accounts.handlers.guestLogin({}, at()));
    expect(guest).toMatchObject({ siteRoleId: 0, displayName: expect.stringMatching(/^Khách \d{4}$/) });
    expect(await world.accounts.identify(guestToken, null)).toMatchObject({ kind: 'guest', userId: guest.userId });
    time.now += 604_799_000;
    expect(await world.accounts.identify(guestToken, null)).not.toBeNull();
    time.now += 1000;
    expect(await world.accounts.identify(guestToken, null)).toBeNull();
    time.now = NOW;
  });

  it('CALL GET /live/api/user/guest-info: who the guest is, in the language asked for', async () => {
    const { guestToken, guest } = granted(await world.accounts.handlers.guestLogin({}, at()));
    const viewer = (await world.accounts.identify(guestToken, null))!;
    expect(await world.accounts.handlers.guestInfo({}, at({ viewer }))).toEqual(guest);
    const inEnglish = granted(await world.accounts.handlers.guestInfo({}, at({ viewer, locale: 'en' })));
    expect(inEnglish.displayName).toBe(guest.displayName.replace('Khách', 'Guest'));
  });

  it('CALL POST /live/api/user/register: a member and a session; the same name again is 409', async () => {
    const session = await register('thu.ha');
    expect(session.user).toMatchObject({ displayName: 'thu.ha', siteRoleId: SITE_ROLES.member, profilePicture: null });
    const viewer = await memberOf(world.accounts.identify, session.token);
    expect(viewer).toMatchObject({ kind: 'member', userId: session.user.userId });
    expect(await world.accounts.handlers.info({}, at({ viewer }))).toEqual(session.user);
    expect(await world.accounts.handlers.register({ username: 'thu.ha', password: PASSWORD }, at())).toMatchObject({
      code: 409,
    });
  });

  it('CALL POST /live/api/user/register: two at once with one name make one member', async () => {
    const both = await Promise.all(
      [1, 2].map(() => world.accounts.handlers.register({ username: 'song.sinh', password: PASSWORD }, at())),
    );
    expect(both.map((one) => (isRefused(one) ? one.code : 200)).sort()).toEqual([200, 409]);
  });

  it('item 2: a common password and a reserved name are 422, by field', async () => {
    const refusal = await world.accounts.handlers.register({ username: 'hoa.sen', password: 'password123' }, at());
    expect(refusal).toMatchObject({ code: 422, fields: { password: 'common' } });
    const reserved = await world.accounts.handlers.register({ username: 'admin', password: PASSWORD }, at());
    expect(reserved).toMatchObject({ code: 422, fields: { username: 'reserved' } });
  });

  it('item 4: passwords are kept as argon2id with m=19456, t=2, p=1', async () => {
    const { user } = await register('kin.dao');
    const stored = (await world.accounts.memberById(user.userId))?.passwordHash;
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(stored).not.toContain(PASSWORD);
  });

  it('CALL POST /live/api/user/check-username: free, taken, reserved, or of the wrong form', async () => {
    await register('co.nguoi');
    const check = (username: string) => world.accounts.handlers.checkUsername({ username }, at());
    expect(await check('chua.ai')).toEqual({ ok: true });
    expect(await check('co.nguoi')).toEqual({ ok: false, reason: 'taken' });
    expect(await check('admin')).toEqual({ ok: false, reason: 'reserved' });
    expect(await check('Có Dấu')).toEqual({ ok: false, reason: 'format' });
  });

  it('CALL POST /live/api/user/update-info: changes what was given and nothing else', async () => {
    const { token } = await register('doi.ten');
    const viewer = await memberOf(world.accounts.identify, token);
    const update = (input: object) => world.accounts.handlers.updateInfo(input, at({ viewer }));
    expect(granted(await update({ nickname: ' Mèo Mập ' }))).toMatchObject({
      nickname: 'Mèo Mập',
      profilePicture: null,
    });
    const pictured = granted(await update({ profilePicture: '/avatars/3.svg' }));
    expect(pictured).toMatchObject({ displayName: 'Mèo Mập', profilePicture: '/avatars/3.svg' });
    expect(await world.accounts.handlers.info({}, at({ viewer }))).toEqual(pictured);
  });

  it('CALL POST /live/api/user/update-info: what comes at once from elsewhere stays as well', async () => {
    const { token, user } = await register('hai.noi');
    const viewer = await memberOf(world.accounts.identify, token);
    const update = (input: object) => world.accounts.handlers.updateInfo(input, at({ viewer }));
    await Promise.all([update({ nickname: 'Mây' }), update({ profilePicture: '/avatars/5.svg' })]);
    expect(await world.accounts.handlers.info({}, at({ viewer }))).toMatchObject({
      nickname: 'Mây',
      profilePicture: '/avatars/5.svg',
    });
    const sent = `/pictures/${'a'.repeat(32)}.webp`;
    await Promise.all([update({ nickname: 'Gió' }), world.accounts.setPicture(user.userId, sent)]);
    expect(await world.accounts.handlers.info({}, at({ viewer }))).toMatchObject({
      nickname: 'Gió',
      profilePicture: sent,
    });
  });

  it('a name is kept without what would turn or break the line that it stands in', async () => {
    const input = { username: 'ten.dao', password: PASSWORD, nickname: '\u202eLan\u202c\nGió ' };
    const { token, user } = granted(await world.accounts.handlers.register(input, at()));
    expect(user.displayName).toBe('Lan Gió');
    const viewer = await memberOf(world.accounts.identify, token);
    const change = world.accounts.handlers.updateInfo({ nickname: 'Mây\u2067' }, at({ viewer }));
    expect(granted(await change).nickname).toBe('Mây');
  });

  it('S-18: nobody bears the portal’s name, or that of one who stands for it; ordinary members share theirs', async () => {
    const named = (username: string, nickname: string) =>
      world.accounts.handlers.register({ username, password: PASSWORD, nickname }, at());
    const reserved = { code: 422, fields: { nickname: 'reserved' } };
    const { user: lead } = granted(await named('nguoi.dan', 'Tô Hạt Dẻ'));
    await setRole(database(), 'nguoi.dan', 'leaderOperator');
    for (const name of ['Khán Đài', 'Аdmin', 'Tô Hạt Dẻ', 'to hat de', 'Tô\u200b Hạt Dẻ', 'BLV Mưa Rào'])
      expect(await named('ke.gia', name)).toMatchObject(reserved);
    granted(await named('minh.mot', 'Minh'));
    const { token, user } = granted(await named('minh.hai', 'Minh'));
    const viewer = await memberOf(world.accounts.identify, token);
    expect(await world.accounts.handlers.updateInfo({ nickname: 'Quản Trị Viên' }, at({ viewer }))).toMatchObject(
      reserved,
    );
    expect((await world.accounts.memberById(user.userId))?.nickname).toBe('Minh');
    // A member who has such a name already keeps it.
    await database().run(sql`update member set nickname = ${'Admin'} where user_id = ${user.userId}`);
    expect(granted(await world.accounts.handlers.updateInfo({ nickname: 'Admin' }, at({ viewer }))).nickname).toBe(
      'Admin',
    );
    expect(await world.accounts.isProtectedName('Tô Hạt Dẻ', lead.userId)).toBe(false);
  });

  it('S-18: a username that would be taken for another’s is nobody’s name to read', async () => {
    const { user } = await register('admin.2026');
    expect(user.nickname).toMatch(/^Thành viên \d{4}$/);
    expect((await register('an.lanh')).user.nickname).toBe('an.lanh');
  });

  it('an operator gives roles by name, and they count at once', async () => {
    const { token } = await register('truc.quay');
    expect(await setRole(database(), 'truc.quay', 'customerCare')).toBe('done');
    expect(await world.accounts.identify(token, null)).toMatchObject({ siteRoleId: SITE_ROLES.customerCare });
    expect(await setRole(database(), 'khong.ai.ca', 'qc')).toBe('unknownMember');
    expect(await setRole(database(), 'truc.quay', 'king')).toBe('unknownRole');
  });
});
