import { describe, expect, it } from 'vitest';
import { placeAt, startedParty, type PartyState } from './party.ts';
import { partyAfter, type PartyEvent } from './partyAfter.ts';
import { notSteered, STEER, steer, type PlayerNow, type Steering } from './steer.ts';

const base: PlayerNow = {
  ...{ atS: 10, soughtS: null, lengthS: 600, wanted: true, stalled: false, ended: false, rate: 1 },
};
const people = ['a', 'b'].reduce(
  (state, userId) => partyAfter(state, { cmd: 'join', who: { userId, showName: userId, guest: true } }, 0),
  startedParty(10, 0),
);
const playing: PartyState = partyAfter(people, { cmd: 'play', by: 'a', pos: 10 }, 0);
const synced: Steering = { ...notSteered, synced: true };

describe('FI-11: who follows', () => {
  it.each([
    ['is where the party is: nothing', { atS: 10.01 }, { press: null, seekS: null, rate: 1, close: true }],
    ['is a little behind: a little faster', { atS: 9.8 }, { press: null, seekS: null, rate: 1.1, close: true }],
    ['is a little ahead: a little slower', { atS: 10.1 }, { press: null, seekS: null, rate: 0.95, close: true }],
    ['is far behind: a seek', { atS: 3 }, { press: null, seekS: 10, rate: 1, close: false }],
    ['stands where the others move: play', { wanted: false }, { press: 'play', seekS: null, rate: 1, close: false }],
    ['has another speed: theirs', { rate: 1.5 }, { setRate: 1, close: true }],
  ])('%s', (_, changed, expected) => {
    const { rate, ...rest } = steer(playing, 'b', { ...base, ...changed }, 0, synced);
    expect({ ...rest, rate: Math.round(rate * 100) / 100 }).toMatchObject(expected);
    expect(rest.tell).toBeNull();
  });
  it('pauses with the party, and stands exactly where it stands', () => {
    const paused = partyAfter(playing, { cmd: 'pause', by: 'a', pos: 12 }, 2000);
    expect(steer(paused, 'b', { ...base, atS: 12.3 }, 9000, synced)).toMatchObject({ press: 'pause', seekS: 12 });
  });
  it('goes on being nudged until it is close enough, not back and forth', () => {
    const once = steer(playing, 'b', { ...base, atS: 9.9 }, 0, synced);
    expect(once.next.nudged).toBe(true);
    const again = { ...base, atS: 10 - STEER.nudgeFrom / 2 };
    expect(steer(playing, 'b', again, 0, once.next).rate).not.toBe(1);
    expect(steer(playing, 'b', again, 0, synced).rate).toBe(1);
  });
  it('asks the others to wait once its picture stands for a while, and lets them go on once it is there', () => {
    const stalled = { ...base, stalled: true };
    const first = steer(playing, 'b', stalled, 0, synced);
    expect(first.tell).toBeNull();
    const later = steer(playing, 'b', stalled, STEER.stallMs, first.next);
    expect(later.tell).toEqual({ cmd: 'wait' });
    const waits = partyAfter(playing, { cmd: 'wait', by: 'b' }, STEER.stallMs);
    expect(steer(waits, 'b', stalled, 900, later.next).tell).toBeNull();
    const there = { ...base, atS: placeAt(waits, 900) };
    expect(steer(waits, 'b', there, 900, later.next)).toMatchObject({ tell: { cmd: 'ready' }, press: 'pause' });
    expect(steer(waits, 'b', { ...there, atS: 2 }, 900, later.next)).toMatchObject({ tell: null, seekS: 10.5 });
  });
  it('asks nobody to wait before it was ever there', () => {
    const stalled = { ...base, stalled: true };
    const before = steer(playing, 'b', stalled, 0, notSteered).next;
    expect(steer(playing, 'b', stalled, 60_000, before).tell).toBeNull();
  });
  it('stands just before the end where the others are at it', () => {
    const over = partyAfter(
      partyAfter(playing, { cmd: 'seek', by: 'a', pos: 600 }, 0),
      { cmd: 'pause', by: 'a', pos: 600 },
      0,
    );
    expect(steer(over, 'b', { ...base, atS: 600 - STEER.endS, wanted: false }, 9, synced)).toMatchObject({
      ...{ seekS: null, press: null, close: true },
    });
  });
  it('does not begin a film again that is over', () => {
    const end = partyAfter(playing, { cmd: 'seek', by: 'a', pos: 599.8 }, 0);
    const ended = { ...base, atS: 600, wanted: false, ended: true };
    expect(steer(end, 'b', ended, 1000, synced)).toMatchObject({ press: null, seekS: null });
  });
});

