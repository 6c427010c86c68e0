import { describe, expect, it } from 'vitest';
import type { MatchEvent } from '../football/matchData.ts';
import type { BasketballEvent, CasinoEvent, EsportEvent, MarbleEvent } from '../match/board/sportEvent.ts';
import { MOMENTS, momentsOf, valuesOf } from './moments.ts';

const goal = (changed: Partial<MatchEvent> = {}): MatchEvent => ({
  ...{ eventId: 'e1', seq: 1, ts: 1000, minute: 45, added: 2, side: 'home', type: 'goal', momentId: 'g1' },
  ...{ player: { playerId: 'p', name: 'Sầm Bắc', slug: 'sam-bac' }, scoreAfter: { home: 1, away: 0 } },
  ...changed,
});
const ofEvents = (...events: readonly MatchEvent[]) => momentsOf({ events });

describe('B5: moments of football', () => {
  it('are the goals that stand, with who, when and the score', () => {
    expect(
      ofEvents(goal(), goal({ type: 'yellow' }), goal({ revoked: true }), goal({ type: 'var_cancelled' })),
    ).toEqual([
      {
        ...{ momentId: 'g1', kind: 'goal', ts: 1000, minute: 45, added: 2, side: 'home', scoreAfter: '1-0' },
        text: { key: 'goal', values: { player: 'Sầm Bắc', minute: '45+2' } },
      },
    ]);
  });
  it('of an import have the id of their event, and say the side where nobody is named', () => {
    const { momentId: _id, player: _player, scoreAfter: _score, added: _added, ...bare } = goal();
    const [moment] = ofEvents(bare);
    expect(moment).toEqual({
      ...{ momentId: 'm-e1', kind: 'goal', ts: 1000, minute: 45, side: 'home' },
      text: { key: 'noName', values: { minute: '45' }, side: 'home' },
    });
    expect(valuesOf(moment!, ['Bến Gỗ', 'Nắng Sớm'])).toEqual({ minute: '45', team: 'Bến Gỗ' });
  });
  it('come by their time, and say how', () => {
    const [first, second] = ofEvents(goal({ ts: 9, type: 'penalty' }), goal({ ts: 3, type: 'own_goal' }));
    expect([first!.text.key, second!.text.key]).toEqual(['ownGoal', 'penalty']);
  });
});

let ts = 0;
const basket = (side: 'home' | 'away', type: 'two' | 'three', scoreAfter: string): BasketballEvent => ({
  ...{ eventId: `b${++ts}`, ts, sport: 'basketball', type, quarter: 2, left: 60, side, player: 'X', scoreAfter },
});
const runs = (...log: readonly BasketballEvent[]) => momentsOf({ events: [], log });

describe('B5: moments of other sports', () => {
  const four = [basket('home', 'two', '2-0'), basket('home', 'two', '4-0'), basket('home', 'two', '6-0')];
  it('a run is told once, at the basket that makes it', () => {
    const eighth = basket('home', 'two', '8-0');
    const told = runs(...four, eighth, basket('home', 'three', '11-0'));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ momentId: `m-${eighth.eventId}`, side: 'home', scoreAfter: '8-0' });
    expect(told[0]!.text.values).toEqual({ points: MOMENTS.runPoints, quarter: 2 });
    expect(runs(...four, basket('away', 'two', '6-2'), basket('home', 'three', '9-2'))).toEqual([]);
  });
  it('of baskets whose beginning is not known no run is told, so that none has two ids', () => {
    const log = [20, 22, 24, 26].map((score) => basket('home', 'two', `${score}-9`));
    expect(runs(...log)).toEqual([]);
    expect(runs(basket('away', 'two', '18-9'), ...log)).toHaveLength(1);
  });

  const kill: EsportEvent = {
    ...{ eventId: 'k', ts: 1, sport: 'esport', type: 'kill', map: 1, passed: 9, side: 'away' },
    player: 'A',
  };
  const won: MarbleEvent = {
    ...{ eventId: 'w', ts: 2, sport: 'marble', type: 'heatWon', heat: 3, passed: 9 },
    name: 'Đỏ',
    colour: '#ff0000',
  };
  const hand = (end: CasinoEvent['end'], banker: number, player: number): CasinoEvent => ({
    ...{ eventId: 'h', ts: 3, sport: 'casino', type: 'hand', round: 4, end, banker, player },
  });
  it.each([
    [kill, 'kill', 'killOnly'],
    [{ ...kill, victim: 'B' }, 'kill', 'kill'],
    [{ ...kill, type: 'mapWon' as const }, 'win', 'mapWon'],
    [won, 'win', 'heatWon'],
    [hand('tie', 5, 5), 'hand', 'handTie'],
    [hand('banker', 8, 1), 'hand', 'handBanker'],
    [hand('player', 0, 7), 'hand', 'handPlayer'],
  ])('%o is a moment', (event, kind, key) => {
    expect(momentsOf({ events: [], log: [event] })).toMatchObject([
      { momentId: `m-${event.eventId}`, kind, text: { key } },
    ]);
  });
  it.each([hand('banker', 7, 1), { ...kill, type: 'tower' as const }, { ...won, type: 'lead' as const }])(
    '%o is none',
    (event) => {
      expect(momentsOf({ events: [], log: [event] })).toEqual([]);
    },
  );
});
