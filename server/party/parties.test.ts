import { describe, expect, it } from 'vitest';
import { PARTY, type WatchEntry } from '#domain/party/party.ts';
import type { PartyWrite, SequencedParty } from '../shared/partySource.ts';
import { createParties } from './parties.ts';

const target = { type: 'film', id: 'den-cuoi' } as const;
const viewer = (userId: string) => ({ userId, displayName: userId.toUpperCase(), kind: 'guest' }) as const;

/** Parties on a clock that the test controls. */
const world = () => {
  let now = 0;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  const parties = createParties({
    clock: () => now,
    after: (delayMs, run) => {
      const timer = { at: now + delayMs, run };
      timers.push(timer);
      return () => void (timers = timers.filter((one) => one !== timer));
    },
  });
  const pass = (ms: number) => {
    now += ms;
    for (const timer of timers.filter(({ at }) => at <= now)) {
      if (!timers.includes(timer)) continue;
      timers = timers.filter((one) => one !== timer);
      timer.run();
    }
  };
  const { partyId, code } = parties.create(target, 10, null)!;
  const told: SequencedParty[] = [];
  const opened = parties.source.open(partyId, (entry) => told.push(entry))!;
  const last = (): WatchEntry => told.map(({ data }) => data).findLast((data) => data.kind === 'watch')!;
  const command = (userId: string, wish: Parameters<typeof parties.source.command>[2]) =>
    parties.source.command(partyId, userId, wish);
  return { parties, pass, partyId, code, told, opened, last, command, waiting: () => timers.length };
};
const said = (userId: string, clientId: string, groupMessageId = `g${clientId}`): PartyWrite => ({
  ...{ kind: 'message', userId, clientId },
  message: {
    ...{ groupMessageId, groupId: 'p', createdAt: 0, clientId, userId, showName: userId, colorName: 'c1', badge: null },
    ...{ vipGroup: false, isGuest: false, originalMessage: 'hay quá', systemMessage: null, parentMessageId: null },
    ...{ attachments: [], toUserId: null },
  },
});

