import type { GroupCategory } from '#domain/community/group.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Target } from '#domain/social/social.ts';

interface Line {
  readonly text: string;
  readonly lang: Locale;
  readonly embed?: Target;
  readonly poll?: { readonly question: string; readonly options: readonly string[] };
}
const vi = (text: string, more: Omit<Line, 'text' | 'lang'> = {}): Line => ({ text, lang: 'vi', ...more });
const en = (text: string, more: Omit<Line, 'text' | 'lang'> = {}): Line => ({ text, lang: 'en', ...more });
const zh = (text: string, more: Omit<Line, 'text' | 'lang'> = {}): Line => ({ text, lang: 'zh', ...more });
const team = (id: string): Target => ({ type: 'team', id });
const film = (id: string): Target => ({ type: 'film', id });
const comic = (id: string): Target => ({ type: 'comic', id });
const game = (id: string): Target => ({ type: 'game', id });

/** What people post for everybody. */
export const lines: readonly Line[] = [
  vi('Mưa từ chiều tới giờ mà khán đài Đông vẫn kín chỗ. Ai quên áo mưa thì qua hàng ghế của mình, còn dư hai cái.'),
  vi('Cảng Mây mùa này chuyền ngắn đẹp thật, nhưng cứ tới vòng cấm là ngần ngừ.', { embed: team('cangmay') }),
  vi('Hỏi nhỏ: xem trận lúc hai giờ sáng thì mọi người ăn gì cho tỉnh? Mình hết ý tưởng rồi.', {
    poll: { question: 'Ăn gì lúc hai giờ sáng?', options: ['Mì gói', 'Bánh mì', 'Trái cây', 'Nhịn'] },
  }),
  vi('Lần đầu dắt ba đi sân. Ba không nói gì suốt hiệp một, tới bàn gỡ thì la to nhất khán đài.'),
  vi('Đọc một mạch hết truyện này rồi. Cảnh đêm trước trận cuối vẽ lặng người.', { embed: comic('cau-thu-so-khong') }),
  vi('Có ai còn giữ vé trận mở màn năm ngoái không, cho mình xin tấm hình mặt sau?'),
  vi('Góc chiến thuật: hậu vệ biên bó vào trong thì ai lo khoảng trống phía sau? Mình xem lại ba lần vẫn chưa hiểu.'),
  vi('Bến Gỗ thay cả hàng tiền vệ mà vẫn ghìm được nhịp trận. Nể ông thầy.', { embed: team('bengo') }),
  vi('Chơi ô ăn quan với con gái thua bốn ván liền. Cháu sáu tuổi.', { embed: game('o-an-quan') }),
  vi('Tuần này ai trực chỗ cổ động viên Nam xin nhắn mình, tụi mình thiếu người căng băng rôn.'),
  vi('Bình luận viên tối qua nói đúng một câu rồi im cho khán giả nghe tiếng sân. Hay quá chừng.'),
  vi('Mình ủng hộ đội khách mà ngồi nhầm khán đài nhà, được mời nước mía. Bóng đá là vậy đó.'),
  vi('Tự nhiên muốn xem lại phim này vào một đêm không có trận.', { embed: film('chiec-den-cuoi-khan-dai') }),
  vi('Nhà ai có trẻ nhỏ thì vào cổng C nhé, vừa có mái che vừa gần chỗ rửa tay.'),
  vi('Theo mọi người, phút nào dễ vỡ trận nhất?', {
    poll: { question: 'Phút nào dễ vỡ trận nhất?', options: ['Mười phút đầu', 'Ngay sau giờ nghỉ', 'Bù giờ'] },
  }),
  vi('Sáng nay đi chạy gặp nguyên đội trẻ đang khởi động. Tụi nhỏ chào từng người một.'),
  vi('Đừng ai kể kết quả nha, tối mình mới xem lại được.'),
  vi('Khăn quàng mẹ đan từ mùa đầu tiên, giặt hoài không phai. Năm nay thêm một sọc nữa.'),
  en('Sat next to a gentleman who has missed two home matches in thirty years. Both were weddings. One was his own.'),
  en('The quiet before a free kick is the best sound in this sport.'),
  en('Which row do you actually see the far corner from? Asking for a short friend.', {
    poll: { question: 'Best row for the far corner?', options: ['Row C', 'Row K', 'The very back'] },
  }),
  en('Went for the football, stayed for the grilled corn. No regrets.'),
  en('If your winger keeps cutting inside, somebody has to run outside him. That is the post.'),
  en('Reading this with breakfast. The cat keeps the pitch better than our groundsman.', {
    embed: comic('meo-mun-giu-san'),
  }),
  zh('昨晚下大雨，全場沒有人走。最後一分鐘大家一起唱到聲音沙啞。'),
  zh('第一次看雲港的比賽，傳球好看，射門再果斷一點就好了。', { embed: team('cangmay') }),
  zh('凌晨兩點的比賽，你們怎麼撐？', { poll: { question: '凌晨看球靠什麼？', options: ['咖啡', '泡麵', '意志力'] } }),
  zh('帶爺爺來看球，他說跟六十年前一樣好看。'),
];

