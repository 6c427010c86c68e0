import { beforeAll, beforeEach, expect, it } from 'vitest';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { MUTES } from '#domain/social/mutes.ts';
import { addMember } from '#server/accounts/members.store.ts';
import { sql } from '#server/database/sql.ts';
import { keptSocial } from '#server/social/kept.store.ts';
import { mutesHandlers } from '#server/social/mutes.handlers.ts';
import { mutesStore } from '#server/social/mutes.store.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { memberNamed } from './support/race.ts';

onEveryEngine('mutes', (database) => {
  let waits: number | null = null;
  const calls = () =>
    mutesHandlers({
      ...{ store: mutesStore(database()), countWrite: async () => waits },
      nameOf: async (userId) => (userId === 'nobody' ? null : userId.toUpperCase()),
    });
  const as = (userId: string, now = NOW) =>
    callContext({
      ...{
        now,
        viewer: { kind: 'member', userId, displayName: userId, siteRoleId: SITE_ROLES.member, sessionId: 's' },
      },
    } as const);
  const word = (text: string, on = true, by = 'lan', now = NOW) => calls().mute({ word: text, on }, as(by, now));
  const words = async (by = 'lan') => granted(await calls().muteList({}, as(by))).map(({ text }) => text);
  beforeAll(async () => {
    for (const userId of ['lan', 'minh']) await addMember(database(), memberNamed(userId), NOW);
  });
  beforeEach(async () => {
    waits = null;
    await database().run(sql`delete from social_mute`);
  });

  it('SO-10: a member’s own list of words and topics, newest first; the same twice, however typed, is one', async () => {
    await word('Kèo thơm');
    expect(granted(await calls().mute({ topic: 'Bến Gỗ', on: true }, as('lan', NOW + 1)))).toEqual([
      { kind: 'topic', text: 'Bến Gỗ', since: NOW + 1 },
      { kind: 'word', text: 'Kèo thơm', since: NOW },
    ]);
    await word(' KÈO  thơm! ', true, 'lan', NOW + 2);
    expect([await words(), await words('minh')]).toEqual([['Bến Gỗ', 'Kèo thơm'], []]);
    await word('kèo thơm', false);
    await word('kèo thơm', false);
    expect(await words()).toEqual(['Bến Gỗ']);
  });

  it('SO-10: what is neither or both, or has no letter, is refused with the reason; too many and too fast as well', async () => {
    expect(await calls().mute({ on: true }, as('lan'))).toMatchObject({ code: 422 });
    expect(await calls().mute({ word: 'a', topic: 'a', on: true }, as('lan'))).toMatchObject({ code: 422 });
    expect(await word('!!!')).toMatchObject({ code: 422, fields: { word: 'has no letter and no digit' } });
    for (let i = 0; i < MUTES.most; i += 1) granted(await word(`từ ${i}`));
    expect(await word('một nữa')).toMatchObject({ code: 409 });
    expect(granted(await word('từ 7')).length).toBe(MUTES.most);
    waits = 9;
    expect(await word('nhanh')).toMatchObject({ code: 429, retryAfterS: 9 });
  });

  it('of several at once none passes the limit', async () => {
    for (let i = 1; i < MUTES.most; i += 1) granted(await word(`từ ${i}`));
    await Promise.all([word('một'), word('hai'), word('ba')]);
    expect((await words()).length).toBe(MUTES.most);
  });

  it('SO-10: a person is muted by who they are, under the name that they had; nobody and oneself are not', async () => {
    const person = (userId: string, on = true) => calls().mute({ userId, on }, as('lan'));
    expect(granted(await person('minh'))).toEqual([{ kind: 'person', text: 'MINH', userId: 'minh', since: NOW }]);
    granted(await person('minh'));
    granted(await word('minh'));
    expect(await words()).toHaveLength(2);
    expect(await person('nobody')).toMatchObject({ code: 404 });
    expect(await person('lan')).toMatchObject({ code: 422 });
    expect(await calls().mute({ userId: 'minh', word: 'a', on: true }, as('lan'))).toMatchObject({ code: 422 });
    expect(granted(await person('minh', false)).map(({ kind }) => kind)).toEqual(['word']);
    // The mute of a deleted person can still be removed.
    expect(granted(await person('nobody', false))).toHaveLength(1);
  });

  it('PRIV-1: whoever leaves is on nobody’s list any more', async () => {
    granted(await calls().mute({ userId: 'minh', on: true }, as('lan')));
    granted(await calls().mute({ userId: 'lan', on: true }, as('minh')));
    await database().transaction(async (queries) => void (await keptSocial(database()).erase!(queries, 'minh')));
    expect(granted(await calls().muteList({}, as('lan')))).toEqual([]);
  });

  it('PRIV-1: the copy of what is stored has them', async () => {
    await word('Kèo thơm');
    expect(await keptSocial(database()).tell!('lan')).toMatchObject({
      muted: [{ kind: 'word', text: 'Kèo thơm', since: NOW }],
    });
  });
});