describe('FI-11: a party at the origin', () => {
  it('SO-10: a message that moderators take away goes for all, and comes back at its place', () => {
    const { parties, partyId, opened, told } = world();
    opened.entered(viewer('an'));
    parties.source.write(partyId, said('an', '1', 'g1'));
    expect(parties.said('g1')).toMatchObject({ message: { originalMessage: 'hay quá' }, seenBy: ['an'] });
    parties.setTaken('g1', true);
    expect(told.at(-1)!.data).toEqual({ kind: 'deleted', groupMessageId: 'g1' });
    expect(parties.said('g1')).toBeNull();
    parties.setTaken('g1', false);
    expect(told.at(-1)!.data).toMatchObject({ kind: 'restored', message: { groupMessageId: 'g1' } });
    expect(parties.said('g1')).not.toBeNull();
    parties.setTaken('g1', true);
    parties.forget('an');
    parties.setTaken('g1', false);
    expect(parties.said('g1')).toBeNull();
  });

  it('is found by its code however it is typed, and who comes first leads', () => {
    const { parties, partyId, code, opened, last } = world();
    expect(parties.find(` ${code.toLowerCase().slice(0, 3)}-${code.slice(3)}`)).toMatchObject({ partyId, target });
    expect(parties.find('ABCDEF')).toBeNull();
    opened.entered(viewer('a'));
    opened.entered(viewer('b'));
    expect(last()).toMatchObject({ cmd: 'join', by: 'b', leaderId: 'a', pos: 10, playing: false });
  });
  it('tells commands in one sequence, each with when and by whom, and answers with the time', () => {
    const { pass, told, opened, last, command } = world();
    opened.entered(viewer('a'));
    opened.entered(viewer('b'));
    pass(1000);
    expect(command('a', { cmd: 'play', pos: 11 })).toEqual({ ts: 1000 });
    expect(last()).toMatchObject({ cmd: 'play', by: 'a', at: 1000, pos: 11, ts: 1000, playing: true });
    expect(command('b', { cmd: 'pause', pos: 1 })).toEqual({ code: 403 });
    expect(command('x', { cmd: 'wait' })).toEqual({ code: 404 });
    const before = told.length;
    expect(command('b', { cmd: 'clock' })).toEqual({ ts: 1000 });
    expect([told.length, told.map(({ seq }) => seq)]).toEqual([before, told.map((_, i) => i + 1)]);
  });
  it('hands the lead to whom who leads chose', () => {
    const { opened, last, command } = world();
    for (const one of ['a', 'b', 'c']) opened.entered(viewer(one));
    expect(command('b', { cmd: 'lead', to: 'b' })).toEqual({ code: 403 });
    expect(command('a', { cmd: 'lead', to: 'c' })).toEqual({ ts: 0 });
    expect(last()).toMatchObject({ cmd: 'lead', by: 'a', leaderId: 'c' });
    expect(command('a', { cmd: 'play', pos: 1 })).toEqual({ code: 403 });
  });
  it('passes the lead on when who led leaves, or stays away for too long', () => {
    const { pass, opened, last, command } = world();
    for (const one of ['a', 'b', 'c']) opened.entered(viewer(one));
    command('a', { cmd: 'play', pos: 10 });
    opened.left('a');
    expect(last()).toMatchObject({ cmd: 'away', by: 'a', leaderId: 'a', playing: true });
    pass(PARTY.graceMs / 2);
    opened.entered(viewer('a'));
    pass(PARTY.graceMs);
    expect(last()).toMatchObject({ cmd: 'join', leaderId: 'a' });
    opened.left('a');
    pass(PARTY.graceMs);
    expect(last()).toMatchObject({ cmd: 'leave', by: null, leaderId: 'b' });
    command('b', { cmd: 'leave' });
    expect(last()).toMatchObject({ cmd: 'leave', by: 'b', leaderId: 'c' });
  });
  it('somebody with two sockets is there until both are gone', () => {
    const { opened, last } = world();
    opened.entered(viewer('a'));
    opened.entered(viewer('a'));
    opened.left('a');
    expect(last()).toMatchObject({ cmd: 'join', people: [{ userId: 'a', away: false }] });
  });
  it('waits for whose picture stands, but not for ever', () => {
    const { pass, opened, last, command } = world();
    opened.entered(viewer('a'));
    opened.entered(viewer('b'));
    command('a', { cmd: 'play', pos: 10 });
    command('b', { cmd: 'wait' });
    expect(last().waitingFor).toEqual(['b']);
    pass(PARTY.patienceMs);
    expect(last()).toMatchObject({ cmd: 'ready', by: null, waitingFor: [], pos: 10 });
    command('b', { cmd: 'wait' });
    command('b', { cmd: 'ready' });
    const { ts } = last();
    pass(PARTY.patienceMs);
    expect(last().ts).toBe(ts);
  });
  it('is gone a while after everybody left, after its time, and once it is ended; nothing is left of it', () => {
    const empty = world();
    empty.opened.entered(viewer('a'));
    empty.command('a', { cmd: 'leave' });
    empty.pass(PARTY.emptyMs);
    expect([empty.parties.count(), empty.parties.find(empty.code), empty.waiting()]).toEqual([0, null, 0]);
    const never = world();
    never.pass(PARTY.emptyMs);
    expect(never.parties.count()).toBe(0);
    const old = world();
    old.opened.entered(viewer('a'));
    old.pass(PARTY.lastsMs);
    expect([old.parties.count(), old.last()]).toEqual([0, expect.objectContaining({ cmd: 'end', ended: true })]);
    const ended = world();
    ended.opened.entered(viewer('a'));
    ended.command('a', { cmd: 'end' });
    ended.opened.left('a');
    expect([ended.parties.count(), ended.waiting()]).toEqual([0, 0]);
    expect(ended.parties.source.refusal(ended.partyId, 'a')).toBe(404);
  });
  it('has room for so many, and an origin for so many parties', () => {
    const { parties, partyId, opened } = world();
    for (let i = 0; i < PARTY.people; i += 1) opened.entered(viewer(`p${i}`));
    expect([parties.source.refusal(partyId, 'late'), parties.source.refusal(partyId, 'p3')]).toEqual([429, null]);
    for (let i = parties.count(); i < PARTY.parties; i += 1) parties.create(target, 0, null);
    expect(parties.create(target, 0, null)).toBeNull();
  });
  it('is begun once for a wish that comes twice', () => {
    const { parties } = world();
    expect(parties.create(target, 5, 'a c1')).toEqual(parties.create(target, 9, 'a c1'));
    expect(parties.create(target, 5, 'b c1')?.partyId).not.toBe(parties.create(target, 5, 'a c1')?.partyId);
  });
});

