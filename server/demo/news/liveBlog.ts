import type { MatchEvent } from '#domain/football/matchData.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { ArticleBlock, EntryKind } from '#domain/news/article.ts';
import { categoryOf, guardOf, paragraph, written, type InEach, type Written } from './piece.ts';
import { minuteText } from './report.ts';
import { sentences } from './sentences.ts';

interface LiveWords {
  readonly title: (match: string) => string;
  readonly over: (match: string) => string;
  readonly summary: (league: string, round: string) => string;
  readonly goal: (score: string) => string;
  readonly scored: (who: string, team: string) => string;
  readonly penalty: (who: string, team: string) => string;
  readonly own: (who: string, team: string) => string;
  readonly assist: (who: string) => string;
  readonly missed: readonly [title: string, text: (who: string, team: string) => string];
  readonly yellow: readonly [title: string, text: (who: string, team: string) => string];
  readonly red: readonly [title: string, text: (who: string, team: string) => string];
  readonly sub: readonly [title: string, text: (on: string, off: string, team: string) => string];
  readonly review: readonly [title: string, text: string];
  readonly cancelled: readonly [title: string, text: string];
  readonly phases: Readonly<Partial<Record<string, readonly [title: string, text: string]>>>;
}

const words: Readonly<Record<Locale, LiveWords>> = {
  vi: {
    title: (match) => `Trực tiếp: ${match}`,
    over: (match) => `Từng phút của trận ${match}`,
    summary: (league, round) => `${league}, ${round}: tường thuật theo từng phút.`,
    goal: (score) => `Vào! ${score}`,
    scored: (who, team) => `${who} ghi bàn cho ${team}.`,
    penalty: (who, team) => `${who} thực hiện thành công quả phạt đền cho ${team}.`,
    own: (who, team) => `${who} phản lưới nhà, bàn thắng tính cho ${team}.`,
    assist: (who) => ` Người kiến tạo là ${who}.`,
    missed: ['Hỏng phạt đền', (who, team) => `${who} (${team}) đá hỏng quả phạt đền.`],
    yellow: ['Thẻ vàng', (who, team) => `${who} (${team}) nhận thẻ vàng.`],
    red: ['Thẻ đỏ', (who, team) => `${who} (${team}) nhận thẻ đỏ và rời sân.`],
    sub: ['Thay người', (on, off, team) => `${team}: ${on} vào sân thay ${off}.`],
    review: ['VAR', 'Trọng tài đang xem lại tình huống.'],
    cancelled: ['VAR: không công nhận', 'Bàn thắng không được công nhận sau khi xem lại.'],
    phases: {
      '1H': ['Bóng lăn', 'Trận đấu bắt đầu.'],
      HT: ['Hết hiệp một', 'Hai đội vào nghỉ.'],
      '2H': ['Hiệp hai', 'Hiệp hai bắt đầu.'],
      PEN: ['Luân lưu', 'Hai đội bước vào loạt sút luân lưu.'],
      FT: ['Hết giờ', 'Trận đấu kết thúc.'],
    },
  },
  en: {
    title: (match) => `Live: ${match}`,
    over: (match) => `${match}, minute by minute`,
    summary: (league, round) => `${league}, ${round}: the match, minute by minute.`,
    goal: (score) => `Goal! ${score}`,
    scored: (who, team) => `${who} scores for ${team}.`,
    penalty: (who, team) => `${who} converts the penalty for ${team}.`,
    own: (who, team) => `An own goal by ${who} counts for ${team}.`,
    assist: (who) => ` The assist came from ${who}.`,
    missed: ['Penalty missed', (who, team) => `${who} (${team}) misses from the spot.`],
    yellow: ['Yellow card', (who, team) => `${who} (${team}) is booked.`],
    red: ['Red card', (who, team) => `${who} (${team}) is sent off.`],
    sub: ['Substitution', (on, off, team) => `${team}: ${on} comes on for ${off}.`],
    review: ['VAR', 'The referee is reviewing the incident.'],
    cancelled: ['VAR: no goal', 'The goal is ruled out after a review.'],
    phases: {
      '1H': ['Kick-off', 'The match is under way.'],
      HT: ['Half-time', 'The teams go in for the break.'],
      '2H': ['Second half', 'The second half is under way.'],
      PEN: ['Penalties', 'The match goes to a shoot-out.'],
      FT: ['Full time', 'The match is over.'],
    },
  },
  zh: {
    title: (match) => `直播：${match}`,
    over: (match) => `${match}逐分鐘紀錄`,
    summary: (league, round) => `${league}${round}，逐分鐘文字直播。`,
    goal: (score) => `進球！${score}`,
    scored: (who, team) => `${who} 為${team}破門。`,
    penalty: (who, team) => `${who} 為${team}罰進十二碼。`,
    own: (who, team) => `${who} 踢進烏龍球，${team}得分。`,
    assist: (who) => `助攻的是 ${who}。`,
    missed: ['十二碼罰失', (who, team) => `${who}（${team}）罰失十二碼。`],
    yellow: ['黃牌', (who, team) => `${who}（${team}）領到黃牌。`],
    red: ['紅牌', (who, team) => `${who}（${team}）領紅牌離場。`],
    sub: ['換人', (on, off, team) => `${team}：${on} 上場，換下 ${off}。`],
    review: ['VAR', '裁判正在檢視畫面。'],
    cancelled: ['VAR：進球無效', '檢視畫面後，進球判定無效。'],
    phases: {
      '1H': ['開球', '比賽開始。'],
      HT: ['中場休息', '上半場結束。'],
      '2H': ['下半場', '下半場開始。'],
      PEN: ['互射十二碼', '比賽進入十二碼大戰。'],
      FT: ['終場', '比賽結束。'],
    },
  },
};

