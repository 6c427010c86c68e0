import { expect, it } from 'vitest';
import { addMember } from '#server/accounts/members.store.ts';
import { sessionsStore } from '#server/accounts/sessions.store.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

onEveryEngine('which sessions are alive', (database) => {
  it('is asked for many at once: not those that were ended, have run out, or never were', async () => {
    const store = sessionsStore(database());
    const who = { nickname: 'Lan', passwordHash: null, siteRoleId: 1, email: null, phoneNumber: null, pid: null };
    const ids = Array.from({ length: 15 }, (_, i) => `family-${i}`);
    await addMember(database(), { ...who, userId: 'lan', username: 'lan' }, NOW);
    for (const familyId of ids) {
      const family = { familyId, userId: 'lan', bindingHash: null, networkHash: '', device: null };
      await store.add({ ...family, expiresAt: familyId === 'family-1' ? NOW : NOW + 1 }, `token ${familyId}`, NOW);
    }
    await store.revoke('family-0', NOW, { dropTokens: false });
    // More than one query can take.
    const asked = [...Array.from({ length: 700 }, (_, i) => `unknown-${i}`), ...ids];
    expect([...(await store.alive(asked, NOW))].toSorted()).toEqual(ids.slice(2).toSorted());
    expect(await store.alive(['family-2'], NOW)).toEqual(new Set(['family-2']));
    expect(await store.alive([], NOW)).toEqual(new Set());
  });
});
