import { expect, it } from 'vitest';
import { levelOf, POINTS } from '#domain/level/level.ts';
import { putContact } from '#server/accounts/contacts.store.ts';
import { bookingsStore } from '#server/bookings/bookings.store.ts';
import { sql } from '#server/database/sql.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { rewardsWorld } from './support/rewardsWorld.ts';

onEveryEngine('the ledger of points', (database) => {
  const world = rewardsWorld(database);
  const { register, prove, level, points } = world;

  it('MI-7, CALL GET /live/api/user/level/info: gives points for what is stored, once', async () => {
    const viewer = await register();
    expect(await level(viewer)).toEqual(levelOf(POINTS.registered));
    await prove(viewer, NOW + 5);
    await bookingsStore(database()).set(
      viewer.userId,
      { bookingId: `b-${viewer.userId}`, commentatorId: null, leadMin: null },
      { fixtureId: 'fx1', start: NOW, calledOff: '' },
      NOW + 9,
    );
    const sum = POINTS.registered + POINTS.mailProven + POINTS.firstBooking;
    expect(await level(viewer)).toEqual(levelOf(sum));
    expect(await level(viewer)).toEqual(levelOf(sum));
    expect((await points(viewer)).list).toMatchObject([
      { reasonKey: 'firstBooking', delta: POINTS.firstBooking, balance: sum, ts: NOW + 9 },
      { reasonKey: 'mailProven', ts: NOW + 5 },
      { reasonKey: 'registered', balance: POINTS.registered, ts: NOW },
    ]);
  });

  it('MI-7: a proven number is not a proven mail address', async () => {
    const viewer = await register();
    await putContact(database(), viewer.userId, { channel: 'sms', value: `+849${viewer.userId}` }, NOW + 5);
    expect(await level(viewer)).toMatchObject({ totalXp: POINTS.registered + POINTS.phoneProven });
  });

  it('MI-7: shows the level with the member, and keeps what was earned when its reason is gone', async () => {
    const viewer = await register();
    await prove(viewer);
    await level(viewer);
    expect(await world.accounts.memberById(viewer.userId)).toMatchObject({ level: 2 });
    await database().run(sql`delete from member_contact where user_id = ${viewer.userId}`);
    expect(await level(viewer)).toMatchObject({ totalXp: POINTS.registered + POINTS.mailProven });
  });

  it('MI-7, CALL GET /live/api/user/point/list: comes in pages, and only to its owner', async () => {
    const viewer = await register();
    await level(viewer);
    for (let number = 2; number <= 25; number += 1)
      await database().run(sql`
        insert into point_entry (entry_id, user_id, number, delta, balance, reason, source, created_at)
        values (${`e-${number}`}, ${viewer.userId}, ${number}, 1, ${49 + number}, 'friendInvited', ${`s${number}`}, ${NOW})`);
    const first = await points(viewer);
    expect(first.list).toHaveLength(20);
    const second = await points(viewer, first.next!);
    expect(second.list).toHaveLength(5);
    expect(second.next).toBeNull();
    expect(new Set([...first.list, ...second.list].map(({ entryId }) => entryId)).size).toBe(25);
    const other = await register();
    expect((await points(other)).list).toHaveLength(1);
  });

  it('two who ask at once add no line twice', async () => {
    const viewer = await register();
    await Promise.all([level(viewer), level(viewer), points(viewer)]);
    expect((await points(viewer)).list).toHaveLength(1);
  });
});
