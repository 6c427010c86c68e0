import type { SquadPlayer } from '#domain/football/entities.ts';
import type { TeamRef } from '#domain/football/fixture.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { slug } from '#domain/shared/slug.ts';
import { guardOf, heading, paragraph, point, written, type InEach, type Written } from './piece.ts';
import { sentences } from './sentences.ts';
import { stories, type Story } from './stories.ts';

const roundUpWords: Readonly<
  Record<
    Locale,
    { readonly title: (league: string, round: string) => string; readonly summary: string; readonly results: string }
  >
> = {
  vi: {
    title: (league, round) => `${league}, ${round}: kết quả trong ngày và bảng xếp hạng`,
    summary: 'Tất cả các trận trong ngày, và bảng xếp hạng sau đó.',
    results: 'Kết quả trong ngày',
  },
  en: {
    title: (league, round) => `${league}, ${round}: the day’s results and the table`,
    summary: 'Every match of the day, and the table after it.',
    results: 'Results of the day',
  },
  zh: {
    title: (league, round) => `${league}${round}：當日賽果與積分榜`,
    summary: '當日所有比賽，以及賽後的積分榜。',
    results: '當日賽果',
  },
};

/** The matches of a day of one competition that have ended; its title tells no result. */
export const roundUpOf = (day: string, matches: readonly InEach[], createdAt: number): Written => {
  const first = matches[0]!.vi;
  return written(
    {
      ...{ articleId: `t-${first.leagueId}-${day}`, slug: `${first.leagueSlug}-${day}`, category: 'dong-bang' },
      ...{ type: 'bang-xep-hang', createdAt, cover: 'stadium', author: { name: 'Khán Đài', picture: null } },
      targets: [
        { type: 'league', id: first.leagueId },
        ...matches.flatMap(({ vi }) => [
          { type: 'team' as const, id: vi.localteam.id },
          { type: 'team' as const, id: vi.visitorteam.id },
        ]),
      ],
      spoilerMatches: matches.map(({ vi }) => guardOf(vi)),
    },
    (lang) => {
      const { leagueName, leagueId, leagueSlug, season, round } = matches[0]![lang];
      const say = roundUpWords[lang];
      const title = say.title(leagueName, round);
      const { summary } = say;
      return {
        ...{ title, summary, safeTitle: title, safeSummary: summary, coverAlt: leagueName, tags: [leagueName] },
        blocks: [
          heading(say.results),
          ...matches.map((match) => {
            const { localteam, visitorteam, score } = match[lang];
            return point(`${localteam.name} ${score!.home}–${score!.away} ${visitorteam.name}`);
          }),
          heading(sentences[lang].table),
          { kind: 'table', leagueId, leagueName, leagueSlug, season, teams: [] },
        ],
      };
    },
  );
};

type Pos = SquadPlayer['pos'];
const posWords: Readonly<Record<Locale, Readonly<Record<Pos, string>>>> = {
  vi: { GK: 'Thủ môn', DF: 'Hậu vệ', MF: 'Tiền vệ', FW: 'Tiền đạo' },
  en: { GK: 'goalkeeper', DF: 'defender', MF: 'midfielder', FW: 'forward' },
  zh: { GK: '門將', DF: '後衛', MF: '中場', FW: '前鋒' },
};
const contractWords = {
  vi: (team: string, who: string, pos: string, number: string, until: number) => ({
    title: `${team} gia hạn hợp đồng với ${who} đến năm ${until}`,
    summary: `${pos} mang áo số ${number} ở lại với đội.`,
    body: [
      `${team} và ${who} đã ký hợp đồng mới, có hiệu lực đến hết năm ${until}.`,
      `${pos} này tiếp tục mang áo số ${number}. Câu lạc bộ không công bố các điều khoản khác.`,
    ],
  }),
  en: (team: string, who: string, pos: string, number: string, until: number) => ({
    title: `${team} extend the contract of ${who} until ${until}`,
    summary: `The ${pos} stays and keeps the number ${number} shirt.`,
    body: [
      `${team} and ${who} have signed a new contract that runs to the end of ${until}.`,
      `The ${pos} keeps the number ${number} shirt. The club did not disclose any other terms.`,
    ],
  }),
  zh: (team: string, who: string, pos: string, number: string, until: number) => ({
    title: `${team}與 ${who} 續約至 ${until} 年`,
    summary: `這名${pos}留隊，繼續身披 ${number} 號球衣。`,
    body: [
      `${team}與 ${who} 簽下新合約，效期至 ${until} 年底。`,
      `這名${pos}將繼續身披 ${number} 號球衣。球會未公布其他條款。`,
    ],
  }),
} as const;

/** A player stays with the club, as all players of the demo do. */
export const contractOf = (
  day: string,
  team: Readonly<Record<Locale, TeamRef>>,
  { player, number, pos }: SquadPlayer,
  createdAt: number,
): Written =>
  written(
    {
      ...{ articleId: `c-${player.playerId}-${day}`, slug: `${team.vi.slug}-gia-han-${player.slug}-${day}` },
      ...{ category: 'chuyen-nhuong', type: 'hop-dong', createdAt, cover: 'boots' },
      author: { name: 'Khán Đài', picture: null },
      targets: [
        { type: 'team', id: team.vi.id },
        { type: 'player', id: player.playerId },
      ],
    },
    (lang) => {
      const until = new Date(createdAt).getUTCFullYear() + 3;
      const { name } = team[lang];
      const said = contractWords[lang](name, player.name, posWords[lang][pos], String(number ?? ''), until);
      return {
        ...{ title: said.title, summary: said.summary, coverAlt: name, tags: [name, player.name] },
        blocks: said.body.map(paragraph),
      };
    },
  );

/** One of our own stories, told in turn. */
export const storyOf = (day: string, turn: number, createdAt: number): Written => {
  const story: Story = stories[turn % stories.length]!;
  return written(
    {
      ...{ articleId: `s-${story.key}-${day}`, slug: `${slug(story.vi.title)}-${day}`, category: 'hau-truong' },
      ...{ type: story.type, createdAt, cover: story.cover, author: { name: 'Khán Đài', picture: null }, targets: [] },
      featured: true,
    },
    (lang) => {
      const { title, summary, body, quote } = story[lang];
      return {
        ...{ title, summary, coverAlt: title, tags: [] },
        blocks: [
          ...body.slice(0, 1).map(paragraph),
          { kind: 'quote' as const, spans: [{ text: quote }] },
          ...body.slice(1).map(paragraph),
        ],
      };
    },
  );
};
