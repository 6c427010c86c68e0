import { describe, expect, it } from 'vitest';
import { nextLeader } from './nextLeader.ts';
import { isMoving, partyPath, placeAt, startedParty, type PartyState } from './party.ts';
import { partyAfter, type PartyEvent } from './partyAfter.ts';
import { clockSample, KEPT_SAMPLES, offsetOf, withSample } from './partyClock.ts';

const who = (userId: string) => ({ userId, showName: userId, guest: false });
const join = (userId: string): PartyEvent => ({ cmd: 'join', who: who(userId) });
const after = (state: PartyState, ...steps: readonly (readonly [number, PartyEvent])[]): PartyState =>
  steps.reduce((now, [at, event]) => partyAfter(now, event, at), state);
const three = after(startedParty(10, 0), [0, join('a')], [0, join('b')], [0, join('c')]);
const playing = partyAfter(three, { cmd: 'play', by: 'a', pos: 10 }, 1000);

describe('FI-11: the film of a party', () => {
  it('is where it was said to be, and goes on from there as long as it moves', () => {
    expect([placeAt(three, 9000), placeAt(playing, 1000), placeAt(playing, 3500)]).toEqual([10, 10, 12.5]);
    const faster = partyAfter(playing, { cmd: 'rate', by: 'a', rate: 2, pos: 12 }, 3000);
    expect(placeAt(faster, 4000)).toBe(14);
    const paused = partyAfter(faster, { cmd: 'pause', by: 'a', pos: 14.2 }, 4000);
    expect([isMoving(paused), placeAt(paused, 60_000)]).toEqual([false, 14.2]);
    expect(placeAt(partyAfter(paused, { cmd: 'seek', by: 'a', pos: 3 }, 5000), 9000)).toBe(3);
  });
  it('stands while somebody is waited for, and goes on where it stood', () => {
    const waits = after(playing, [2000, { cmd: 'wait', by: 'b' }], [2500, { cmd: 'wait', by: 'c' }]);
    expect([waits.waitingFor, isMoving(waits), placeAt(waits, 9000)]).toEqual([['b', 'c'], false, 11]);
    const one = partyAfter(waits, { cmd: 'ready', by: 'b' }, 9000);
    expect(isMoving(one)).toBe(false);
    const all = partyAfter(one, { cmd: 'ready', by: 'c' }, 10_000);
    expect([isMoving(all), placeAt(all, 11_000)]).toEqual([true, 12]);
  });
  it('nobody is waited for while it is paused, twice, or once their line is cut', () => {
    expect(partyAfter(three, { cmd: 'wait', by: 'b' }, 1)).toBe(three);
    const waits = partyAfter(playing, { cmd: 'wait', by: 'b' }, 2000);
    expect(partyAfter(waits, { cmd: 'wait', by: 'b' }, 2100)).toBe(waits);
    expect(partyAfter(playing, { cmd: 'ready', by: 'b' }, 2100)).toBe(playing);
    expect(isMoving(partyAfter(waits, { cmd: 'away', by: 'b' }, 3000))).toBe(true);
  });
  it.each<PartyEvent>([
    { cmd: 'play', by: 'b', pos: 1 },
    { cmd: 'pause', by: 'b', pos: 1 },
    { cmd: 'seek', by: 'c', pos: 1 },
    { cmd: 'rate', by: 'c', pos: 1, rate: 2 },
    { cmd: 'end', by: 'b' },
    { cmd: 'lead', by: 'b', to: 'c' },
    { cmd: 'lead', by: 'a', to: 'a' },
    { cmd: 'lead', by: 'a', to: 'stranger' },
    { cmd: 'wait', by: 'stranger' },
    { cmd: 'leave', by: 'stranger' },
  ])('is moved by who leads alone, and by nobody who is not there: %o', (event) => {
    expect(partyAfter(playing, event, 2000)).toBe(playing);
  });
  it('is over once who leads ends it, whatever comes after', () => {
    const over = partyAfter(playing, { cmd: 'end', by: 'a' }, 2000);
    expect([over.ended, over.playing, placeAt(over, 9000)]).toEqual([true, false, 11]);
    expect(partyAfter(over, join('d'), 3000)).toBe(over);
  });
});

describe('FI-11: who leads', () => {
  it('is whom who leads chose, if they are there; the film goes on', () => {
    const handed = partyAfter(playing, { cmd: 'lead', by: 'a', to: 'c' }, 3000);
    expect([handed.leaderId, isMoving(handed), placeAt(handed, 4000)]).toEqual(['c', true, 13]);
    const cut = partyAfter(playing, { cmd: 'away', by: 'c' }, 2000);
    expect(partyAfter(cut, { cmd: 'lead', by: 'a', to: 'c' }, 3000)).toBe(cut);
  });
  it('is who came first, and after them the next who is there', () => {
    expect(three.leaderId).toBe('a');
    const cut = partyAfter(playing, { cmd: 'away', by: 'b' }, 2000);
    const next = partyAfter(cut, { cmd: 'leave', by: 'a' }, 3000);
    expect([next.leaderId, placeAt(next, 4000), next.people.map(({ userId }) => userId)]).toEqual([
      'c',
      13,
      ['b', 'c'],
    ]);
    expect(nextLeader([{ ...who('b'), away: true }])).toBe('b');
    expect(nextLeader([])).toBeNull();
  });
  it('stays who it is through a cut line, and comes back with the name of now', () => {
    const back = after(
      playing,
      [2000, { cmd: 'away', by: 'a' }],
      [9000, { cmd: 'join', who: { ...who('a'), showName: 'An' } }],
    );
    expect([back.leaderId, back.people[0]]).toEqual(['a', { userId: 'a', showName: 'An', guest: false, away: false }]);
  });
  it('is the first who comes to a party that everybody left', () => {
    const empty = after(playing, ...['a', 'b', 'c'].map((by) => [2000, { cmd: 'leave', by }] as const));
    expect([empty.leaderId, empty.people]).toEqual([null, []]);
    expect(partyAfter(empty, join('d'), 3000).leaderId).toBe('d');
  });
});

describe('FI-11: the origin’s clock', () => {
  it('is wrong by at most half of the fastest answer', () => {
    const real = 5000;
    // Fast there and slow back, and the other way round.
    const asked = [
      [100, 40, 160],
      [900, 5, 15],
      [1500, 300, 2],
    ] as const;
    const samples = asked.map(([at, there, back]) => clockSample(at, at + there + real, at + there + back));
    expect(Math.abs(offsetOf(samples)! - real)).toBeLessThanOrEqual(10);
    expect(offsetOf([])).toBeNull();
  });
  it('forgets what was measured long ago', () => {
    let samples = [clockSample(0, 999, 0)];
    for (let at = 1; at <= KEPT_SAMPLES; at += 1) samples = [...withSample(samples, clockSample(at, at + 10, at + 2))];
    expect([samples.length, offsetOf(samples)]).toEqual([KEPT_SAMPLES, 9]);
  });
});

it('FI-11: the code stands at the end of the film’s address', () => {
  expect([partyPath('/phim/a', 'ABC234'), partyPath('/phim/a?tap=1', 'ABC234')]).toEqual([
    '/phim/a?xem-chung=ABC234',
    '/phim/a?tap=1&xem-chung=ABC234',
  ]);
});
