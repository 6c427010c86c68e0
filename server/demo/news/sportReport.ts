import type { Locale } from '#domain/locale/locale.ts';
import { slug } from '#domain/shared/slug.ts';
import { longestMs, type DemoFixture } from '../fixture.ts';
import { standingOf } from '../simulation.ts';
import { attacksOf } from '../simulation/basketballPlan.ts';
import { gamesOf } from '../simulation/esportPlan.ts';
import { heading, paragraph, point, written, type Written } from './piece.ts';
import { sentences } from './sentences.ts';

const MINUTE_MS = 60_000;
const WRITTEN_AFTER_MS = 10 * MINUTE_MS;
/** Sports beside football whose matches are written about, with their categories. */
const categories = { basketball: 'bong-ro', esport: 'esport' } as const;
export type ReportedSport = keyof typeof categories;
export const reportedSports: readonly ReportedSport[] = ['basketball', 'esport'];

interface Words {
  /** Names no round: some are called after who won before. */
  readonly over: (league: string) => string;
  readonly met: (a: string, b: string, league: string, round: string) => string;
  readonly quarter: (number: number, score: string) => string;
  readonly game: (number: number, winner: string, minutes: number, kills: string) => string;
}
const words: Readonly<Record<Locale, Readonly<Record<ReportedSport, string>> & Words>> = {
  vi: {
    ...{ basketball: 'Điểm từng hiệp', esport: 'Từng ván' },
    over: (league) => `${league}: trận đấu đã kết thúc, toàn bộ diễn biến ở trong bài.`,
    met: (a, b, league, round) => `${league}, ${round}: ${a} gặp ${b}.`,
    quarter: (number, score) => `Hiệp ${number}: ${score}`,
    game: (number, winner, minutes, kills) =>
      `Ván ${number}: ${winner} thắng sau ${minutes} phút, mạng hạ gục ${kills}`,
  },
  en: {
    ...{ basketball: 'Points by quarter', esport: 'Map by map' },
    over: (league) => `${league}: the match is over, and the whole story is inside.`,
    met: (a, b, league, round) => `${league}, ${round}: ${a} met ${b}.`,
    quarter: (number, score) => `Quarter ${number}: ${score}`,
    game: (number, winner, minutes, kills) => `Map ${number}: ${winner} won after ${minutes} minutes, kills ${kills}`,
  },
  zh: {
    ...{ basketball: '各節得分', esport: '各局戰況' },
    over: (league) => `${league}：比賽已結束，完整經過請看內文。`,
    met: (a, b, league, round) => `${league}${round}，${a}迎戰${b}。`,
    quarter: (number, score) => `第 ${number} 節 ${score}`,
    game: (number, winner, minutes, kills) => `第 ${number} 局，${winner}於 ${minutes} 分鐘後取勝，擊殺數 ${kills}`,
  },
};

/** What stands in a list below the result: the points of each quarter, or who won each map. */
const linesOf = (fixture: DemoFixture, sport: ReportedSport, lang: Locale): readonly string[] => {
  const say = words[lang];
  if (sport === 'basketball') {
    const attacks = attacksOf(fixture);
    const points = (quarter: number, side: string) =>
      attacks.reduce((all, one) => all + (one.quarter === quarter && one.side === side ? one.points : 0), 0);
    return [1, 2, 3, 4].map((quarter) => say.quarter(quarter, `${points(quarter, 'home')}–${points(quarter, 'away')}`));
  }
  const [home, away] = fixture.sides!;
  return gamesOf(fixture).map(({ from, to, winner, deeds }, i) => {
    const kills = (side: string) => deeds.filter((one) => one.type === 'kill' && one.side === side).length;
    const { name } = winner === 'home' ? home : away;
    return say.game(i + 1, name[lang], Math.round((to - from) / MINUTE_MS), `${kills('home')}–${kills('away')}`);
  });
};

/** When a match is written about. */
export const sportReportFrom = ({ startTime }: DemoFixture, sport: ReportedSport): number =>
  startTime + longestMs[sport] + WRITTEN_AFTER_MS;

/** What came of a match of basketball or esports; null for one that was not played to its end, or had no winner. */
export const sportReportOf = (fixture: DemoFixture, sport: ReportedSport, now: number): Written | null => {
  const { phase, score } = standingOf(fixture, now);
  const [home = 0, away = 0] = (score ?? '').split('-').map(Number);
  const { sides, league, round, fixtureId, startTime } = fixture;
  if (phase !== 'over' || !sides || home === away) return null;
  const [first, second] = sides;
  const createdAt = sportReportFrom(fixture, sport);
  return written(
    {
      ...{ articleId: `g-${fixtureId}`, category: categories[sport], type: 'tuong-thuat', createdAt },
      slug: `${slug(`${first.name.vi} ${second.name.vi}`)}-${fixtureId}`.toLowerCase(),
      ...{ cover: 'stadium', author: { name: 'Khán Đài', picture: null }, targets: [] },
      spoilerMatches: [
        {
          ...{ fixtureId, leagueId: league.id, startTs: startTime },
          ...{ localteam: { id: first.id }, visitorteam: { id: second.id } },
        },
      ],
    },
    (lang) => {
      const say = sentences[lang];
      const [a, b] = [first.name[lang], second.name[lang]];
      const title =
        home > away
          ? say.won({ winner: a, loser: b, score: `${home}–${away}` })
          : say.won({ winner: b, loser: a, score: `${away}–${home}` });
      const summary = words[lang].met(a, b, league.name[lang], round[lang]);
      return {
        ...{ title, summary, safeTitle: say.match(a, b), safeSummary: words[lang].over(league.name[lang]) },
        ...{ coverAlt: say.match(a, b), tags: [a, b, league.name[lang]] },
        blocks: [
          paragraph(lang === 'zh' ? `${summary}${title}。` : `${summary} ${title}.`),
          heading(words[lang][sport]),
          ...linesOf(fixture, sport, lang).map(point),
        ],
      };
    },
  );
};
