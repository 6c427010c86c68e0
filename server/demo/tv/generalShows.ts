import { dayLong, everyPart, show, type Show } from './programme.ts';

/** News, talk and what a family watches together. */
export const generalShows: readonly Show[] = [
  show(
    'news',
    [30],
    ['morning'],
    [
      ['Bến sáng', 'Quayside Morning', '碼頭早晨'],
      [
        'Chuyện trong đêm, chợ đầu ngày và thời tiết ba miền.',
        'The night’s news, the first market and the weather.',
        '夜間新聞、早市與各地天氣。',
      ],
    ],
  ),
  show(
    'news',
    [20, 30],
    ['noon', 'evening', 'late'],
    [
      ['Tin bến sông', 'River News', '河港新聞'],
      ['Những gì đã xảy ra hôm nay ở hai bờ sông.', 'What happened today on both banks.', '今天兩岸發生的事。'],
    ],
  ),
  show(
    'news',
    [15],
    ['late', 'night'],
    [
      ['Điểm tin khuya', 'Late Headlines', '深夜要聞'],
      ['Mười lăm phút cho ai vừa tan ca.', 'Fifteen minutes for who comes home late.', '給晚歸人的十五分鐘。'],
    ],
  ),
  show(
    'series',
    [45],
    ['noon', 'evening'],
    [
      ['Nhà trên sóng', 'House on the Waves', '浪上人家'],
      ['Ba chị em giữ lại con đò của cha.', 'Three sisters keep their father’s ferry.', '三姊妹守住父親的渡船。'],
    ],
    { counted: true },
  ),
  show(
    'series',
    [40],
    ['afternoon', 'late'],
    [
      ['Phố đèn dầu', 'Lamp-Oil Street', '油燈街'],
      [
        'Một con phố, mười gian hàng, một bí mật.',
        'One street, ten stalls, one secret.',
        '一條街、十個攤位、一個祕密。',
      ],
    ],
    { counted: true },
  ),
  show(
    'documentary',
    [30, 45],
    ['morning', 'afternoon', 'late'],
    [
      ['Nghề cũ', 'Old Trades', '老行當'],
      ['Người đóng ghe cuối cùng kể chuyện gỗ.', 'The last boatwright talks about wood.', '最後的造船匠談木頭。'],
    ],
  ),
  show(
    'documentary',
    [50],
    ['evening', 'night'],
    [
      ['Theo dòng nước', 'Following the Water', '順流而下'],
      ['Từ nguồn ra biển trong tám chặng.', 'From the spring to the sea in eight legs.', '從源頭到大海，八段旅程。'],
    ],
    { counted: true },
  ),
  show(
    'culture',
    [30],
    ['morning', 'noon'],
    [
      ['Gian bếp mùa mưa', 'Rainy-Season Kitchen', '雨季廚房'],
      ['Món cho ngày mưa, làm trong nửa giờ.', 'Rainy-day dishes in half an hour.', '下雨天的半小時料理。'],
    ],
  ),
  show(
    'culture',
    [60],
    ['evening'],
    [
      ['Sân khấu đình làng', 'Village Stage', '村口戲台'],
      [
        'Một vở chèo trọn vẹn, quay tại sân đình.',
        'A whole folk play, filmed where it belongs.',
        '整齣民間戲，在戲台實拍。',
      ],
    ],
  ),
  show(
    'show',
    [60],
    ['evening'],
    [
      ['Ai nhanh hơn đò', 'Faster Than the Ferry', '快過渡船'],
      ['Hai đội, một con đò, bảy câu đố.', 'Two teams, one ferry, seven riddles.', '兩隊、一船、七道謎題。'],
    ],
  ),
  show(
    'show',
    [30],
    ['afternoon'],
    [
      ['Một phút của bạn', 'Your Minute', '你的一分鐘'],
      [
        'Người xem kể một chuyện trong đúng một phút.',
        'Viewers tell a story in exactly one minute.',
        '觀眾用一分鐘說一個故事。',
      ],
    ],
  ),
  show(
    'education',
    [30],
    ['morning', 'afternoon'],
    [
      ['Toán ngoài chợ', 'Market Maths', '市場數學'],
      [
        'Phân số bằng cam, xác suất bằng xúc xắc.',
        'Fractions with oranges, odds with dice.',
        '用柳橙學分數，用骰子學機率。',
      ],
    ],
  ),
  show(
    'other',
    [60, 90],
    ['night'],
    [
      ['Sông đêm', 'Night River', '夜河'],
      ['Máy quay đặt ở bến, không lời.', 'A camera on the quay, without words.', '碼頭上的鏡頭，沒有旁白。'],
    ],
  ),
];

