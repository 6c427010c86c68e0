export type Lang = 'vi' | 'en' | 'zh';
const table = {
  score: { vi: 'Điểm', en: 'Score', zh: '分數' },
  round: { vi: 'Vòng', en: 'Round', zh: '輪次' },
  over: { vi: 'Hết ván', en: 'Game over', zh: '結束' },
  again: { vi: 'Chơi lại', en: 'Play again', zh: '再玩一次' },
  power: { vi: 'Lực', en: 'Power', zh: '力度' },
  needs: { vi: 'Cần vào', en: 'Needed', zh: '需進' },
  lives: { vi: 'Mạng', en: 'Lives', zh: '命' },
  streak: { vi: 'Liên tiếp', en: 'In a row', zh: '連續' },
  length: { vi: 'Dài', en: 'Length', zh: '長度' },
  best: { vi: 'Cao nhất', en: 'Highest', zh: '最高' },
  heat: { vi: 'Lượt', en: 'Heat', zh: '輪' },
  place: { vi: 'Hạng', en: 'Place', zh: '名次' },
  breath: { vi: 'Hơi', en: 'Breath', zh: '氣力' },
  choose: { vi: 'Chọn bi của bạn', en: 'Choose your marble', zh: '選擇你的彈珠' },
  strength: { vi: 'Sức máy', en: 'Computer', zh: '電腦棋力' },
  easy: { vi: 'Nhẹ', en: 'Easy', zh: '弱' },
  fair: { vi: 'Vừa', en: 'Fair', zh: '中' },
  strong: { vi: 'Mạnh', en: 'Strong', zh: '強' },
  you: { vi: 'Bạn', en: 'You', zh: '你' },
  computer: { vi: 'Máy', en: 'Computer', zh: '電腦' },
  board: { vi: 'Ván', en: 'Board', zh: '局' },
  next: { vi: 'Ván tiếp', en: 'Next board', zh: '下一局' },
  nextWord: { vi: 'Từ tiếp', en: 'Next word', zh: '下一詞' },
  word: { vi: 'Từ', en: 'Word', zh: '詞' },
  guess: { vi: 'Đoán', en: 'Guess', zh: '猜' },
  typeHere: { vi: 'Hai tiếng, có dấu', en: 'Two syllables, with marks', zh: '兩個音節，含聲調' },
  notSpelled: { vi: 'Tiếng Việt không viết vậy', en: 'Not spelled like that', zh: '越南語沒有這種拼法' },
  onset: { vi: 'Âm đầu', en: 'Onset', zh: '聲母' },
  rime: { vi: 'Vần', en: 'Rime', zh: '韻母' },
  tone: { vi: 'Thanh', en: 'Tone', zh: '聲調' },
  was: { vi: 'Đó là', en: 'It was', zh: '答案' },
} as const;
export type Word = keyof typeof table;
export const wordsIn =
  (lang: Lang) =>
  (word: Word): string =>
    table[word][lang];
