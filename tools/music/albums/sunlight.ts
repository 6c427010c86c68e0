import type { AlbumScore } from '../score.ts';

const chorusOfSun = [
  'Nắng xiên qua cửa sổ nhà mình',
  'nắng rơi xuống chén cơm trưa',
  'Đài nói chiều nay có trận hay',
  'mà em nói chiều nay có mưa',
];
const chorusOfCoat = [
  'Áo mưa hồng chạy trên phố',
  'ướt hết rồi vẫn cười to',
  'Mình thắng rồi em nghe rõ',
  'cả thành phố đang reo hò',
];
const chorusOfCoffee = [
  'Cà phê đắng hiệp hai thì ngọt',
  'mười lăm phút vừa đủ say',
  'Người ta ngồi bàn nhau chiến thuật',
  'còn tôi nhìn một bàn tay',
];
const chorusOfWay = [
  'Vé một chiều anh đi đâu',
  'tàu không chở được nỗi buồn',
  'Sân ga nào cũng có đèn',
  'mà đèn nào cũng giống nhau',
];

/** Bright songs of a small room. */
export const sunlight: AlbumScore = {
  albumId: 'nang-xien-qua-cua',
  name: 'Nắng xiên qua cửa',
  artist: {
    artistId: 'truc-ly',
    name: 'Trúc Ly',
    bio: {
      vi: 'Trúc Ly viết nhạc pop cho những buổi chiều có trận lúc năm giờ. Nghệ sĩ này do Khán Đài dựng nên cho bản trình diễn.',
      en: 'Trúc Ly writes pop for afternoons with a match at five. An invented artist of this demo.',
      zh: 'Trúc Ly 為五點有比賽的午後寫流行歌。本示範站虛構的藝人。',
    },
    photo: { form: 5, palette: 0 },
  },
  about: {
    vi: 'Nhạc cho căn phòng nhỏ có cửa sổ hướng tây, từ bossa nova tới lo-fi.',
    en: 'Music for a small room that looks west, from bossa nova to lo-fi.',
    zh: '給朝西小房間的音樂，從巴薩諾瓦到 lo-fi。',
  },
  cover: { form: 0, palette: 0 },
  weeksAgo: 2,
  songs: [
    {
      ...{
        songId: 'nang-xien-qua-cua',
        name: 'Nắng xiên qua cửa',
        bpm: 104,
        beats: 4,
        swing: 0,
        key: 'C',
        scale: 'major',
      },
      ...{ genres: ['bossa-nova', 'pop'], moods: ['nghi-giua-hiep'], register: 66, room: 0.35 },
      ...{
        lead: 'singerO',
        second: 'singerU',
        chords: 'guitar',
        comp: 'bossa',
        bass: 'fretless',
        bassline: 'bossa',
        colour: 'marimba',
      },
      form: [
        { kind: 'intro', chords: 'Cmaj7 Dm9 G7 Cmaj7', energy: 0.45, groove: 'bossa' },
        {
          ...{ kind: 'verse', chords: 'Cmaj7 A7 Dm9 G7 Em7 A7 Dm9 G7', energy: 0.6, groove: 'bossa' },
          lines: [
            'Sáng nay dậy muộn quên tưới cây',
            'con mèo nằm ngủ trên báo cũ',
            'Trang thể thao ướt một góc dày',
            'tỉ số nhoè đi như chưa đá',
          ],
        },
        {
          kind: 'chorus',
          chords: 'Fmaj7 Em7 Dm9 Cmaj7 Fmaj7 Em7 Dm9 G7',
          energy: 0.9,
          groove: 'bossa',
          lift: 3,
          lines: chorusOfSun,
        },
        { kind: 'solo', chords: 'Cmaj7 A7 Dm9 G7', energy: 0.7, groove: 'bossa', lines: [8, 7] },
        {
          kind: 'chorus',
          chords: 'Fmaj7 Em7 Dm9 Cmaj7 Fmaj7 G7 Cmaj7 C6',
          energy: 0.95,
          groove: 'bossa',
          lift: 3,
          lines: chorusOfSun,
        },
        { kind: 'outro', chords: 'Dm9 G7', energy: 0.45, groove: 'bossa' },
      ],
    },
    {
      ...{ songId: 'ao-mua-hong', name: 'Áo mưa hồng', bpm: 118, beats: 4, swing: 0, key: 'A', scale: 'major' },
      ...{ genres: ['pop'], moods: ['sau-tran-thang', 'truoc-gio-bong-lan'], register: 67, room: 0.35 },
      ...{
        lead: 'singerA',
        second: 'singerO',
        chords: 'piano',
        comp: 'pulse',
        bass: 'synthBass',
        bassline: 'eighths',
        colour: 'bell',
      },
      form: [
        { kind: 'intro', chords: 'A E F#m D', energy: 0.6, groove: 'pop' },
        {
          ...{ kind: 'verse', chords: 'A A E E F#m F#m D E', energy: 0.65, groove: 'pop' },
          lines: [
            'Trời đổ mưa ngay phút tám mươi',
            'bà bán ngô gọi với theo em',
            'Một chiếc áo mưa chung hai đứa',
            'một bên vai ướt một bên mềm',
          ],
        },
        { kind: 'chorus', chords: 'D E C#m F#m D E A A', energy: 1, groove: 'pop', lift: 4, lines: chorusOfCoat },
        {
          kind: 'bridge',
          chords: 'Bm C#m D E',
          energy: 0.7,
          groove: 'march',
          lines: ['Mai đi học giọng khàn rồi', 'thầy hỏi thì nói trời mưa'],
        },
        { kind: 'chorus', chords: 'D E C#m F#m D E A A', energy: 1, groove: 'pop', lift: 4, lines: chorusOfCoat },
        { kind: 'outro', chords: 'D E A A', energy: 0.7, groove: 'pop' },
      ],
    },
    {
      ...{
        songId: 'ca-phe-hiep-hai',
        name: 'Cà phê hiệp hai',
        bpm: 86,
        beats: 4,
        swing: 0.28,
        key: 'F',
        scale: 'major',
      },
      ...{ genres: ['lo-fi', 'jazz'], moods: ['nghi-giua-hiep'], register: 65, room: 0.3 },
      ...{ lead: 'singerO', chords: 'rhodes', comp: 'strum', bass: 'fretless', bassline: 'walking', colour: 'harp' },
      form: [
        { kind: 'intro', chords: 'Fmaj9 Em7b5-A7', energy: 0.45, groove: 'lofi' },
        {
          ...{ kind: 'verse', chords: 'Fmaj9 Em7b5-A7 Dm9 Cm7-F7 Bbmaj7 Am7-Dm7 Gm7 C9', energy: 0.55, groove: 'lofi' },
          lines: [
            'Quán nhỏ có cái ti vi mờ',
            'mười hai người chung một màn hình',
            'Đá tan trong ly nghe rất khẽ',
            'trọng tài thổi phạt ai giật mình',
          ],
        },
        {
          kind: 'chorus',
          chords: 'Bbmaj7 C9 Am7 Dm9 Gm7 C9 Fmaj9 C9',
          energy: 0.8,
          groove: 'lofi',
          lift: 2,
          lines: chorusOfCoffee,
        },
        { kind: 'solo', chords: 'Gm7 C9 Fmaj9 D7', energy: 0.6, groove: 'lofi', lines: [7, 6] },
        { kind: 'outro', chords: 'Gm7 C9 Fmaj9', energy: 0.45, groove: 'lofi' },
      ],
    },
    {
      ...{ songId: 've-mot-chieu', name: 'Vé một chiều', bpm: 100, beats: 4, swing: 0, key: 'B', scale: 'minor' },
      ...{ genres: ['pop', 'ballad'], moods: ['sau-tran-thua'], register: 66, room: 0.5 },
      ...{
        lead: 'singerA',
        second: 'singerU',
        chords: 'guitar',
        comp: 'strum',
        bass: 'bass',
        bassline: 'fifths',
        colour: 'strings',
      },
      form: [
        { kind: 'intro', chords: 'Bm G D A', energy: 0.45, groove: 'soft' },
        {
          ...{ kind: 'verse', chords: 'Bm G D A Bm G Em F#7', energy: 0.6, groove: 'soft' },
          lines: [
            'Anh gửi tôi chiếc khăn đội bóng',
            'bảo giữ giùm cho hết mùa thu',
            'Rồi tàu đi lúc chưa kịp nói',
            'rằng tôi cổ vũ đội bên kia',
          ],
        },
        { kind: 'chorus', chords: 'G A F#m Bm G A Bm Bm', energy: 0.95, groove: 'ballad', lift: 4, lines: chorusOfWay },
        {
          kind: 'bridge',
          chords: 'Em Bm G F#7',
          energy: 0.65,
          groove: 'soft',
          lines: ['Bao giờ hai đội gặp nhau', 'tôi ngồi ghế giữa nhìn anh'],
        },
        { kind: 'chorus', chords: 'G A F#m Bm G A Bm Bm', energy: 1, groove: 'ballad', lift: 4, lines: chorusOfWay },
        { kind: 'outro', chords: 'G A Bm', energy: 0.45 },
      ],
    },
    {
      ...{
        songId: 'chieu-khong-loi',
        name: 'Chiều không lời',
        bpm: 78,
        beats: 4,
        swing: 0.15,
        key: 'G',
        scale: 'major',
      },
      ...{ genres: ['instrumental', 'lo-fi'], moods: ['khong-loi-de-doc', 'mua-ngoai-hien'], register: 67, room: 0.6 },
      ...{ lead: 'guitar', chords: 'rhodes', comp: 'held', bass: 'fretless', bassline: 'roots', colour: 'harp' },
      form: [
        { kind: 'intro', chords: 'Gmaj7 Cmaj7', energy: 0.4 },
        {
          kind: 'verse',
          chords: 'Gmaj7 Bm7 Cmaj7 D7sus4 Em7 Bm7 Cmaj7 D7',
          energy: 0.55,
          groove: 'lofi',
          lines: [6, 8, 7, 5],
        },
        {
          kind: 'chorus',
          chords: 'Cmaj7 Bm7 Am7 Gmaj7 Cmaj7 Bm7 Am7 D7',
          energy: 0.7,
          groove: 'lofi',
          lift: 3,
          lines: [8, 7, 9, 6],
        },
        { kind: 'outro', chords: 'Cmaj7 D7sus4 Gmaj7 Gmaj7', energy: 0.4 },
      ],
    },
  ],
};
