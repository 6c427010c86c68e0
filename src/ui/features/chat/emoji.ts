import { fold } from '#domain/shared/fold.ts';
import type { Key } from '../../i18n/groups.ts';

/** An emoji and its search words: Vietnamese, English, Chinese. */
export type Emoji = readonly [sign: string, words: string];

/** A short list of emoji, by category. */
export const emojiGroups: readonly { readonly key: Key<'chatActs'>; readonly emoji: readonly Emoji[] }[] = [
  {
    key: 'emojiSport',
    emoji: [
      ['⚽', 'bóng đá football soccer goal 足球'],
      ['🏀', 'bóng rổ basketball 籃球'],
      ['🏐', 'bóng chuyền volleyball 排球'],
      ['🎾', 'quần vợt tennis 網球'],
      ['🎱', 'bi-a billiard 撞球'],
      ['🎮', 'trò chơi game esport 遊戲 電競'],
      ['🏁', 'cờ đích đua finish race 終點'],
      ['🥅', 'khung thành gôn goal net 球門'],
      ['🥇', 'huy chương vàng nhất gold medal first 金牌'],
      ['🏆', 'cúp vô địch trophy cup champion 冠軍 獎盃'],
      ['🟨', 'thẻ vàng yellow card 黃牌'],
      ['🟥', 'thẻ đỏ red card 紅牌'],
      ['📣', 'loa cổ vũ cheer megaphone 加油'],
      ['🎉', 'ăn mừng party celebrate 慶祝'],
      ['🚩', 'cờ phạt góc việt vị flag corner offside 旗'],
      ['⏱️', 'đồng hồ bấm giờ bù giờ stopwatch time 計時'],
    ],
  },
  {
    key: 'emojiFaces',
    emoji: [
      ['😀', 'cười smile grin 笑'],
      ['😂', 'cười ra nước mắt laugh tears joy 笑哭'],
      ['🤣', 'cười lăn rolling laugh 大笑'],
      ['😊', 'vui happy blush 開心'],
      ['😍', 'thích mê love eyes 愛'],
      ['😎', 'ngầu cool sunglasses 酷'],
      ['🤩', 'mắt sao wow star eyes 驚艷'],
      ['😮', 'ngạc nhiên ồ surprised oh 驚訝'],
      ['😱', 'hét sợ scream shock 尖叫'],
      ['😢', 'buồn khóc sad cry 哭'],
      ['😭', 'khóc to sob cry 大哭'],
      ['😡', 'giận angry 生氣'],
      ['🤬', 'bực tức furious 憤怒'],
      ['😤', 'hậm hực huff 不服'],
      ['😅', 'toát mồ hôi sweat phew 冒汗'],
      ['😬', 'ngượng căng grimace awkward 尷尬'],
      ['🤔', 'suy nghĩ think hmm 思考'],
      ['🙄', 'đảo mắt eye roll 翻白眼'],
      ['😴', 'ngủ buồn ngủ sleep bored 睡'],
      ['🤯', 'nổ đầu mind blown 震驚'],
      ['🥳', 'tiệc mừng party 派對'],
      ['🫡', 'chào salute 敬禮'],
      ['🤡', 'hề clown 小丑'],
      ['💀', 'chết cười skull dead 骷髏'],
    ],
  },
  {
    key: 'emojiHands',
    emoji: [
      ['👍', 'thích đồng ý like thumbs up yes 讚'],
      ['👎', 'không thích dislike thumbs down no 倒讚'],
      ['👏', 'vỗ tay clap applause 拍手'],
      ['🙌', 'giơ tay mừng hooray hands up 歡呼'],
      ['🙏', 'cầu xin cảm ơn please thanks pray 拜託 謝謝'],
      ['💪', 'mạnh cố lên strong muscle 加油 力量'],
      ['👊', 'đấm fist bump 拳頭'],
      ['✌️', 'hai chiến thắng victory peace 勝利'],
      ['🤞', 'cầu may fingers crossed luck 好運'],
      ['🤝', 'bắt tay handshake deal 握手'],
      ['👋', 'chào vẫy wave hello bye 揮手'],
      ['🤦', 'bó tay facepalm 扶額'],
      ['🤷', 'không biết shrug 聳肩'],
      ['👀', 'nhìn mắt eyes look 看'],
    ],
  },
  {
    key: 'emojiThings',
    emoji: [
      ['❤️', 'tim yêu heart love 愛心'],
      ['💔', 'tan vỡ broken heart 心碎'],
      ['🔥', 'lửa cháy hay fire hot lit 火'],
      ['⚡', 'sét nhanh lightning fast 閃電'],
      ['💥', 'nổ boom bang 爆炸'],
      ['💯', 'một trăm hundred perfect 一百'],
      ['✅', 'đúng check yes 正確'],
      ['❌', 'sai cross no 錯誤'],
      ['❓', 'hỏi question 問號'],
      ['🎯', 'trúng đích target bullseye 命中'],
      ['🚀', 'tên lửa rocket 火箭'],
      ['🍀', 'may mắn luck clover 幸運'],
      ['🍻', 'bia cụng ly beer cheers 乾杯'],
      ['☕', 'cà phê coffee 咖啡'],
      ['🌧️', 'mưa rain 雨'],
      ['🎲', 'xúc xắc dice 骰子'],
      ['🃏', 'bài card joker 牌'],
      ['🐐', 'dê vĩ đại nhất goat greatest 山羊'],
    ],
  },
];

/** Emoji with a search word that starts with the query, ignoring diacritics. */
export const findEmoji = (query: string): readonly string[] => {
  const wanted = fold(query.trim());
  return emojiGroups
    .flatMap(({ emoji }) => emoji)
    .filter(([sign, words]) => sign === query.trim() || ` ${fold(words)}`.includes(` ${wanted}`))
    .map(([sign]) => sign);
};

/** The first emoji that has a word just as it was typed, marks aside. */
export const emojiNamed = (query: string): string | null => {
  const wanted = fold(query.trim());
  const found = emojiGroups
    .flatMap(({ emoji }) => emoji)
    .find(([, words]) => ` ${fold(words)} `.includes(` ${wanted} `));
  return found?.[0] ?? null;
};
