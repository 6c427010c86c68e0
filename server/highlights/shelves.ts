import { shelfType as type, shelvesOf } from '../shared/shelves.ts';
import { words } from '../shared/words.ts';

const goals = type('ban-thang', 'Bàn thắng', 'Goals', '入球');
const matches = type('tran-dau', 'Trận đấu', 'Matches', '比賽');
const moments = type('khoanh-khac', 'Khoảnh khắc', 'Moments', '精彩時刻');

/** The portal's own categories of highlights, by sport, in the order of the tabs. */
export const highlightShelves = shelvesOf([
  { slug: 'bong-da', name: words('Bóng đá', 'Football', '足球'), types: [goals, matches, moments] },
  { slug: 'bong-ro', name: words('Bóng rổ', 'Basketball', '籃球'), types: [matches, moments] },
  { slug: 'esport', name: words('Esport', 'Esports', '電競'), types: [matches, moments] },
  { slug: 'khac', name: words('Khác', 'Others', '其他'), types: [matches, moments] },
]);
