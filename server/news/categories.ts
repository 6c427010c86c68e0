import { shelfType as type, shelvesOf, type Shelf } from '../shared/shelves.ts';
import { words } from '../shared/words.ts';

const preview = type('nhan-dinh', 'Nhận định', 'Previews', '前瞻');
const report = type('tuong-thuat', 'Tường thuật', 'Reports', '戰報');
const roundUp = type('bang-xep-hang', 'Bảng xếp hạng', 'Tables', '積分榜');

/** The portal's own categories, in the order of the tabs. */
const ownCategories: readonly Shelf[] = [
  { slug: 'dong-bang', name: words('Đồng Bằng', 'Delta League', '三角洲聯賽'), types: [preview, report, roundUp] },
  { slug: 'cup', name: words('Cúp', 'Cups', '盃賽'), types: [preview, report] },
  { slug: 'giai-khac', name: words('Giải khác', 'Other leagues', '其他聯賽'), types: [preview, report, roundUp] },
  {
    ...{ slug: 'chuyen-nhuong', name: words('Chuyển nhượng', 'Transfers', '轉會') },
    types: [type('hop-dong', 'Hợp đồng', 'Contracts', '合約'), type('doi-hinh', 'Đội hình', 'Squads', '陣容')],
  },
  { slug: 'bong-ro', name: words('Bóng rổ', 'Basketball', '籃球'), types: [report] },
  { slug: 'esport', name: words('Esport', 'Esports', '電競'), types: [report] },
  {
    ...{ slug: 'hau-truong', name: words('Hậu trường', 'Behind the scenes', '幕後') },
    types: [
      type('cau-chuyen', 'Câu chuyện', 'Stories', '故事'),
      type('san-bai', 'Sân bãi', 'Grounds', '球場'),
      type('khan-gia', 'Khán giả', 'Supporters', '球迷'),
    ],
  },
];

/** The names of the article categories and types, and which of them have articles. */
export const newsShelves = shelvesOf(ownCategories);
