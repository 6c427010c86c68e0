import { describe, expect, it } from 'vitest';
import { deleted, reacted } from '../../../tests/fakes/chat.ts';
import { startRoom, joined, range } from '../../../tests/fakes/chatRoomWorld.ts';

describe('reading further up', () => {
  it('moves nothing that is shown, and counts what comes', () => {
    const t = joined(60);
    t.room.setReading(true);
    t.origin.say(3);
    t.origin.publish(reacted(64, 'm20', { '🔥': 1 }));
    t.origin.publish(deleted(65, 'm21'));
    t.origin.deliver();
    expect(t.seqs()).toEqual(range(11, 60));
    expect(t.frame().unseen).toBe(3);
    expect(t.frame().messages[9]!.reaction).toEqual({ '🔥': 1 });
    expect(t.frame().messages[10]!.deleted).toBe(true);
    t.room.setReading(true);
    expect(t.frame().unseen).toBe(3);
    t.room.setReading(false);
    expect(t.seqs()).toEqual(range(11, 63));
    expect(t.frame().unseen).toBe(0);
  });
  it('loads older messages page by page down to the first', async () => {
    const t = joined(120);
    expect(t.seqs()).toEqual(range(71, 120));
    const loading = t.room.loadOlder();
    expect(t.frame().older).toBe('loading');
    await t.room.loadOlder();
    await loading;
    expect(t.frame().older).toBe('more');
    expect(t.seqs()).toEqual(range(21, 120));
    await t.room.loadOlder();
    expect(t.seqs()).toEqual(range(1, 120));
    expect(t.frame().older).toBe('none');
    await t.room.loadOlder();
    expect(t.frame().older).toBe('none');
    expect(t.origin.reads).toEqual([71, 21]);
    t.origin.say();
    t.origin.deliver();
    expect(t.frame().unseen).toBe(1);
    t.room.setReading(false);
    expect(t.seqs()).toEqual(range(71, 121));
    expect(t.frame().older).toBe('more');
  });
  it('shows at most 200, the oldest of what was loaded', async () => {
    const t = joined(400);
    for (let i = 0; i < 4; i += 1) await t.room.loadOlder();
    expect(t.seqs()).toEqual(range(151, 350));
  });
  it('knows when all there is was there from the start', async () => {
    const t = joined(3);
    await t.room.loadOlder();
    expect(t.frame().older).toBe('none');
    t.room.setReading(false);
    expect(t.frame().older).toBe('none');
  });
  it('says when older ones could not be had, and tries again', async () => {
    const t = joined(120);
    t.origin.reach(false);
    await t.room.loadOlder();
    expect(t.frame().older).toBe('failed');
    t.origin.reach(true);
    await t.room.loadOlder();
    expect(t.seqs()).toEqual(range(21, 120));
  });
  it('does not mix two histories, nor fill a list that is not read any more', async () => {
    const t = joined(120);
    const loading = t.room.loadOlder();
    t.origin.cut();
    t.origin.restore();
    t.origin.say(60);
    t.reconnect();
    await loading;
    expect(t.seqs()).toEqual(range(11, 60));
    expect(t.frame().older).toBe('more');
    const left = t.room.loadOlder();
    t.room.setReading(false);
    await left;
    expect(t.seqs()).toEqual(range(11, 60));
    expect(t.frame().older).toBe('more');
  });
  it('has nothing older before it joined, nor in private', async () => {
    const t = startRoom();
    await t.room.loadOlder();
    expect(t.frame().older).toBe('more');
    expect(t.origin.reads).toEqual([]);
    expect(startRoom('private.u2').frame().older).toBe('none');
  });
});
