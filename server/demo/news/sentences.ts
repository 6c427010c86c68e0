import type { Locale } from '#domain/locale/locale.ts';

/** How a goal changed the score for the side that it counted for. */
export type GoalEffect = 'opens' | 'levels' | 'leads' | 'extends' | 'reduces';

/** A side that won, one that lost, and the goals of both, the winner's first. */
interface Win {
  readonly winner: string;
  readonly loser: string;
  readonly score: string;
}

/** What articles of the demo say, sentence by sentence; each is grammatical whatever names stand in it. */
export interface Sentences {
  readonly match: (home: string, away: string) => string;
  readonly won: (win: Win) => string;
  readonly wonHigh: (win: Win) => string;
  readonly wonKicks: (win: Win) => string;
  readonly drew: (home: string, away: string, score: string) => string;
  readonly noGoals: (home: string, away: string) => string;
  readonly over: (league: string, round: string) => string;
  readonly hosted: (home: string, away: string, league: string, round: string) => string;
  readonly ground: (venue: string, attendance: string) => string;
  readonly goals: string;
  readonly goal: (minute: string, who: string, team: string, effect: GoalEffect, score: string) => string;
  readonly penalty: string;
  /** `who` plays for the other side; the goal counts for `team`. */
  readonly ownGoal: (minute: string, who: string, team: string, effect: GoalEffect, score: string) => string;
  readonly assist: (who: string) => string;
  readonly red: (minute: string, who: string, team: string) => string;
  readonly halfTime: (score: string) => string;
  readonly noneScored: string;
  readonly table: string;
}

const effectsVi: Readonly<Record<GoalEffect, string>> = {
  ...{ opens: 'mở tỷ số', levels: 'gỡ hòa', leads: 'đưa đội vượt lên', extends: 'nới rộng cách biệt' },
  reduces: 'rút ngắn cách biệt',
};
const effectsEn: Readonly<Record<GoalEffect, string>> = {
  ...{ opens: 'opened the scoring', levels: 'equalised', leads: 'put the side ahead', extends: 'extended the lead' },
  reduces: 'pulled one back',
};
const effectsZh: Readonly<Record<GoalEffect, string>> = {
  ...{ opens: '首開紀錄', levels: '扳平比分', leads: '助球隊超前', extends: '擴大領先', reduces: '追回一球' },
};

export const sentences: Readonly<Record<Locale, Sentences>> = {
  vi: {
    match: (home, away) => `${home} – ${away}`,
    won: ({ winner, loser, score }) => `${winner} thắng ${loser} ${score}`,
    wonHigh: ({ winner, loser, score }) => `${winner} thắng đậm ${loser} ${score}`,
    wonKicks: ({ winner, loser, score }) => `${winner} thắng ${loser} ${score} ở loạt luân lưu`,
    drew: (home, away, score) => `${home} và ${away} hòa nhau ${score}`,
    noGoals: (home, away) => `${home} và ${away} hòa không bàn thắng`,
    over: (league, round) => `${league}, ${round}: trận đấu đã kết thúc, toàn bộ diễn biến ở trong bài.`,
    hosted: (home, away, league, round) => `${league}, ${round}: ${home} tiếp ${away} trên sân nhà.`,
    ground: (venue, attendance) =>
      attendance === '' ? `Trận đấu diễn ra ở ${venue}.` : `Trận đấu diễn ra ở ${venue} trước ${attendance} khán giả.`,
    goals: 'Các bàn thắng',
    goal: (minute, who, team, effect, score) => `${minute}: ${who} (${team}) ${effectsVi[effect]}, ${score}.`,
    penalty: ' (phạt đền)',
    ownGoal: (minute, who, team, _effect, score) =>
      `${minute}: ${who} phản lưới nhà, bàn thắng tính cho ${team}, ${score}.`,
    assist: (who) => ` Người kiến tạo là ${who}.`,
    red: (minute, who, team) => `${minute}: ${who} (${team}) nhận thẻ đỏ và rời sân.`,
    halfTime: (score) => `Hết hiệp một, tỷ số là ${score}.`,
    noneScored: 'Hai hàng thủ đứng vững suốt trận, và không ai tìm được bàn thắng.',
    table: 'Bảng xếp hạng lúc này',
  },
  en: {
    match: (home, away) => `${home} v ${away}`,
    won: ({ winner, loser, score }) => `${winner} beat ${loser} ${score}`,
    wonHigh: ({ winner, loser, score }) => `${winner} sweep past ${loser} ${score}`,
    wonKicks: ({ winner, loser, score }) => `${winner} beat ${loser} ${score} on penalties`,
    drew: (home, away, score) => `${home} and ${away} draw ${score}`,
    noGoals: (home, away) => `No goals between ${home} and ${away}`,
    over: (league, round) => `${league}, ${round}: the match is over, and the whole story is inside.`,
    hosted: (home, away, league, round) => `${league}, ${round}: ${home} played host to ${away}.`,
    ground: (venue, attendance) =>
      attendance === ''
        ? `The match was played at ${venue}.`
        : `The match was played at ${venue} before a crowd of ${attendance}.`,
    goals: 'The goals',
    goal: (minute, who, team, effect, score) => `${minute}: ${who} (${team}) ${effectsEn[effect]}, ${score}.`,
    penalty: ' (penalty)',
    ownGoal: (minute, who, team, _effect, score) => `${minute}: an own goal by ${who} counts for ${team}, ${score}.`,
    assist: (who) => ` The assist came from ${who}.`,
    red: (minute, who, team) => `${minute}: ${who} (${team}) was sent off.`,
    halfTime: (score) => `At half-time the score was ${score}.`,
    noneScored: 'Both defences held firm to the end, and nobody found a goal.',
    table: 'The table as it stands',
  },
  zh: {
    match: (home, away) => `${home}對${away}`,
    won: ({ winner, loser, score }) => `${winner}以 ${score} 擊敗${loser}`,
    wonHigh: ({ winner, loser, score }) => `${winner}以 ${score} 大勝${loser}`,
    wonKicks: ({ winner, loser, score }) => `${winner}在互射十二碼以 ${score} 擊敗${loser}`,
    drew: (home, away, score) => `${home}與${away}以 ${score} 戰平`,
    noGoals: (home, away) => `${home}與${away}互交白卷`,
    over: (league, round) => `${league}${round}：比賽已結束，完整經過請看內文。`,
    hosted: (home, away, league, round) => `${league}${round}，${home}在主場迎戰${away}。`,
    ground: (venue, attendance) =>
      attendance === '' ? `比賽在${venue}進行。` : `比賽在${venue}進行，共有 ${attendance} 名觀眾進場。`,
    goals: '進球經過',
    goal: (minute, who, team, effect, score) => `${minute}：${who}（${team}）${effectsZh[effect]}，${score}。`,
    penalty: '（十二碼）',
    ownGoal: (minute, who, team, _effect, score) => `${minute}：${who} 踢進烏龍球，${team}得分，${score}。`,
    assist: (who) => `助攻的是 ${who}。`,
    red: (minute, who, team) => `${minute}：${who}（${team}）領紅牌離場。`,
    halfTime: (score) => `上半場結束時，比分是 ${score}。`,
    noneScored: '雙方防線堅守到最後，全場沒有進球。',
    table: '目前積分榜',
  },
};