interface GroupLine {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  readonly rules: readonly string[];
  readonly category: GroupCategory;
  readonly lang: Locale;
  /** Asked of who wants to join a closed one; open where absent. */
  readonly question?: string;
  readonly lines: readonly string[];
}

export const groupLines: readonly GroupLine[] = [
  {
    ...{ key: 'khan-dai-dong', name: 'Khán đài Đông', category: 'bong-da', lang: 'vi' },
    about: 'Nhóm của những người ngồi sau khung thành phía Đông: hẹn giờ, giữ chỗ, căng băng rôn.',
    rules: ['Không bán lại vé', 'Kết quả trận đang phát lại thì ghi rõ ngay dòng đầu'],
    lines: [
      'Tối nay mở cổng từ 18 giờ, ai tới trước giữ giùm dãy cuối.',
      'Băng rôn mới xong rồi, chữ to hơn năm ngoái một gang.',
      'Trống lớn hư mặt, ai biết chỗ thay chỉ mình với.',
      'Nhờ mọi người nhặt rác quanh ghế mình sau trận nhé, tuần trước sạch lắm.',
    ],
  },
  {
    ...{ key: 'so-tay-chien-thuat', name: 'Sổ tay chiến thuật', category: 'bong-da', lang: 'vi' },
    about: 'Vẽ sơ đồ, cãi nhau lịch sự, không ai được nói "tại trọng tài".',
    rules: ['Có hình hoặc có phút thì mới tranh luận', 'Chê cách chơi, không chê người'],
    lines: [
      'Pressing từ sân đối phương mà hàng thủ đứng thấp thì giữa sân trống hơn trăm mét vuông.',
      'Ai vẽ lại giùm pha phối hợp góc tối qua, mình thấy có người chắn tầm nhìn thủ môn.',
      'Tiền vệ lùi nhận bóng quay lưng ba lần thì mất hai. Sửa hướng nhận là xong.',
    ],
  },
  {
    ...{ key: 'rap-tang-hai', name: 'Rạp tầng hai', category: 'phim', lang: 'vi' },
    about: 'Những đêm không có trận thì xem phim.',
    rules: ['Không tiết lộ đoạn kết'],
    lines: [
      'Tối thứ Tư xem chung nhé, phim ngắn thôi để còn ngủ.',
      'Cảnh ga tàu trong mưa quay đúng một cú máy, mình đếm rồi.',
    ],
  },
  {
    ...{ key: 'nhac-di-san', name: 'Nhạc đi sân', category: 'nhac', lang: 'vi' },
    about: 'Bài hát khởi động, bài hát trên đường về.',
    rules: [],
    lines: [
      'Bài nào mọi người nghe trên đường về lúc thua?',
      'Trống khán đài hoà được với đàn tranh, mình nghe thử rồi.',
    ],
  },
  {
    ...{ key: 'van-nua-thoi', name: 'Ván nữa thôi', category: 'game', lang: 'vi' },
    about: 'Ô ăn quan, sút luân lưu, rắn săn cỏ. Chơi tới giờ bóng lăn.',
    rules: ['Thua không được xoá kỷ lục'],
    lines: ['Ai phá được kỷ lục rắn của mình thì mình mời trà đá.', 'Sút luân lưu: nhìn vai thủ môn, đừng nhìn chân.'],
  },
  {
    ...{ key: 'back-row-english', name: 'Back row, in English', category: 'bong-da', lang: 'en' },
    about: 'For everyone who follows in English: matchdays, food, getting home.',
    rules: ['Be kind', 'Mark spoilers'],
    lines: ['Gate B is quickest after six.', 'The last bus waits for extra time. Bless the driver.'],
  },
  {
    ...{ key: 'kan-tai-zhong-wen', name: '看台中文角', category: 'bong-da', lang: 'zh' },
    about: '用中文聊球：比賽、交通、宵夜。',
    rules: ['互相尊重', '不劇透'],
    lines: ['今晚六點半在B門集合。', '賽後那家麵店開到一點。'],
  },
  {
    ...{ key: 'ban-can-su-to-chuc', name: 'Ban tổ chức khán đài', category: 'khac', lang: 'vi' },
    about: 'Nhóm kín của những người lo băng rôn, trống và dọn dẹp.',
    rules: ['Chuyện trong nhóm ở lại trong nhóm'],
    question: 'Bạn từng giúp khán đài việc gì?',
    lines: ['Danh sách trực cuối tuần đã đủ người, cảm ơn mọi người.', 'Quỹ nước uống còn đủ hai trận nữa.'],
  },
];

/** What is answered under posts. */
export const answers: Readonly<Record<Locale, readonly string[]>> = {
  vi: [
    'Chuẩn luôn.',
    'Mình cũng thấy vậy, mà không dám nói.',
    'Hàng ghế của mình ai cũng gật đầu.',
    'Cho mình xin một chỗ với!',
    'Đọc mà nhớ sân quá.',
    'Lần sau nhớ rủ nhé.',
  ],
  en: ['Spot on.', 'Row K agrees.', 'Save me a seat.', 'This made my morning.'],
  zh: ['說得好。', '下次一起去！', '我們這排都同意。'],
};
