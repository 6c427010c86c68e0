import { beforeAll, expect, it } from 'vitest';
import { defaultSettings, type Preferences } from '#domain/settings/settings.ts';
import { createAccounts } from '#server/accounts/accounts.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { sql } from '#server/database/sql.ts';
import { createSettings } from '#server/settings/settings.ts';
import { marksStore } from '#server/social/marks.store.ts';
import { callContext, granted, memberOf } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const { rev: _, ...defaults } = defaultSettings;

onEveryEngine('settings', (database) => {
  let viewer: MemberViewer;
  let other: MemberViewer;
  const area = () => createSettings({ database: database(), ...marksStore(database()) });
  const put = (rev: number, change: Partial<Preferences> = {}, who = viewer) =>
    area().handlers.put({ rev, preferences: { ...defaults, ...change } }, callContext({ viewer: who }));
  const read = async (who = viewer) => granted(await area().handlers.get({}, callContext({ viewer: who })));

  beforeAll(async () => {
    const secret = 'a secret of tests, long enough';
    const clock = () => NOW;
    const accounts = createAccounts({ database: database(), bus: inProcessBus(), clock, secret, limits: true });
    const register = async (username: string): Promise<MemberViewer> => {
      const input = { username, password: 'mưa rơi trên mái tôn' };
      const { token } = granted(await accounts.handlers.register(input, callContext()));
      return await memberOf(accounts.identify, token);
    };
    viewer = await register('cai.dat');
    other = await register('nguoi.khac');
  });

  it('CALL GET /live/api/user/setting/get: the defaults before the first change, also for one who is unknown', async () => {
    expect(await read()).toEqual(defaultSettings);
    expect(await area().settingsOf('nobody')).toEqual(defaultSettings);
  });

  it('CALL POST /live/api/user/setting/put: keeps everything, counts the changes, and only for oneself', async () => {
    const change: Partial<Preferences> = {
      ...{ timezone: 'Asia/Taipei', language: 'zh', theme: 'light', oddsFormat: 'malay', hideOdds: true },
      ...{ dataSaver: true, quiet: { from: 1320, to: 420 } },
      notify: { ...defaults.notify, social: { app: false, mail: true } },
      privacy: { friendRequests: 'nobody', shownToInviter: true },
    };
    const kept = granted(await put(0, change));
    expect(kept).toEqual({ ...defaults, ...change, rev: 1 });
    expect(await read()).toEqual(kept);
    expect(await area().settingsOf(viewer.userId)).toEqual(kept);
    expect(await read(other)).toEqual(defaultSettings);
    expect(granted(await put(1)).rev).toBe(2);
    expect(await read()).toEqual({ ...defaults, rev: 2 });
  });

  it('B2: keeps whose results are hidden, and does not lose it to a page that knows nothing of it', async () => {
    const spoiler = { mode: 'mine', teams: ['t1'] } as const;
    expect(granted(await put(0, { spoiler }, other)).spoiler).toEqual(spoiler);
    expect(granted(await put(1, { hideOdds: true }, other))).toMatchObject({ spoiler, hideOdds: true });
    expect(granted(await put(2, { spoiler: { mode: 'off', teams: [] } }, other)).spoiler?.mode).toBe('off');
    await database().run(sql`delete from settings where user_id = ${other.userId}`);
  });

  it.each([0, 1, 3])('CALL POST /live/api/user/setting/put: 409 where rev %i is not the one kept', async (rev) => {
    expect(await put(rev, { hideOdds: true })).toMatchObject({ code: 409 });
    expect(await read()).toMatchObject({ rev: 2, hideOdds: false });
  });

  it('a change by one press is made whatever else is changed meanwhile, and for nobody who is gone', async () => {
    const one = await area().change(other.userId, { notify: { 'booking.mail': true } }, NOW);
    const both = await Promise.all([
      area().change(other.userId, { notify: { 'social.mail': true } }, NOW),
      area().change(other.userId, { hideOdds: true }, NOW),
    ]);
    expect([one, ...both]).toEqual([true, true, true]);
    const { notify, hideOdds } = await read(other);
    expect([notify.booking.mail, notify.social.mail, hideOdds]).toEqual([true, true, true]);
    expect(await area().change('gone', { hideOdds: true }, NOW)).toBe(false);
    await database().run(sql`delete from settings where user_id = ${other.userId}`);
  });

  it('CALL POST /live/api/user/setting/put: of two first changes at once one is kept', async () => {
    const both = await Promise.all([put(0, { hideOdds: true }, other), put(0, { dataSaver: true }, other)]);
    expect(both.filter((one) => 'rev' in one)).toHaveLength(1);
    expect((await read(other)).rev).toBe(1);
  });

  it('CALL GET /live/api/user/reminder/setting: SC-7: 15 minutes and no quiet hours before the first change', async () => {
    const { reminder } = area().handlers;
    await database().run(sql`delete from settings where user_id = ${other.userId}`);
    const fresh = { defaultLeadMin: 15, quiet: null, perTeam: [], perCommentator: [] };
    expect(await reminder({}, callContext({ viewer: other }))).toEqual(fresh);
  });

  it('CALL POST /live/api/user/reminder/setting-update: SC-7: changes what is given among the settings, and leaves the rest', async () => {
    const { updateReminder, reminder } = area().handlers;
    const as = callContext({ viewer: other });
    const quiet = { from: 1320, to: 420 };
    expect(await updateReminder({ quiet }, as)).toMatchObject({ defaultLeadMin: 15, quiet });
    expect(await updateReminder({ defaultLeadMin: 60 }, as)).toMatchObject({ defaultLeadMin: 60, quiet });
    expect(await read(other)).toEqual({ ...defaults, defaultLeadMin: 60, quiet, rev: 2 });
    // A page that does not know default leads does not remove them.
    expect(granted(await put(2, { quiet: null, hideOdds: true }, other))).toMatchObject({ defaultLeadMin: 60 });
    expect(granted(await put(3, { defaultLeadMin: 5 }, other))).toMatchObject({ defaultLeadMin: 5 });
    expect(await updateReminder({}, as)).toEqual(await reminder({}, as));
    expect(await updateReminder({ quiet: { from: 5, to: 5 } }, as)).toMatchObject({
      ...{ code: 422, fields: { quiet: 'quietEmpty' } },
    });
  });

  it('CALL POST /live/api/user/reminder/setting-update: SC-7: a lead for single commentators and teams that one follows', async () => {
    const { updateReminder, reminder } = area().handlers;
    const as = callContext({ viewer: other });
    const marks = marksStore(database());
    const { userId } = other;
    const follow = (type: 'user' | 'team', id: string) =>
      database().transaction((queries) =>
        marks.follow(queries, { userId, target: { type, id }, now: NOW }, { notify: true }),
      );
    await follow('user', 'c1');
    await follow('team', 't1');
    const { rev } = await read(other);
    const perCommentator = [
      { id: 'c1', leadMin: 60 },
      { id: 'stranger', leadMin: 5 },
    ] as const;
    const perTeam = [{ id: 't1', leadMin: 0 }] as const;
    const kept = granted(await updateReminder({ perCommentator, perTeam }, as));
    expect(kept).toMatchObject({ perCommentator: [perCommentator[0]], perTeam });
    // Other devices' settings are unchanged.
    expect((await read(other)).rev).toBe(rev);
    expect(granted(await updateReminder({ perCommentator: [{ id: 'c1', leadMin: null }] }, as))).toMatchObject({
      ...{ perCommentator: [], perTeam },
    });
    expect(await reminder({}, callContext({ viewer }))).toMatchObject({ perCommentator: [], perTeam: [] });
  });

  it('CALL POST /live/api/user/setting/put: 422 where security messages would be off, or quiet hours are empty', async () => {
    const off = { ...defaults.notify, system: { app: false, mail: true } };
    expect(await put(2, { notify: off })).toMatchObject({ code: 422, fields: { 'notify.system.app': 'systemOff' } });
    expect(await put(2, { quiet: { from: 5, to: 5 } })).toMatchObject({ code: 422, fields: { quiet: 'quietEmpty' } });
  });
});
