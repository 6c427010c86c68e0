import { dayLong, everyPart, show, type Show } from './programme.ts';

/** Sport. */
export const sportShows: readonly Show[] = [
  show(
    'sport',
    [105, 120],
    ['afternoon', 'evening', 'late'],
    [
      ['Bóng đá: trận trong ngày', 'Football: Match of the Day', '足球：今日一戰'],
      ['Trận đấu trọn vẹn với hai bình luận viên.', 'The whole match with two commentators.', '完整比賽，兩位評述。'],
    ],
  ),
  show(
    'sport',
    [90],
    ['noon', 'evening', 'night'],
    [
      ['Bóng rổ sân bến', 'Quayside Basketball', '碼頭籃球'],
      ['Bốn hiệp trên sân ngoài trời.', 'Four quarters on the open court.', '露天球場的四節較量。'],
    ],
  ),
  show(
    'show',
    [30],
    ['morning', 'late'],
    [
      ['Phòng thay đồ', 'The Dressing Room', '更衣室'],
      ['Huấn luyện viên vẽ lại một pha bóng.', 'A coach draws one move again.', '教練重畫一次進攻。'],
    ],
  ),
  show(
    'sport',
    [60],
    ['morning', 'noon', 'night'],
    [
      ['Những trận cũ', 'Old Matches', '經典舊戰'],
      [
        'Một trận của mười năm trước, có lời kể mới.',
        'A match of ten years ago, told anew.',
        '十年前的比賽，重新評述。',
      ],
    ],
  ),
  show('sport', [30], dayLong, [
    ['Nhịp thể thao', 'Sport Beat', '體育節拍'],
    ['Kết quả, bàn thắng, lịch ngày mai.', 'Results, goals, tomorrow’s fixtures.', '賽果、進球與明日賽程。'],
  ]),
  show(
    'documentary',
    [45],
    ['afternoon', 'late'],
    [
      ['Sân đất', 'Dirt Pitches', '泥土球場'],
      ['Nơi những cầu thủ bắt đầu.', 'Where players begin.', '球員起步的地方。'],
    ],
    { counted: true },
  ),
];

/** Games that one watches. */
export const arenaShows: readonly Show[] = [
  show(
    'sport',
    [90, 120],
    ['afternoon', 'evening', 'late'],
    [
      ['Đấu trường trực tiếp', 'Arena Live', '競技場直播'],
      ['Hai đội năm người, ba ván thắng hai.', 'Five against five, best of three.', '五對五，三戰兩勝。'],
    ],
  ),
  show(
    'show',
    [30],
    ['morning', 'noon', 'late'],
    [
      ['Mổ băng', 'Tape Room', '戰術室'],
      ['Một pha giao tranh, xem chậm mười lần.', 'One fight, ten times in slow motion.', '一次團戰，慢放十遍。'],
    ],
  ),
  show(
    'sport',
    [45],
    dayLong,
    [
      ['Đua bi mở rộng', 'Marble Open', '彈珠公開賽'],
      ['Mười hai viên bi, sáu vòng.', 'Twelve marbles, six heats.', '十二顆彈珠，六輪賽事。'],
    ],
    { counted: true },
  ),
  show(
    'show',
    [60],
    ['noon', 'evening'],
    [
      ['Người mới', 'Newcomers', '新人'],
      ['Tám người chơi lần đầu, một huấn luyện viên.', 'Eight beginners, one coach.', '八名新手，一位教練。'],
    ],
  ),
  show(
    'sport',
    [60, 120],
    ['night', 'morning'],
    [
      ['Chiếu lại trong đêm', 'Night Replays', '深夜重播'],
      ['Các trận của tuần, không cắt.', 'The week’s matches, uncut.', '一週賽事，完整重播。'],
    ],
  ),
];

/** Music and talk, to be heard. */
export const radioShows: readonly Show[] = [
  show('music', [60, 90], everyPart, [
    ['Nhạc bên sông', 'Riverside Music', '河畔音樂'],
    ['Đàn tranh, guitar và tiếng nước.', 'Zither, guitar and the sound of water.', '古箏、吉他與水聲。'],
  ]),
  show(
    'news',
    [10],
    ['morning', 'noon', 'evening'],
    [
      ['Bản tin giờ', 'Hourly Bulletin', '整點新聞'],
      ['Mười phút mỗi giờ.', 'Ten minutes on the hour.', '每小時十分鐘。'],
    ],
  ),
  show(
    'show',
    [60],
    ['evening', 'late'],
    [
      ['Gọi về bến', 'Calls to the Quay', '打給碼頭'],
      ['Người nghe gọi đến và chọn bài.', 'Listeners call and choose.', '聽眾來電點歌。'],
    ],
  ),
  show(
    'culture',
    [30],
    ['late', 'night'],
    [
      ['Đọc truyện đêm khuya', 'Late Reading', '深夜朗讀'],
      ['Một truyện ngắn, một giọng đọc.', 'One short story, one voice.', '一個短篇，一個聲音。'],
    ],
    { counted: true },
  ),
];