/** Films and series. */
export const filmShows: readonly Show[] = [
  show(
    'film',
    [95, 105, 120],
    ['noon', 'evening', 'late', 'night'],
    [
      ['Người lái đò mù', 'The Blind Ferryman', '盲眼船夫'],
      ['Ông nhớ từng khúc sông, trừ một khúc.', 'He knows every bend but one.', '他記得每一道河灣，除了一道。'],
    ],
  ),
  show(
    'film',
    [90, 110],
    ['morning', 'afternoon', 'late'],
    [
      ['Chuyến tàu không ga', 'A Train Without Stations', '沒有車站的列車'],
      [
        'Bảy hành khách, không ai nhớ vé mình.',
        'Seven passengers, and nobody remembers the ticket.',
        '七名乘客，沒人記得自己的車票。',
      ],
    ],
  ),
  show(
    'film',
    [100],
    ['evening'],
    [
      ['Mùa nước nổi', 'High Water', '漲水季'],
      ['Cả làng dọn lên mái nhà.', 'A village moves to its roofs.', '全村搬上屋頂。'],
    ],
  ),
  show(
    'film',
    [85, 95],
    ['noon', 'afternoon', 'night'],
    [
      ['Thợ chữa đồng hồ', 'The Clock Mender', '修鐘人'],
      ['Đồng hồ nào cũng chạy lùi một phút.', 'Every clock runs one minute back.', '每座鐘都慢了一分鐘。'],
    ],
  ),
  show(
    'series',
    [45],
    dayLong,
    [
      ['Tổ điều tra bến cảng', 'Harbour Squad', '港口調查組'],
      ['Mỗi tập một chuyến hàng không ai nhận.', 'Each episode a cargo that nobody claims.', '每集一批無人認領的貨。'],
    ],
    { counted: true },
  ),
  show('show', [15], everyPart, [
    ['Sau màn ảnh', 'Behind the Screen', '銀幕之後'],
    ['Người dựng phim kể một cảnh.', 'An editor explains one scene.', '剪接師講一場戲。'],
  ]),
];

/** For children. */
export const kidsShows: readonly Show[] = [
  show(
    'kids',
    [15, 20],
    dayLong,
    [
      ['Bi ve phiêu lưu', 'Marble Journeys', '彈珠歷險'],
      ['Năm viên bi xuống dốc tìm nhà.', 'Five marbles roll home.', '五顆彈珠滾回家。'],
    ],
    { counted: true },
  ),
  show(
    'kids',
    [25],
    ['morning', 'afternoon', 'evening'],
    [
      ['Trạm đèn nhỏ', 'The Little Lamp Station', '小燈站'],
      ['Cô bé và chú cò thắp đèn trên sông.', 'A girl and a stork light the river.', '女孩與鸛鳥點亮河面。'],
    ],
    { counted: true },
  ),
  show(
    'education',
    [20],
    ['morning', 'noon', 'afternoon'],
    [
      ['Vì sao thế nhỉ?', 'Why Is That?', '為什麼呢？'],
      ['Vì sao nước chảy, vì sao gió thổi.', 'Why water runs and wind blows.', '水為何流，風為何吹。'],
    ],
  ),
  show('kids', [10], dayLong, [
    ['Mười phút vẽ', 'Ten Minutes of Drawing', '畫畫十分鐘'],
    ['Hôm nay vẽ con trâu.', 'Today: a buffalo.', '今天畫水牛。'],
  ]),
  show(
    'music',
    [30],
    ['evening'],
    [
      ['Ru', 'Lullabies', '搖籃曲'],
      ['Những bài hát ru của ba miền.', 'Lullabies of three regions.', '三地的搖籃曲。'],
    ],
  ),
  show(
    'other',
    [60, 120],
    ['night', 'late'],
    [
      ['Trời sao', 'Stars', '星空'],
      ['Bầu trời đêm, không tiếng.', 'The night sky, silent.', '夜空，無聲。'],
    ],
  ),
];
