import type { Locale } from '#domain/locale/locale.ts';
import { modes, type LiveMode, type ModeSlug } from '#domain/live/mode.ts';
import { words, type Words } from '../shared/words.ts';

const names: Readonly<Record<ModeSlug, Words>> = {
  'bong-da': words('Bóng đá', 'Football', '足球'),
  'bong-ro': words('Bóng rổ', 'Basketball', '籃球'),
  'dua-bi': words('Đua bi', 'Marble race', '彈珠競速'),
  casino: words('Casino', 'Casino', '真人娛樂'),
  esport: words('Esport', 'Esports', '電競'),
  'bong-chuyen': words('Bóng chuyền', 'Volleyball', '排球'),
  billiard: words('Bi-a', 'Billiards', '撞球'),
  tennis: words('Quần vợt', 'Tennis', '網球'),
  slot: words('Slot', 'Slots', '老虎機'),
  'card-game': words('Game bài', 'Card games', '棋牌'),
};

/** The kinds of live content with their names in a language. */
export const modesIn = (locale: Locale): readonly LiveMode[] =>
  modes.map(({ liveModeId, slug, icon, room }) => ({
    ...{ liveModeId, slug, icon, name: names[slug][locale], livemode: room !== null },
  }));
