import { expect, it } from 'vitest';
import type { Rule } from '#domain/promotions/promotion.ts';
import { bookingsStore } from '#server/bookings/bookings.store.ts';
import { setLevel } from '#server/accounts/members.store.ts';
import { ledgerStore } from '#server/level/ledger.store.ts';
import { promotionsStore } from '#server/promotions/promotions.store.ts';
import type { StoredPromotion } from '#server/shared/promotions/promotionForm.ts';
import { sameWords } from '#server/shared/words.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { rewardsWorld } from './support/rewardsWorld.ts';

const aPromotion = (promotionId: string, rules: readonly Rule[] = []): StoredPromotion => ({
  ...{ promotionId, title: sameWords('A'), summary: sameWords(''), picture: null, terms: [], demo: false },
  ...{ startTs: NOW - 1000, endTs: NOW + 1000, rules, points: 40 },
});

onEveryEngine('promotions', (database) => {
  const { register, points } = rewardsWorld(database);
  const store = () => promotionsStore(database(), ledgerStore(database(), setLevel).give);

  it('MI-11, CALL POST /other/api/promotion/claim: two tabs at once have it once, and its points once', async () => {
    const viewer = await register();
    const { userId } = viewer;
    const ends = await Promise.all(
      ['a', 'b', 'a'].map((clientId) => store().claim(aPromotion('race'), { userId, clientId }, NOW)),
    );
    const claimed = ends.filter(({ kind }) => kind === 'claimed');
    expect([claimed.length > 0, ends.some(({ kind }) => kind === 'before')]).toEqual([true, true]);
    expect(await store().claimsOf(userId)).toEqual([{ promotionId: 'race', points: 40, at: NOW }]);
    expect((await store().counts()).get('race')).toBe(1);
    const { list } = await points(viewer);
    expect(list.filter(({ reasonKey }) => reasonKey === 'promotion')).toMatchObject([{ delta: 40 }]);
  });

  it('MI-11: a repeat gets the first answer, another press hears that it was claimed', async () => {
    const { userId } = await register();
    const press = (clientId: string, at: number) => store().claim(aPromotion('again'), { userId, clientId }, at);
    expect(await press('a', NOW)).toMatchObject({ kind: 'claimed', entry: { delta: 40, reasonKey: 'promotion' } });
    expect(await press('a', NOW + 5)).toMatchObject({ kind: 'claimed', claim: { at: NOW } });
    expect(await press('b', NOW + 5)).toEqual({ kind: 'before' });
    // After the promotion has ended, a member who claimed it gets the same answer.
    expect(await press('b', NOW + 5000)).toEqual({ kind: 'before' });
  });

  it('MI-11: what is not met, over or to come is refused by its word, and nothing is kept', async () => {
    const { userId } = await register();
    const press = (promotion: StoredPromotion, at = NOW) => store().claim(promotion, { userId, clientId: 'a' }, at);
    const level = aPromotion('level', [{ kind: 'level', atLeast: 9 }]);
    const booking = aPromotion('booking', [{ kind: 'bookings', atLeast: 1 }]);
    expect(await press(level)).toEqual({ kind: 'refused', problem: 'notEligible' });
    expect(await press(booking)).toEqual({ kind: 'refused', problem: 'notDone' });
    expect(await press(aPromotion('late'), NOW + 1000)).toEqual({ kind: 'refused', problem: 'ended' });
    expect(await press(aPromotion('early'), NOW - 1001)).toEqual({ kind: 'refused', problem: 'upcoming' });
    expect(await store().claimsOf(userId)).toEqual([]);
    const match = { start: NOW, calledOff: '' };
    const book = (fixtureId: string) =>
      bookingsStore(database()).set(
        userId,
        { bookingId: `${fixtureId}${userId}`, commentatorId: null, leadMin: null },
        { ...match, fixtureId },
        NOW,
      );
    // A programme is not a match.
    await book('programme:x:1');
    expect(await press(booking)).toEqual({ kind: 'refused', problem: 'notDone' });
    await book('fx1');
    expect(await press(booking)).toMatchObject({ kind: 'claimed' });
  });
});
