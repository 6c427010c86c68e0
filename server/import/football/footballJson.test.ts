import { describe, expect, it } from 'vitest';
import { readLinedJson } from '../jsonLines.ts';
import { parseFootballJson } from './footballJson.ts';
import type { ParsedSeason } from './parsed.ts';

const parse = (value: object, from = {}) => {
  const json = readLinedJson(JSON.stringify(value, null, 1));
  if ('reason' in json) throw new Error(json.reason);
  return parseFootballJson(json, json.value as object, from) as
    (ParsedSeason & { aside: readonly object[]; remarks: readonly object[] }) | null;
};
const base = { round: 'Matchday 1', date: '2025-08-16', team1: 'Bờ Kè', team2: 'Hẻm 12' };
const one = (more: object) => parse({ name: 'Quay League 2025/26', matches: [{ ...base, ...more }] })!;
const reasonOf = (more: object) => (one(more).aside[0] as { readonly reason: string } | undefined)?.reason;

describe('football.json', () => {
  it('reads names with and without codes, goals with their offsets, and each way to write a score', () => {
    const { matches } = parse({
      ...{ name: 'Cup 2024', code: 'xa.cup', tz: 'Europe/Paris', source: 'https://x.example abc 2025-05-18 a.txt' },
      matches: [
        {
          ...{ ...base, date: '2024-06-14', num: 1, group: 'Group B', ground: { name: 'Sân Kè' } },
          ...{ team1: { name: 'Germany', code: 'GER' }, team2: 'Al Ahly SC (EGY)', score: { ft: [2, 0], ht: [1, 0] } },
          goals1: [
            { name: 'A', minute: 45, offset: 2, penalty: true },
            { name: 'B', minute: '90+4', owngoal: true },
          ],
          goals2: [],
        },
        { ...base, date: '2024-06-15', score: [3, 1] },
        { ...base, date: '2024-06-15', score1: 1, score2: 1, score1i: 0, score2i: 1 },
        { ...base, date: '2024-06-15', score: { ft: [0, 0], et: [1, 1], p: [4, 5] }, countries: ['ESP', 'ENG'] },
      ],
    })!;
    expect(matches.map(({ line: _line, ...match }) => match)).toMatchObject([
      {
        ...{ home: { name: 'Germany', code: 'GER' }, away: { name: 'Al Ahly SC', code: 'EGY' }, group: 'B' },
        ...{ ground: 'Sân Kè', score: { home: 2, away: 0, ft: [2, 0], ht: [1, 0] } },
        goals: {
          home: [
            { name: 'A', minute: 45, added: 2, type: 'penalty' },
            { name: 'B', minute: 90, added: 4, type: 'own_goal' },
          ],
          away: [],
        },
      },
      { score: { home: 3, away: 1, ft: [3, 1] } },
      { score: { home: 1, away: 1, ft: [1, 1], ht: [0, 1] } },
      {
        score: { home: 1, away: 1, ft: [0, 0], et: [1, 1], pen: [4, 5] },
        home: { code: 'ESP' },
        away: { code: 'ENG' },
      },
    ]);
  });

  it('reads the season from the field, the name, or what the path says; without one there is none', () => {
    expect(one({}).season).toBe('2025-26');
    expect(parse({ name: 'Japan | J1 League 2025', matches: [] })).toMatchObject({
      name: 'Japan | J1 League',
      season: '2025',
    });
    expect(parse({ name: 'Quay League', season: '2025/26', matches: [] })!.season).toBe('2025-26');
    expect(parse({ name: 'Quay League', matches: [] }, { season: '2024-25', code: 'xa.1' })).toMatchObject({
      ...{ season: '2024-25', code: 'xa.1' },
    });
    expect(parse({ name: 'Quay League', matches: [] })).toBeNull();
  });

  it('reads the older form, by rounds', () => {
    const { matches } = parse({
      name: 'L 2025/26',
      rounds: [{ name: 'Matchday 9', matches: [{ ...base, round: undefined }] }],
    })!;
    expect(matches).toMatchObject([{ round: 'Matchday 9', home: { name: 'Bờ Kè' } }]);
  });

  it('a shoot-out that stands level is left out, and that is told', () => {
    const { matches, remarks } = one({ score: { ft: [0, 1], et: [0, 1], p: [4, 4] } });
    expect(matches).toMatchObject([{ score: { home: 0, away: 1, et: [0, 1] } }]);
    expect(matches[0]!.score!.pen).toBeUndefined();
    expect(remarks).toEqual([{ line: 4, reason: 'is taken without its shoot-out, which stands level at 4-4' }]);
  });

  it.each<[object, RegExp]>([
    [{ date: '2025-02-30' }, /impossible date 2025-02-30/],
    [{ date: '1999-08-16' }, /not in the season/],
    [{ time: '25:99' }, /has the time 25:99/],
    [{ utc: '2025-09-16T12:00:00Z' }, /is on 2025-08-16 and at/],
    [{ team2: 'Hẻm 12 2-1' }, /score in the name/],
    [{ team2: 'HẺM\u000012' }, /control characters/],
    [{ team1: 'Hem 12', team2: 'HẺM 12.' }, /same team on both sides/],
    [{ team2: 'GirondÃ©s' }, /broken encoding/],
    [{ team2: 'x'.repeat(81) }, /81 characters/],
    [{ team2: 'W74' }, /no team yet/],
    [{ team2: 'TBD' }, /no team yet/],
    [{ team2: '' }, /no name/],
    [{ team2: 7 }, /team2/],
    [{ team2: undefined }, /team2 is missing/],
    [{ score: { ft: [1e21, 0] } }, /no possible score/],
    [{ score: { ft: [1.5, 0] } }, /no possible score/],
    [{ score: { ft: [-1, 0] } }, /no possible score/],
    [{ score: { ft: [1, 0], ht: [2, 0] } }, /goes down/],
    [{ score: { ft: ['1', '0'] } }, /score/],
    [{ score: { ft: [1, 0] }, goals1: [{ name: 'A', minute: 999 }] }, /minute 999/],
    [{ score: { ft: [0, 0] }, goals1: [{ name: 'A', minute: 9 }] }, /1-0 goals for the score 0-0/],
    [{ score: { ft: [1, 0] }, goals1: [{ name: 'A', minute: 'soon' }] }, /without a possible minute/],
    [{ status: 'eaten' }, /unknown status eaten/],
  ])('puts aside a match with %j', (more, reason) => {
    expect(reasonOf(more)).toMatch(reason);
    expect(one(more).matches).toEqual([]);
  });
});