/** The phases that have a minute to begin in. */
const starts: Readonly<Record<string, string>> = { '1H': '1′', '2H': '46′' };

type Told = readonly [about: EntryKind, title: string, text: string];

const toldOf = (event: MatchEvent, fixture: Fixture, say: LiveWords): Told | null => {
  const { type, side, player, assist, out, scoreAfter, phase, revoked } = event;
  const team = (side === 'home' ? fixture.localteam : fixture.visitorteam).name;
  const who = player?.name ?? team;
  switch (type) {
    case 'goal':
    case 'penalty':
    case 'own_goal': {
      if (revoked || !scoreAfter) return null;
      const text = { goal: say.scored, penalty: say.penalty, own_goal: say.own }[type](who, team);
      return [
        'goal',
        say.goal(`${scoreAfter.home}–${scoreAfter.away}`),
        assist ? text + say.assist(assist.name) : text,
      ];
    }
    case 'missed_penalty':
      return ['text', say.missed[0], say.missed[1](who, team)];
    case 'yellow':
      return ['card', say.yellow[0], say.yellow[1](who, team)];
    case 'second_yellow':
    case 'red':
      return ['card', say.red[0], say.red[1](who, team)];
    case 'sub':
      return out ? ['sub', say.sub[0], say.sub[1](who, out.name, team)] : null;
    case 'var_review':
      return ['var', ...say.review];
    case 'var_cancelled':
      return ['var', ...say.cancelled];
    case 'period': {
      const text = say.phases[phase ?? ''];
      return text ? ['phase', ...text] : null;
    }
  }
};

const entriesOf = (events: readonly MatchEvent[], fixture: Fixture, lang: Locale): readonly ArticleBlock[] =>
  events.toReversed().flatMap((event): readonly ArticleBlock[] => {
    const told = toldOf(event, fixture, words[lang]);
    if (!told) return [];
    const [about, title, text] = told;
    const label = event.type === 'period' ? (starts[event.phase ?? ''] ?? event.phase ?? '') : minuteText(event);
    return [{ kind: 'entry', entryId: event.eventId, at: event.ts, label, about, title, spans: [{ text }] }];
  });

/** A live blog: an entry for each event so far, the newest first. */
export const liveBlogOf = (match: InEach, events: readonly MatchEvent[]): Written => {
  const { vi } = match;
  const isLive = vi.status === 'live';
  return written(
    {
      ...{ articleId: `l-${vi.fixtureId}`, slug: `tung-phut-${vi.slug}-${vi.fixtureId}`, category: categoryOf(vi) },
      ...{ type: 'tuong-thuat', createdAt: vi.startTs, author: { name: 'Khán Đài', picture: null } },
      updatedAt: Math.max(vi.startTs, ...events.map(({ ts }) => ts)),
      ...{ cover: 'topdown', featured: isLive, ...(isLive && { live: true as const }) },
      targets: [
        { type: 'team', id: vi.localteam.id },
        { type: 'team', id: vi.visitorteam.id },
        { type: 'fixture', id: vi.fixtureId },
      ],
      spoilerMatches: [guardOf(vi)],
    },
    (lang) => {
      const fixture = match[lang];
      const say = words[lang];
      const { leagueName, round, localteam, visitorteam, roomId, fixtureId } = fixture;
      const name = sentences[lang].match(localteam.name, visitorteam.name);
      const title = isLive ? say.title(name) : say.over(name);
      return {
        ...{ title, summary: say.summary(leagueName, round), safeTitle: title },
        ...{ safeSummary: say.summary(leagueName, round), coverAlt: name },
        tags: [localteam.name, visitorteam.name, leagueName],
        blocks: [
          { kind: 'match', fixtureId },
          paragraph(say.summary(leagueName, round)),
          ...(isLive && roomId !== undefined ? [{ kind: 'room' as const, roomId, fixtureId }] : []),
          ...entriesOf(events, fixture, lang),
        ],
      };
    },
  );
};
