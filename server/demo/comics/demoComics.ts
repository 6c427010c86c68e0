import type { ComicDirection } from '#domain/comics/comic.ts';
import { chapterIdOf, readChapterId } from '#domain/comics/comicIds.ts';
import type { StoredPage } from '#server/shared/comics/comicForm.ts';
import type { ComicSource, StoredChapter, StoredComic } from '#server/shared/comics/comicSource.ts';
import { words, type Words } from '#server/shared/words.ts';
import { coverSvg, pageFacts, pageSvg, type Paper } from './drawnPage.ts';
import { PAPER } from './ink.ts';
import { playerZero } from './playerZero.ts';
import { standCat } from './standCat.ts';
import type { ScriptChapter } from './script.ts';
import type { ShotName } from './shots.ts';
import { stallAtTwo } from './stallAtTwo.ts';

/** A comic of the demo: invented, drawn and told by us. */
interface Story {
  readonly comicId: string;
  readonly title: Words;
  readonly synopsis: Words;
  readonly author: string;
  readonly genres: readonly string[];
  readonly direction: ComicDirection;
  readonly status: 'ongoing' | 'completed';
  readonly cover: ShotName;
  readonly spot: string;
  readonly chapters: readonly ScriptChapter[];
}
const stories: readonly Story[] = [
  {
    ...{ comicId: 'cau-thu-so-khong', author: 'Đỗ Hạ Vỹ', direction: 'vertical', status: 'completed', cover: 'kid' },
    ...{ spot: '#7fa8e8', genres: ['football', 'drama', 'family'], chapters: playerZero },
    title: words('Cầu thủ số không', 'Player Zero', '零號球員'),
    synopsis: words(
      'Đội của hẻm Bảy có mười hai đứa trẻ và mười một chiếc áo. Khôi nhận con số mà không ai chọn, và nó dạy cậu cách nhìn một quả bóng.',
      'Alley Seven has twelve children and eleven shirts. Khôi gets the number that nobody picked, and it teaches him how to look at a ball.',
      '七號巷有十二個孩子，卻只有十一件球衣。阿魁拿到沒人選的號碼，也學會了怎麼看一顆球。',
    ),
  },
  {
    ...{ comicId: 'meo-mun-giu-san', author: 'Lê Tường Vi', direction: 'ltr', status: 'ongoing', cover: 'cat' },
    ...{ spot: '#f2a53c', genres: ['comedy', 'football', 'slice-of-life'], chapters: standCat },
    title: words('Mèo Mun giữ sân', 'Mun Keeps the Ground', '阿墨守球場'),
    synopsis: words(
      'Sân Bến Cũ có một ông già trông sân, ba ngọn rưỡi đèn và một con mèo đen biết mọi chuyện trước khi bóng lăn.',
      'The Old Wharf has an old keeper, three and a half floodlights, and a black cat who knows everything before kick-off.',
      '舊渡球場有一位老管理員、三盞半的燈，還有一隻開賽前就什麼都知道的黑貓。',
    ),
  },
  {
    ...{ comicId: 'quan-luc-hai-gio', author: 'Ngô Thanh Hà', direction: 'rtl', status: 'completed', cover: 'cook' },
    ...{ spot: '#ec87a3', genres: ['slice-of-life', 'drama'], chapters: stallAtTwo },
    title: words('Quán lúc hai giờ', 'The Stall at Two', '凌晨兩點的小店'),
    synopsis: words(
      'Quán mở khi mọi trận đã xong. Luật chỉ có một: ai thua thì khỏi trả tiền. Đọc từ phải sang trái.',
      'It opens when all matches are over. There is one rule: whoever lost eats free. Read from right to left.',
      '所有比賽結束後才開門。規矩只有一條：輸的人不用付錢。由右至左閱讀。',
    ),
  },
];

const ADDED = Date.UTC(2026, 10, 2, 12);
const WEEK_MS = 7 * 86_400_000;
const paperOf = ({ direction, spot }: Story): Paper =>
  direction === 'vertical'
    ? { w: 800, h: 520, strip: true, rtl: false, spot }
    : { w: 700, h: 1000, strip: false, rtl: direction === 'rtl', spot };
const artOf = (comicId: string, file: string): string => `/comic-art/${comicId}/${file}.svg`;
/** Somebody reads a panel in so many seconds. */
const PANEL_S = 6;

const comicOf = (story: Story): StoredComic => ({
  ...{ comicId: story.comicId, title: story.title, altTitles: [], authors: [story.author], genres: story.genres },
  cover: { url: artOf(story.comicId, 'cover'), w: 400, h: 566 },
  ...{ country: 'VN', status: story.status, direction: story.direction, ageRating: 'P', synopsis: story.synopsis },
  ...{ licence: 'CC BY 4.0', credit: 'Khán Đài', addedTs: ADDED },
});

const pagesOf = (story: Story, no: number): readonly StoredPage[] =>
  (story.chapters[no - 1]?.pages ?? []).map((page, i) => ({
    ...pageFacts(page, paperOf(story)),
    ...{ url: artOf(story.comicId, `${no}-${i + 1}`), bytes: Buffer.byteLength(pageSvg(page, paperOf(story))) },
    ...{ color: PAPER, small: null },
  }));

const chapterOf = (story: Story, { title, pages }: ScriptChapter, at: number): StoredChapter => {
  const panels = pages.flat().reduce((sum, [, row]) => sum + row.length, 0);
  return {
    ...{ chapterId: chapterIdOf(story.comicId, String(at + 1)), comicId: story.comicId, key: String(at + 1) },
    ...{ volume: null, no: at + 1, title, pages: pages.length, createdAt: ADDED + at * WEEK_MS, folder: '' },
    sizeBytes: pagesOf(story, at + 1).reduce((sum, { bytes }) => sum + bytes, 0),
    readSec: panels * PANEL_S,
  };
};

const FILE = /^(cover|(\d{1,2})-(\d{1,2}))$/u;

/** The comics of the demo, drawn when they are asked for. */
export const demoComics = (): ComicSource => {
  const byId = new Map(stories.map((story) => [story.comicId, story]));
  const chapters = new Map(
    stories.map((story) => [story.comicId, story.chapters.map((chapter, i) => chapterOf(story, chapter, i))]),
  );
  return {
    comics: stories.map(comicOf),
    chaptersOf: (comicId) => chapters.get(comicId) ?? [],
    pagesOf: (chapterId) => {
      const { comicId = '', key = '' } = readChapterId(chapterId) ?? {};
      const story = byId.get(comicId);
      return story ? pagesOf(story, Number(key)) : [];
    },
    draw: (comicId, file) => {
      const story = byId.get(comicId);
      const [, name, no, page] = FILE.exec(file) ?? [];
      if (!story || name === undefined) return null;
      if (name === 'cover') return coverSvg(story.cover, story.spot);
      const script = story.chapters[Number(no) - 1]?.pages[Number(page) - 1];
      return script ? pageSvg(script, paperOf(story)) : null;
    },
  };
};
