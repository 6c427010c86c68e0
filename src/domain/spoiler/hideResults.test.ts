import { describe, expect, it, vi } from 'vitest';
import { aBooking, aMatch, aRoom } from '../../../tests/fakes/matches.ts';
import { aTip, aTipMatch } from '../../../tests/fakes/tips.ts';
import type { Overview } from '../football/overview.ts';
import { hideResults } from './hideResults.ts';
import { createOpener } from './opener.ts';
import { SPOILER } from './limits.ts';

const now = Date.parse('2026-11-21T13:00:00Z');
const hide = <A>(answer: A) => hideResults(answer, () => false, now);
const live = aMatch({ status: '67', score: '2-1' });

const past = (day: string) => ({
  ...{ fixtureId: 'p1', day, leagueName: 'Giải', home: 'Bến Gỗ', away: 'Nắng Sớm', score: '4-3' },
});
const overview: Overview = {
  fixtureId: 'f1',
  events: [
    { ...{ eventId: 'e1', seq: 1, ts: now, minute: 12, side: 'home', type: 'goal' }, scoreAfter: { home: 1, away: 0 } },
  ],
  stats: [{ key: 'shots', period: 'all', home: 7, away: 2 }],
};

describe('B2: an answer without results', () => {
  it('has of a settled tip neither how it ended nor what it paid; an open one, and one of long ago, stay', () => {
    const tip = {
      ...{ tipId: 't1', fixtureId: 'f1', lockTs: now, state: 'won', profit: 2.1, settledTs: now },
      stake: 3,
    };
    const open = { ...tip, state: 'open', profit: null };
    expect(hide([tip, open])).toEqual([
      { tipId: 't1', fixtureId: 'f1', lockTs: now, state: 'open', profit: null, stake: 3, hidden: true },
      open,
    ]);
    const old = { ...tip, lockTs: now - (SPOILER.freshDays + 1) * 86_400_000 };
    expect(hide(old)).toBe(old);
    const course = { ...overview, startTs: now - (SPOILER.freshDays + 1) * 86_400_000 };
    expect(hide(course)).toBe(course);
    expect(hide({ ...course, startTs: now }).events).toEqual([]);
  });
  it('has of a match that is on, or over, `score: null, hidden: true`, and the rest of it', () => {
    expect(hide(live)).toEqual({ ...live, score: null, hidden: true });
    expect(hide(aMatch({ status: 'FT', score: '3-3' }))).toMatchObject({ score: null, hidden: true });
  });
  it('hides them wherever they are: in lists, bookings, slices of a feed', () => {
    for (const answer of [[live], aBooking(live), { list: [live], next: null }, { ok: true, value: [live] }]) {
      const text = JSON.stringify(hide(answer));
      expect(text).not.toContain('2-1');
      expect(text).toContain('"hidden":true');
    }
  });
  it.each(['pending', '19:15', 'postponed', 'cancelled'])('leaves a match alone that is %s', (status) => {
    const match = aMatch({ status, note: 'mưa lớn' });
    expect(hide(match)).toBe(match);
  });
  it('hides of a fixture of the football pages also the minutes of goals, cards, prices, a correction and the other leg', () => {
    const fixture = {
      ...{ fixtureId: 'f1', status: 'ended', statusText: 'FT', startTs: now },
      score: { home: 2, away: 1, ht: [1, 0], ft: [2, 1] },
      ...{ redCards: { home: 1, away: 0 }, goalMinutes: { home: [4, 5], away: [6] }, odds1x2: [1.1, 8, 20] },
      ...{ correctedTs: now, correctedFrom: [1, 1], firstLeg: [0, 2] },
    };
    expect(hide(fixture)).toEqual({
      ...{ fixtureId: 'f1', status: 'ended', statusText: 'FT', startTs: now, score: null, hidden: true },
      redCards: { home: 0, away: 0 },
    });
  });
  it('hides of a settled tip how it ended, and in its author’s chain how others did', () => {
    const score = { ft: [2, 1] as const };
    const ended = aTip({
      ...{ state: 'won', profit: 2.76, settledTs: now, lockTs: now - 7_200_000, resultRef: { fixtureId: 'f1', score } },
      fixture: aTipMatch({ statusText: 'FT', score: '2-1', startTs: now - 7_200_000 }),
    });
    const hidden = hide({ list: [ended], next: null }).list[0]!;
    expect(hidden).toMatchObject({ state: 'open', profit: null, hidden: true, fixture: { score: null, hidden: true } });
    expect([hidden.resultRef, hidden.settledTs]).toEqual([undefined, undefined]);
    expect(hideResults(ended, () => true, now)).toBe(ended);
    const mark = { tipId: 't1', fixtureId: 'f9', lockTs: now - 7_200_000, state: 'lost' } as const;
    expect(hide([mark, { ...mark, lockTs: 0 }])).toEqual([
      { ...mark, state: 'open', hidden: true },
      { ...mark, lockTs: 0 },
    ]);
  });
  it('leaves open tips alone, but for the score of their match', () => {
    const tip = aTip({ tipster: null });
    expect(hide(tip)).toBe(tip);
    const running = aTip({ tipster: null, fixture: aTipMatch({ statusText: '67', score: '2-1' }) });
    expect(hide(running)).toEqual({ ...running, fixture: { ...running.fixture, score: null, hidden: true } });
  });
  it('hides how the first leg ended before the second is played', () => {
    const second = { fixtureId: 'f1', status: 'upcoming', statusText: '20:00', startTs: now + 1, score: null };
    expect(hide({ ...second, firstLeg: [0, 2] })).toEqual(second);
    expect(hide(second)).toBe(second);
  });
  it('leaves casino tables alone, which have hands and no result', () => {
    const table = aMatch({ liveModeId: '4', status: 'live', note: 'Ván 12' });
    expect(hide(table)).toBe(table);
  });
  it('is the same object where nothing is hidden, so that nothing renders again', () => {
    const answer = { list: [live, aMatch()], next: null };
    expect(hideResults(answer, () => true, now)).toBe(answer);
    expect(hide({ a: [1, 'x', null], b: { c: true } })).toEqual({ a: [1, 'x', null], b: { c: true } });
  });
  it.each([
    ['67', 'Hiệp 2', 'Hiệp 2'],
    ['live', 'Luân lưu 4–2', undefined],
    ['live', 'Set 3: 12–10', undefined],
    ['interrupted', 'mưa lớn', 'mưa lớn'],
    ['FT', 'Bi Đỏ về nhất', undefined],
    ['PEN', 'Bến Gỗ thắng', undefined],
  ])('%s: of the note %j it keeps %j', (status, note, kept) => {
    expect(hide(aMatch({ status, note, score: '1-1' })).note).toBe(kept);
  });
  it('has no events, no statistics and no board of the match', () => {
    expect(hide(overview)).toEqual({ fixtureId: 'f1', events: [], stats: [], hidden: true });
  });
  it('has no door to odds, which follow the score', () => {
    expect(hide(aRoom({ tabs: ['overview', 'odds'] })).tabs).toEqual(['overview']);
  });
  it('hides past results of the last days, and not those that everybody knows', () => {
    expect(hide(past('2026-11-20'))).toMatchObject({ score: null, hidden: true });
    expect(hide(past('2026-10-01')).score).toBe('4-3');
    const old = aMatch({ status: 'FT', score: '2-1', startTime: now - (SPOILER.freshDays + 1) * 86_400_000 });
    expect(hide(old)).toBe(old);
  });
});

describe('the opener', () => {
  it('gives the same object for an answer that it opened before', () => {
    const stateOf = vi.fn(() => ({ mine: null, lit: false }));
    const open = createOpener({ policy: 'all', stateOf, now: () => now });
    const answer = [live];
    expect(open(answer)).toBe(open(answer));
    expect(stateOf).toHaveBeenCalledTimes(1);
  });
  it('hides one match and not the other', () => {
    const open = createOpener({
      ...{ policy: 'all', now: () => now },
      stateOf: ({ fixtureId }) => ({ mine: null, lit: fixtureId === 'f1' }),
    });
    const [one, other] = open([live, { ...live, fixtureId: 'f2' }]);
    expect([one, other?.hidden]).toEqual([live, true]);
  });
  it('leaves alone what is no object', () => {
    const open = createOpener({ policy: 'all', stateOf: () => ({ mine: null, lit: false }), now: () => now });
    expect([open(null), open(3), open('2-1')]).toEqual([null, 3, '2-1']);
  });
});