describe('FI-11: who leads', () => {
  it.each([
    ['pauses', { wanted: false }, { cmd: 'pause', pos: 10 }],
    ['seeks', { soughtS: 90, stalled: true }, { cmd: 'seek', pos: 90 }],
    ['jumped', { atS: 40 }, { cmd: 'seek', pos: 40 }],
    ['changes the speed', { rate: 1.5 }, { cmd: 'rate', pos: 10, rate: 1.5 }],
    ['is near', { atS: 10.4 }, null],
  ])('%s: the others are told', (_, changed, told) => {
    expect(steer(playing, 'a', { ...base, ...changed }, 0, synced).tell).toEqual(told);
  });
  it('plays: the others are told', () => {
    expect(steer(people, 'a', base, 0, synced).tell).toEqual({ cmd: 'play', pos: 10 });
  });
  it('tells of a seek once, however long it takes', () => {
    const seeking = { ...base, soughtS: 90, stalled: true };
    const first = steer(playing, 'a', seeking, 0, synced);
    const then = partyAfter(playing, { cmd: 'seek', by: 'a', pos: 90 }, 0);
    expect(steer(then, 'a', seeking, 400, first.next).tell).toBeNull();
    expect(steer(then, 'a', { ...seeking, soughtS: 95 }, 400, first.next).tell).toEqual({ cmd: 'seek', pos: 95 });
  });
  it('is held while somebody is waited for, which is no pause, and goes on after it', () => {
    const waits = partyAfter(playing, { cmd: 'wait', by: 'b' }, 0);
    const held = steer(waits, 'a', base, 0, synced);
    expect([held.press, held.tell, held.next.held]).toEqual(['pause', null, true]);
    const stands = { ...base, wanted: false };
    expect(steer(waits, 'a', stands, 100, held.next)).toMatchObject({ press: null, tell: null });
    const gone = partyAfter(waits, { cmd: 'ready', by: 'b' }, 100);
    expect(steer(gone, 'a', stands, 100, held.next)).toMatchObject({ press: 'play', tell: null });
  });
  it('follows after a cut, until it is where the party is', () => {
    const back = steer(playing, 'a', { ...base, atS: 2 }, 0, notSteered);
    expect([back.tell, back.seekS, back.next.synced]).toEqual([null, 10, false]);
    const there = steer(playing, 'a', base, 0, back.next);
    expect([there.tell, there.next.synced]).toEqual([null, true]);
  });
});

/** A player that does what it is told, whose clock and whose film run as they do. */
const simulated = (atS: number, skew: number) => {
  let player: PlayerNow = { ...base, atS, wanted: false };
  let memory: Steering = notSteered;
  let rate = 1;
  return {
    player: () => player,
    memory: () => memory,
    press: (changed: Partial<PlayerNow>) => void (player = { ...player, ...changed }),
    begin: () => void (memory = synced),
    tick: (state: PartyState, me: string, now: number) => {
      const done = steer(state, me, player, now, memory);
      ({ next: memory, rate } = done);
      if (done.press) player = { ...player, wanted: done.press === 'play' };
      if (done.seekS !== null) player = { ...player, atS: done.seekS };
      return done.tell;
    },
    pass: (seconds: number) => {
      if (player.wanted) player = { ...player, atS: player.atS + seconds * rate * (1 + skew) };
    },
  };
};

it('FI-11: two players whose clocks run differently stay within 0.3 s through 500 pauses, seeks and leaders', () => {
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const players = { a: simulated(10, 0.004), b: simulated(3, -0.006) };
  players.a.begin();
  let state = people;
  let now = 0;
  const step = (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 0.25) {
      now += 250;
      for (const [me, player] of Object.entries(players)) {
        player.pass(0.25);
        const tell = player.tick(state, me, now);
        if (tell) state = partyAfter(state, { ...tell, by: me } as PartyEvent, now);
      }
    }
  };
  for (let i = 0; i < 500; i += 1) {
    const leader = state.leaderId === 'a' ? players.a : players.b;
    const what = random();
    if (what < 0.4) leader.press({ wanted: !leader.player().wanted });
    else if (what < 0.8) leader.press({ atS: random() * 500 });
    else if (what < 0.9) {
      const gone = state.leaderId!;
      state = partyAfter(state, { cmd: 'leave', by: gone }, now);
      state = partyAfter(state, { cmd: 'join', who: { userId: gone, showName: gone, guest: true } }, now);
    }
    step(4);
    expect(Math.abs(players.a.player().atS - players.b.player().atS)).toBeLessThanOrEqual(STEER.together);
    expect(players.a.player().wanted).toBe(players.b.player().wanted);
    if (leader.player().atS > 580) leader.press({ atS: 5 });
  }
});
