import { words } from '#server/shared/words.ts';
import { riverStation } from './riverStation.ts';
import type { Story } from './story.ts';

const lastLamp: Story = {
  ...{ slug: 'chiec-den-cuoi-khan-dai', kind: 'phim', year: 2025, ageRating: 'P', episodes: [] },
  title: words('Chiếc đèn cuối khán đài', 'The Last Lamp in the Stand', '看台上最後一盞燈'),
  tagline: words(
    'Sân đã đóng cửa mười năm. Đèn vẫn sáng.',
    'The ground closed ten years ago. The lamp is still lit.',
    '球場關了十年，燈還亮著。',
  ),
  synopsis: words(
    'Đêm nào ông Bảy cũng leo lên hàng ghế cuối của một sân bóng bỏ hoang để thắp một chiếc đèn, vì ngày xưa có cậu bé hứa sẽ quay lại đá nốt quả phạt. Đêm nay sân sắp bị san phẳng, và dưới cỏ có tiếng bóng lăn.',
    'Every night old Bảy climbs to the last row of an abandoned ground and lights one lamp, because a boy once promised to come back and take his free kick. Tonight the ground is to be levelled, and down on the grass a ball is rolling.',
    '每天夜裡，老七爬上廢棄球場的最後一排，點亮一盞燈，因為曾有個男孩答應回來踢完那記自由球。今晚球場就要被夷平，草地上卻傳來球滾動的聲音。',
  ),
  genres: ['animation', 'family', 'drama'],
  directors: ['Lê Hạ Vũ'],
  cast: [
    ['Trần Bá Khiêm', words('Ông Bảy', 'Old Bảy', '老七')],
    ['Mai Diệp', words('Cậu bé', 'The boy', '男孩')],
  ],
};

const windSeller: Story = {
  ...{ slug: 'nguoi-ban-gio', kind: 'phim', year: 2024, ageRating: 'P', episodes: [] },
  title: words('Người bán gió', 'The Wind Seller', '賣風的人'),
  tagline: words(
    'Một chai gió nồm, giá một bí mật.',
    'A bottle of south wind, for one secret.',
    '一瓶南風，換一個祕密。',
  ),
  synopsis: words(
    'Giữa mùa oi nhất, một người lạ chèo thuyền vào chợ nổi và bán gió đựng trong chai. Bé Sen muốn mua ngọn gió có thể đưa bố về, nhưng người bán chỉ đổi lấy điều em giấu kín nhất.',
    'In the stillest week of the year a stranger rows into the floating market and sells wind by the bottle. Sen wants the one that will bring her father home, but he takes only what she has never told anybody.',
    '在一年中最悶熱的一週，陌生人划船來到水上市集，一瓶一瓶地賣風。小蓮想買能帶父親回家的那陣風，可他只換她從沒說過的祕密。',
  ),
  genres: ['animation', 'fantasy', 'family'],
  directors: ['Ngô Thiên Ý'],
  cast: [
    ['Phạm Lam Khê', words('Bé Sen', 'Sen', '小蓮')],
    ['Đỗ Quân Vỹ', words('Người bán gió', 'The wind seller', '賣風人')],
  ],
};

const strayBall: Story = {
  ...{ slug: 'qua-bong-lac-duong', kind: 'phim', year: 2026, ageRating: 'P', episodes: [] },
  title: words('Quả bóng lạc đường', 'The Ball That Went Astray', '迷路的足球'),
  tagline: words('Cú sút hỏng hay nhất mùa giải.', 'The best miss of the season.', '本季最妙的一次射失。'),
  synopsis: words(
    'Một cú sút vọt xà bay khỏi sân, rơi xuống sông, qua đám cưới, phiên chợ và tổ chim, trong khi hai đội vẫn đứng chờ. Chín mươi giây để bóng tìm đường về trước tiếng còi.',
    'A shot goes over the bar, out of the ground and into the river, through a wedding, a market and a bird’s nest, while two teams stand and wait. Ninety seconds for a ball to find its way back before the whistle.',
    '一腳射門越過橫樑飛出球場，掉進河裡，穿過婚禮、市集和鳥巢，而兩隊球員仍在等待。終場哨響之前，球有九十秒找到回家的路。',
  ),
  genres: ['animation', 'adventure', 'comedy', 'sport'],
  directors: ['Hồ Tường An'],
  cast: [['Võ Minh Tấn', words('Người tường thuật', 'The commentator', '解說員')]],
};

/** In the order in which they were added. */
export const stories: readonly Story[] = [windSeller, lastLamp, riverStation, strayBall];