describe('FI-11: the chat of a party', () => {
  it('stands in the same sequence; a repeat gives the first answer', () => {
    const { parties, partyId, opened, told } = world();
    opened.entered(viewer('a'));
    const first = parties.source.write(partyId, said('a', 'c1'));
    expect(first).toMatchObject({ kind: 'stored', seq: 2 });
    expect(parties.source.write(partyId, said('a', 'c1', 'other'))).toMatchObject({
      kind: 'repeated',
      groupMessageId: 'gc1',
      seq: 2,
    });
    expect([told.length, opened.after(1)?.length, opened.after(0)?.length, opened.after(9)]).toEqual([2, 1, 2, null]);
    expect(parties.source.write('none', said('a', 'c9'))).toEqual({ kind: 'refused', code: 404 });
  });
  it('takes reactions, and deletions by the author and by staff alone; who comes later gets what is left', () => {
    const { parties, partyId, opened } = world();
    const { write } = parties.source;
    write(partyId, said('a', 'c1'));
    write(partyId, said('a', 'c2'));
    const like = (userId: string, clientId: string, on = true): PartyWrite => ({
      ...{ kind: 'reaction', userId, clientId, groupMessageId: 'gc1', reaction: '👍', on },
    });
    expect(write(partyId, like('b', 'c3'))).toMatchObject({ data: { updatedReaction: { '👍': 1 } } });
    expect(write(partyId, like('b', 'c4'))).toMatchObject({ kind: 'repeated', seq: null });
    expect(write(partyId, like('b', 'c5', false))).toMatchObject({ data: { updatedReaction: {} } });
    const removal = (userId: string, clientId: string, byStaff = false): PartyWrite => ({
      ...{ kind: 'deletion', userId, clientId, groupMessageId: 'gc2', byStaff },
    });
    expect(write(partyId, removal('b', 'c6'))).toEqual({ kind: 'refused', code: 403 });
    expect(write(partyId, removal('b', 'c7', true))).toMatchObject({ kind: 'stored' });
    expect(write(partyId, removal('a', 'c8'))).toEqual({ kind: 'refused', code: 404 });
    expect(opened.latest().map(({ data }) => data.kind)).toEqual([
      'message',
      'deleted',
      'reaction',
      'reaction',
      'deleted',
    ]);
  });
  it('a newcomer always gets how all of it is, also after much chat', () => {
    const { parties, partyId, opened } = world();
    opened.entered(viewer('a'));
    for (let i = 0; i < 80; i += 1) parties.source.write(partyId, said('a', `c${i}`));
    opened.entered(viewer('a'));
    expect(opened.latest().filter(({ data }) => data.kind === 'watch')).toHaveLength(1);
  });
  it('S-6: forgets who is erased, with what they said', () => {
    const { parties, partyId, opened, last } = world();
    opened.entered(viewer('a'));
    opened.entered(viewer('b'));
    parties.source.write(partyId, said('a', 'c1'));
    parties.forget('a');
    expect(last().leaderId).toBe('b');
    expect(JSON.stringify(opened.latest())).not.toMatch(/"(a|A)"/);
  });
});
