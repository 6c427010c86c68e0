import { fold } from '#domain/shared/fold.ts';
import type { ProgrammeCategory } from '#domain/tv/programme.ts';

/** Beginnings of folded words by which guides of several languages name a category; the first that fits counts. */
const words: readonly (readonly [ProgrammeCategory, RegExp])[] = [
  [
    'sport',
    /\b(?:sport|football|soccer|basketball|tennis|esport|the thao|bong (?:da|ro|chuyen)|futbol|deporte)|體育|体育|足球|スポーツ|스포츠/u,
  ],
  [
    'news',
    /\b(?:news|current affairs|weather|tin tuc|thoi su|thoi tiet|nachrichten|actualite|noticia)|新聞|新闻|ニュース|뉴스/u,
  ],
  [
    'kids',
    /\b(?:child|kid|cartoon|animation|anime|thieu nhi|hoat hinh|enfant|kinder|infantil)|兒童|儿童|動畫|アニメ|어린이/u,
  ],
  [
    'series',
    /\b(?:series|soap|sitcom|drama series|episode|phim bo|phim truyen hinh|serie|telenovela)|電視劇|电视剧|連續劇|ドラマ|드라마/u,
  ],
  ['film', /\b(?:movie|film|cinema|phim|pelicula|spielfilm)|電影|电影|映画|영화/u],
  ['music', /\b(?:music|concert|opera|ballet|ca nhac|am nhac|musique|musik|musica)|音樂|音乐|音楽|음악/u],
  ['documentary', /\b(?:documentar|nature|history|tai lieu|khoa hoc|kham pha|doku)|紀錄|纪录|ドキュメンタリー|다큐/u],
  ['education', /\b(?:educat|learning|science|giao duc|hoc tap|day hoc|bildung)|教育|교육/u],
  [
    'culture',
    /\b(?:cultur|art|travel|cooking|food|religio|van hoa|du lich|am thuc|nghe thuat|kultur)|文化|旅遊|旅游|문화/u,
  ],
  [
    'show',
    /\b(?:show|talk|game|quiz|entertainment|variety|comedy|magazine|giai tri|hai|tro choi|unterhaltung|divertissement)|綜藝|综艺|娛樂|バラエティ|예능/u,
  ],
];

const known = new Map<string, ProgrammeCategory | null>();
const MOST_KNOWN = 5000;

const categoryNamed = (text: string): ProgrammeCategory | null => {
  const before = known.get(text);
  if (before !== undefined) return before;
  const folded = fold(text);
  const found = words.find(([, form]) => form.test(folded))?.[0] ?? null;
  if (known.size < MOST_KNOWN) known.set(text, found);
  return found;
};

/** What a guide calls a programme, as one of our categories; null if it says nothing that we know. */
export const programmeCategory = (texts: readonly string[]): ProgrammeCategory | null => {
  for (const text of texts) {
    const found = categoryNamed(text);
    if (found) return found;
  }
  return texts.length > 0 ? 'other' : null;
};
