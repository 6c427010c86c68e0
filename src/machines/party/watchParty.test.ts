import { expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import type { Passing } from '#domain/chat/chat.ts';
import { PARTY, startedParty, type WatchEntry } from '#domain/party/party.ts';
import type { JoinedParty } from '#domain/party/joinedParty.ts';
import type { PlayerNow } from '#domain/party/steer.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import { watchPartyMachine } from './watchParty.machine.ts';
import { isLeading, selectLeader, selectPartyMode, selectWaitedFor } from './watchParty.selectors.ts';
import type { WatchPartyEvent } from './watchParty.types.ts';
import { wireWatchParty } from './watchParty.wire.ts';

wellFormed('watchParty', watchPartyMachine);

const joined: JoinedParty = {
  ...{ partyId: 'p1', code: 'ABC234', me: 'b', path: '/phim' },
  target: { type: 'film', id: 'pho' },
};
const people = ['a', 'b'].map((userId) => ({ userId, showName: userId, guest: true, away: false }));
const entry = (seq: number, changed: Partial<WatchEntry> = {}): Passing => ({
  seq,
  data: {
    ...startedParty(10, 0),
    ...{ kind: 'watch', ts: 0, cmd: 'join', by: 'a', leaderId: 'a', people, ...changed },
  },
});

const start = async (answer: Outcome<JoinedParty> = succeeded(joined), created = false) => {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  let answers = answer;
  let now = 0;
  let tick = () => {};
  let player: PlayerNow | null = {
    ...{ atS: 10, soughtS: null, lengthS: 100, wanted: false, stalled: false, ended: false, rate: 1 },
  };
  const actor = createActor(
    wireWatchParty({
      join: async (code) => {
        asked.push(`join ${code}`);
        return answers;
      },
      subscribe: (partyId, since) => asked.push(`sub ${partyId} ${since?.seq ?? '-'}`),
      unsubscribe: (partyId) => asked.push(`unsub ${partyId}`),
      say: (_, cmd, more) => asked.push([cmd, ...Object.values(more)].join(' ')),
      pilot: {
        player: {
          now: () => player,
          play: () => void (player = { ...player!, wanted: true }),
          pause: () => void (player = { ...player!, wanted: false }),
          seek: (atS) => void (player = { ...player!, atS }),
          setRate: (rate) => void (player = { ...player!, rate }),
          setPace: (rate) => asked.push(`pace ${rate}`),
        },
        now: () => now,
        every: (_, run) => {
          tick = run;
          return () => void (tick = () => {});
        },
      },
    }),
    { clock, input: { code: 'ABC234', created } },
  ).start();
  await vi.waitFor(() => expect(actor.getSnapshot().matches('joining')).toBe(false));
  const send = (event: WatchPartyEvent) => actor.send(event);
  return {
    ...{ actor, asked, clock, send },
    mode: () => selectPartyMode(actor.getSnapshot()),
    /** The first answer of the socket, and of the clock. */
    enter: (changed: Partial<WatchEntry> = {}, seq = 4) => {
      send({ type: 'party.subscribed', position: { epoch: 'e', seq }, entries: [entry(seq, changed)] });
      send({ type: 'party.clock', sample: { offsetMs: 0, roundMs: 1 } });
      asked.length = 0;
    },
    tick: (ms = 0) => {
      now += ms;
      tick();
    },
    player: () => player,
    press: (changed: Partial<PlayerNow> | null) => void (player = changed && { ...player!, ...changed }),
    answer: (next: typeof answer) => void (answers = next),
    said: () => asked.splice(0).filter((one) => !one.startsWith('pace') && one !== 'clock'),
  };
};

it('FI-11: a code is looked up, its topic subscribed to, and the picture brought to where the others are', async () => {
  const party = await start();
  expect(party.said()).toEqual(['join ABC234', 'sub p1 -']);
  party.enter({ playing: true, pos: 42 });
  party.tick();
  expect([party.mode(), party.player()]).toEqual(['lagging', expect.objectContaining({ atS: 42, wanted: true })]);
  party.tick();
  expect(party.mode()).toBe('close');
});

it('FI-11: who follows does what is told, who leads tells what they do, and who is next leads', async () => {
  const party = await start();
  party.enter();
  party.tick();
  party.send({ type: 'party.entries', entries: [entry(5, { cmd: 'play', playing: true })] });
  expect(party.player()?.wanted).toBe(true);
  party.press({ wanted: false });
  party.tick();
  expect([party.player()?.wanted, party.said(), isLeading(party.actor.getSnapshot())]).toEqual([true, [], false]);
  party.send({ type: 'party.entries', entries: [entry(6, { cmd: 'leave', playing: true, leaderId: 'b' })] });
  expect(selectLeader(party.actor.getSnapshot())?.userId).toBe('b');
  party.press({ wanted: false });
  party.tick();
  expect([party.said(), party.player()?.wanted]).toEqual([['pause 10'], false]);
  party.tick();
  expect(party.said()).toEqual([]);
});

it('FI-11: who began a party is where it is, and plays on', async () => {
  const party = await start(succeeded({ ...joined, me: 'a' }), true);
  party.press({ wanted: true, atS: 10.3 });
  party.enter();
  party.tick();
  expect([party.said(), party.player()]).toEqual([['play 10.3'], expect.objectContaining({ wanted: true })]);
});

it('FI-11: says whom all wait for, and that it goes on', async () => {
  const party = await start();
  party.enter({ playing: true });
  party.send({ type: 'party.entries', entries: [entry(5, { playing: true, waitingFor: ['a'] })] });
  expect([party.mode(), selectWaitedFor(party.actor.getSnapshot())?.userId]).toEqual(['waiting', 'a']);
  party.send({ type: 'party.entries', entries: [entry(6, { playing: true })] });
  party.tick();
  expect(party.mode()).toBe('close');
});

it('FI-11: after a cut the code is looked up again, and the picture follows whatever it did meanwhile', async () => {
  const party = await start(succeeded({ ...joined, me: 'a' }), true);
  party.enter({ playing: true });
  party.press({ wanted: true });
  party.tick();
  party.send({ type: 'party.closed' });
  expect(party.mode()).toBe('cut');
  party.press({ wanted: false });
  party.send({ type: 'party.opened' });
  await vi.waitFor(() => expect(party.asked).toContain('sub p1 4'));
  party.enter({ playing: true, pos: 60 }, 5);
  party.tick();
  expect([party.said(), party.player()]).toEqual([[], expect.objectContaining({ atS: 60, wanted: true })]);
});

it('FI-11: what was missed is asked for', async () => {
  const party = await start();
  party.enter();
  party.send({ type: 'party.entries', entries: [entry(9)] });
  expect([party.mode(), party.said()]).toEqual(['joining', ['sub p1 4']]);
});

it('FI-11: while the player shows something else, nothing moves it', async () => {
  const party = await start();
  party.press(null);
  party.enter({ playing: true, pos: 50 });
  party.tick();
  expect([party.mode(), party.said()]).toEqual(['lagging', []]);
});

it.each([
  ['a code that is over', failed({ kind: 'refused', code: 410 }), 'over'],
  ['an origin that is away', failed({ kind: 'unreachable' }), 'unreached'],
] as const)('FI-11: %s', async (_, answer, mode) => {
  const party = await start(answer);
  expect(party.mode()).toBe(mode);
});
it('FI-11: asks again for a party that could not be reached, by itself and by a press', async () => {
  const party = await start(failed({ kind: 'unreachable' }));
  party.answer(succeeded(joined));
  party.clock.increment(PARTY.againMs);
  await vi.waitFor(() => expect(party.asked).toContain('sub p1 -'));
  party.clock.increment(PARTY.joinMs);
  expect(party.mode()).toBe('unreached');
  party.asked.length = 0;
  party.send({ type: 'party.retry' });
  await vi.waitFor(() => expect(party.asked).toEqual(['join ABC234', 'sub p1 -']));
});
it.each([
  [404, 'over'],
  [429, 'refused'],
] as const)('FI-11: a topic that is refused with %i', async (code, mode) => {
  const party = await start();
  party.send({ type: 'party.refused', code });
  expect(party.mode()).toBe(mode);
});
it('FI-11: hands the lead to somebody who is there', async () => {
  const party = await start();
  party.enter();
  party.send({ type: 'party.lead', to: 'b' });
  expect(party.said()).toEqual(['lead b']);
});
it('FI-11: is over once who leads ends it; who leaves says so, and is no more moved', async () => {
  const ended = await start();
  ended.enter();
  ended.send({ type: 'party.end' });
  expect(ended.said()).toEqual(['end']);
  ended.send({ type: 'party.entries', entries: [entry(5, { cmd: 'end', ended: true })] });
  expect([ended.mode(), ended.said()]).toEqual(['over', ['unsub p1']]);
  const left = await start();
  left.enter();
  left.send({ type: 'party.leave' });
  expect([left.mode(), left.said()]).toEqual(['left', ['leave', 'unsub p1']]);
  left.press({ atS: 3 });
  left.tick();
  expect(left.player()?.atS).toBe(3);
});
