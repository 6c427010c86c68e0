import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { isRefused } from '#server/shared/refusal.ts';
import { accountsWorld, MINUTE, PASSWORD } from './support/accountsWorld.ts';
import { granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

onEveryEngine('log-ins', (database) => {
  const world = accountsWorld(database);
  const { time, at, register, login, registerInBrowser } = world;

  it('AUTH-2: CALL POST /live/api/user/login: the right password opens a session, however the name is cased', async () => {
    const { user } = await register('le.minh');
    expect(granted(await login(' Le.Minh ', PASSWORD)).user).toEqual(user);
    // The same letters in another Unicode composition.
    expect(granted(await login('le.minh', PASSWORD.normalize('NFD'))).user).toEqual(user);
  });

  it('item 6: an unknown name and a wrong password are the same 403', async () => {
    await register('co.that');
    const wrong = await login('co.that', 'không phải mật khẩu này');
    const unknown = await login('khong.co', 'không phải mật khẩu này');
    expect(wrong).toMatchObject({ code: 403 });
    expect(unknown).toEqual(wrong);
  });

  it('item 5: the eleventh wrong password is 429 with a time; the right one from elsewhere still works', async () => {
    await register('bi.tan.cong');
    const wrong = () => login('bi.tan.cong', 'sai mật khẩu mất rồi', at({ address: '198.51.100.7' }));
    for (let i = 0; i < 10; i += 1) expect(await wrong()).toMatchObject({ code: 403 });
    expect(await wrong()).toMatchObject({ code: 429, retryAfterS: 600 });
    const fromThere = await login('bi.tan.cong', PASSWORD, at({ address: '198.51.100.7' }));
    expect(fromThere).toMatchObject({ code: 429 });
    expect(granted(await login('bi.tan.cong', PASSWORD, at({ address: '203.0.113.5' }))).user).toBeDefined();
    const strange = { address: '203.0.113.99' };
    expect(await login('bi.tan.cong', 'đoán bừa một cái', at(strange))).toMatchObject({ code: 429 });
    time.now += 10 * MINUTE;
    expect(granted(await login('bi.tan.cong', PASSWORD, at({ address: '198.51.100.7' }))).user).toBeDefined();
    time.now = NOW;
  });

  it('S-9, item 5: strangers guess at an account thirty times; where its member came in before, they still do', async () => {
    const home = { address: '192.0.2.77' };
    await register('nha.o.day', at(home));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => login('nha.o.day', 'sai rồi nhé', at({ address: `2001:db8:${i}::1` }))),
    );
    expect(answers.filter((answer) => isRefused(answer) && answer.code === 403).length).toBeLessThanOrEqual(10);
    const fresh = { address: '2001:db8:ffff::1' };
    time.now += MINUTE;
    for (let i = 40; i < 60; i += 1) await login('nha.o.day', 'sai rồi nhé', at({ address: `2001:db8:${i}::1` }));
    time.now += MINUTE;
    // The right password alone is not enough from an unknown network.
    expect(await login('nha.o.day', PASSWORD, at(fresh))).toMatchObject({ code: 429 });
    expect(granted(await login('nha.o.day', PASSWORD, at(home))).user).toBeDefined();
    time.now = NOW;
  });

  it('S-9: the browser of a member is known wherever it is, and another is not', async () => {
    const { binding } = await registerInBrowser('di.lai');
    for (let i = 0; i < 30; i += 1) {
      if (i % 15 === 0) time.now += MINUTE;
      await login('di.lai', 'sai rồi nhé', at({ address: `198.51.${i}.1` }));
    }
    time.now += MINUTE;
    const abroad = { address: '203.0.113.200' };
    expect(await login('di.lai', PASSWORD, at({ ...abroad, binding: 'x'.repeat(43) }))).toMatchObject({ code: 429 });
    expect(granted(await login('di.lai', PASSWORD, at({ ...abroad, binding }))).user).toBeDefined();
    time.now = NOW;
  });

  it('S-6: the twenty-first log-in of a minute is 429 with a time, however right', async () => {
    await register('vong.lap');
    for (let i = 0; i < 20; i += 1) granted(await login('vong.lap', PASSWORD));
    expect(await login('vong.lap', PASSWORD)).toMatchObject({ code: 429, retryAfterS: 60 });
    time.now += MINUTE;
    granted(await login('vong.lap', PASSWORD));
    time.now = NOW;
  });

  it('item 4: log-in hashes anew what was hashed with less', async () => {
    const { user } = await register('ma.cu');
    const weak = await hash(PASSWORD.normalize('NFKC'), { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await database().run(sql`update member set password_hash = ${weak} where user_id = ${user.userId}`);
    granted(await login('ma.cu', PASSWORD));
    expect((await world.accounts.memberById(user.userId))?.passwordHash).toContain('m=19456,t=2,p=1');
    granted(await login('ma.cu', PASSWORD));
  });
});
