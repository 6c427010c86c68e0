import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import type { Match } from '#domain/match/match.ts';
import { aMatch } from '../../tests/fakes/matches.ts';
import { matchOf, type MatchesBetween } from './matchOf.ts';

const START = 1_800_000_000;
const programme = { start: START, stop: START + 7200, title: { ja: 'サッカー：Bến Gỗ vs Nắng Sớm', en: 'Football' } };
const match = (changed: Partial<Match> = {}): Match =>
  aMatch({ fixtureId: 'f1', home: 'Bến Gỗ', away: 'Nắng Sớm', startTime: (START + 600) * 1000, ...changed });
/** A schedule with team names in each language. */
const schedule =
  (matches: readonly Match[], other: Partial<Record<Locale, readonly Match[]>> = {}): MatchesBetween =>
  async (from, to, { locale }) =>
    (other[locale] ?? matches).filter(({ startTime }) => startTime >= from && startTime < to);
const at = { locale: 'vi', now: START * 1000 } as const;

describe('the match of a programme', () => {
  it('5.8: is the one whose teams it names, with its page and its room', async () => {
    const found = await matchOf(schedule([match({ fixtureId: 'f0', home: 'Vịnh Lặng' }), match()]), programme, at);
    expect(found).toMatchObject({ fixtureId: 'f1', title: 'Bến Gỗ – Nắng Sớm' });
    expect(found!.page).toMatch(/^\/tran-dau\/ben-go-vs-nang-som\/f1\?leagueId=/u);
    expect(found!.room === null || found!.room.startsWith('/truc-tiep/')).toBe(true);
  });
  it('is found by names in another language than the reader’s', async () => {
    const english = match({ home: 'Japan', away: 'South Korea' });
    const own = match({ home: 'Nhật Bản', away: 'Hàn Quốc' });
    const told = { ...programme, title: 'Friendly: Japan - South Korea' };
    expect(await matchOf(schedule([own], { en: [english] }), told, at)).toMatchObject({ title: 'Nhật Bản – Hàn Quốc' });
  });
  it('is none where only one is named, where it starts after the end, or where it has no teams', async () => {
    const none = [
      match({ away: 'Vịnh Lặng' }),
      match({ startTime: (START + 7200) * 1000 }),
      match({ startTime: (START - 1801) * 1000 }),
      match({ home: '', away: '', title: 'Bến Gỗ Nắng Sớm' }),
    ];
    for (const one of none) expect(await matchOf(schedule([one]), programme, at)).toBeNull();
  });
});
