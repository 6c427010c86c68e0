import { words } from '#server/shared/words.ts';
import type { EpisodeStory, Story } from './story.ts';

const episode = (
  season: number,
  no: number,
  title: EpisodeStory['title'],
  synopsis: EpisodeStory['synopsis'],
): EpisodeStory => ({ season, no, title, synopsis });

/** The show of the demo: two seasons of three episodes. */
export const riverStation: Story = {
  ...{ slug: 'tram-den-song', kind: 'tv-show', year: 2025, ageRating: 'T13' },
  title: words('Trạm đèn sông', 'River Lamp Station', '河燈站'),
  tagline: words(
    'Ai thắp đèn khi không còn thuyền nào qua?',
    'Who lights the lamp when no boat passes?',
    '再無船經過時，是誰點亮了燈？',
  ),
  synopsis: words(
    'Vy nhận ca đêm ở trạm đèn cuối khúc sông cạn. Đêm nào cũng có một chiếc phà không có trong sổ, và người trên phà đều biết tên cô.',
    'Vy takes the night shift at the last lamp on a river that has run low. Every night a ferry passes that is in no book, and everybody on it knows her name.',
    '阿薇在枯水河段的最後一座燈站值夜班。每晚都有一艘不在名冊上的渡船經過，船上每個人都知道她的名字。',
  ),
  genres: ['animation', 'mystery', 'drama'],
  directors: ['Lâm Nhật Hạ'],
  cast: [
    ['Trúc Vy An', words('Vy', 'Vy', '阿薇')],
    ['Đặng Hoài Sơn', words('Ông lái phà', 'The ferryman', '船夫')],
  ],
  episodes: [
    episode(
      1,
      1,
      words('Đèn không người', 'A Lamp and Nobody', '無人的燈'),
      words(
        'Ca đầu tiên: ngọn đèn đã thắp sẵn.',
        'The first shift: the lamp is already lit.',
        '第一個夜班：燈早已亮著。',
      ),
    ),
    episode(
      1,
      2,
      words('Chuyến phà không số', 'The Ferry Without a Number', '沒有編號的渡船'),
      words(
        'Vy hỏi một hành khách họ đi đâu.',
        'Vy asks a passenger where they are going.',
        '阿薇問一位乘客要去哪裡。',
      ),
    ),
    episode(
      1,
      3,
      words('Tiếng chuông ngược', 'The Bell Backwards', '倒著響的鐘'),
      words('Chuông báo trước khi phà tới.', 'The bell rings before the ferry comes.', '渡船未到，鐘聲先響。'),
    ),
    episode(
      2,
      1,
      words('Nước đứng', 'Still Water', '靜止的水'),
      words('Sông ngừng chảy đúng một đêm.', 'For one night the river stands still.', '河水停流了整整一夜。'),
    ),
    episode(
      2,
      2,
      words('Người đưa thư', 'The Letter Carrier', '送信人'),
      words('Bức thư gửi từ mùa lũ năm sau.', 'A letter from next year’s flood.', '一封來自明年汛期的信。'),
    ),
    episode(
      2,
      3,
      words('Bình minh ở bến', 'Dawn at the Landing', '渡口的黎明'),
      words('Vy tắt đèn và bước lên phà.', 'Vy puts out the lamp and steps aboard.', '阿薇熄了燈，踏上渡船。'),
    ),
  ],
};
