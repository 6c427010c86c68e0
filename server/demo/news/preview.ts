import type { SquadPlayer } from '#domain/football/entities.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { categoryOf, heading, paragraph, point, written, type InEach, type Written } from './piece.ts';
import { thousands } from './report.ts';
import { sentences } from './sentences.ts';

const HOUR_MS = 3_600_000;
export const PREVIEW_BEFORE_MS = 5 * HOUR_MS;

/** Who is named of a side. */
export interface SideFacts {
  readonly manager: string | null;
  readonly keeper: SquadPlayer | null;
  readonly forward: SquadPlayer | null;
}
export interface PreviewFacts {
  readonly home: SideFacts;
  readonly away: SideFacts;
  readonly capacity: number | null;
}

interface PreviewWords {
  readonly title: (home: string, away: string) => string;
  readonly summary: (league: string, round: string) => string;
  readonly first: (home: string, away: string, league: string, round: string) => string;
  readonly venue: (venue: string, capacity: string) => string;
  readonly managers: (home: string, a: string, away: string, b: string) => string;
  readonly names: string;
  readonly keeper: (who: string, number: string, team: string) => string;
  readonly forward: (who: string, number: string, team: string) => string;
  readonly prices: string;
}
const words: Readonly<Record<Locale, PreviewWords>> = {
  vi: {
    title: (home, away) => `Trước trận ${home} – ${away}: những cái tên cần nhớ`,
    summary: (league, round) => `${league}, ${round}: ai đứng trong khung gỗ, ai mang trọng trách ghi bàn.`,
    first: (home, away, league, round) => `${home} tiếp ${away} ở ${league}, ${round}.`,
    venue: (venue, capacity) => `Trận đấu diễn ra ở ${venue}, nơi có ${capacity} chỗ ngồi.`,
    managers: (home, a, away, b) => `${a} dẫn dắt ${home}, còn ${b} dẫn dắt ${away}.`,
    names: 'Những cái tên cần nhớ',
    keeper: (who, number, team) => `${who}, số ${number}, giữ khung gỗ của ${team}.`,
    forward: (who, number, team) => `${who}, số ${number}, đá trên hàng công của ${team}.`,
    prices: 'Giá tham khảo',
  },
  en: {
    title: (home, away) => `Before ${home} v ${away}: the names to remember`,
    summary: (league, round) => `${league}, ${round}: who stands in goal, and who is there to score.`,
    first: (home, away, league, round) => `${home} play host to ${away} in the ${league}, ${round}.`,
    venue: (venue, capacity) => `The match is at ${venue}, which seats ${capacity}.`,
    managers: (home, a, away, b) => `${a} is in charge of ${home}, and ${b} of ${away}.`,
    names: 'The names to remember',
    keeper: (who, number, team) => `${who}, number ${number}, keeps goal for ${team}.`,
    forward: (who, number, team) => `${who}, number ${number}, plays up front for ${team}.`,
    prices: 'Reference odds',
  },
  zh: {
    title: (home, away) => `${home}對${away}賽前：值得記住的名字`,
    summary: (league, round) => `${league}${round}：誰把守球門，誰負責進球。`,
    first: (home, away, league, round) => `${league}${round}，${home}在主場迎戰${away}。`,
    venue: (venue, capacity) => `比賽在${venue}進行，球場可容納 ${capacity} 人。`,
    managers: (home, a, away, b) => `${home}由 ${a} 執教，${away}由 ${b} 執教。`,
    names: '值得記住的名字',
    keeper: (who, number, team) => `${who}，${number} 號，把守${team}的球門。`,
    forward: (who, number, team) => `${who}，${number} 號，擔任${team}的前鋒。`,
    prices: '參考賠率',
  },
};

/** What stands before a match: of its result nothing, and of no other either. */
export const previewOf = (match: InEach, { home, away, capacity }: PreviewFacts): Written => {
  const { vi } = match;
  return written(
    {
      ...{ articleId: `p-${vi.fixtureId}`, slug: `truoc-tran-${vi.slug}-${vi.fixtureId}`, category: categoryOf(vi) },
      ...{ type: 'nhan-dinh', createdAt: vi.startTs - PREVIEW_BEFORE_MS, cover: 'tunnel' },
      author: { name: 'Khán Đài', picture: null },
      targets: [
        { type: 'team', id: vi.localteam.id },
        { type: 'team', id: vi.visitorteam.id },
        { type: 'fixture', id: vi.fixtureId },
      ],
    },
    (lang) => {
      const { localteam, visitorteam, leagueName, round, venue, fixtureId, coverage } = match[lang];
      const say = words[lang];
      const [a, b] = [localteam.name, visitorteam.name];
      const named = (of: 'keeper' | 'forward', one: SquadPlayer | null, team: string) =>
        one && one.number !== null ? [point(say[of](one.player.name, String(one.number), team))] : [];
      return {
        ...{ title: say.title(a, b), summary: say.summary(leagueName, round) },
        ...{ coverAlt: sentences[lang].match(a, b), tags: [a, b, leagueName] },
        blocks: [
          paragraph(say.first(a, b, leagueName, round)),
          { kind: 'match', fixtureId },
          ...(venue && capacity !== null ? [paragraph(say.venue(venue.name, thousands(capacity, lang)))] : []),
          ...(home.manager !== null && away.manager !== null
            ? [paragraph(say.managers(a, home.manager, b, away.manager))]
            : []),
          heading(say.names),
          ...named('keeper', home.keeper, a),
          ...named('forward', home.forward, a),
          ...named('keeper', away.keeper, b),
          ...named('forward', away.forward, b),
          ...(coverage.odds ? [heading(say.prices), { kind: 'odds' as const, fixtureId }] : []),
        ],
      };
    },
  );
};
