import type { AlbumScore } from '../score.ts';

const chorusOfRow = [
  'Hàng ghế cuối hàng ghế cuối',
  'có một chỗ vẫn để dành',
  'Đèn pha tắt đêm còn dài',
  'tôi ngồi nghe cỏ lên xanh',
];
const chorusOfLight = [
  'Đèn pha tắt dần từng ngọn',
  'tên em còn sáng trong tôi',
  'Thua một bàn đâu đã trọn',
  'còn mùa sau nữa người ơi',
];
const chorusOfTicket = [
  'Ông ơi cho tôi vào sân',
  'dù vé tôi đã cũ rồi',
  'Ngày xưa có một bàn chân',
  'đưa tôi qua cổng này thôi',
];
const chorusOfTime = [
  'Phút bù giờ tim đập nhanh',
  'bóng lăn chậm như giấc mơ',
  'Cả khán đài đứng lên nhìn',
  'đợi một bàn thắng bất ngờ',
];

/** Slow songs of an empty ground; the fourth runs into the fifth. */
export const night: AlbumScore = {
  albumId: 'dem-tren-khan-dai',
  name: 'Đêm trên khán đài',
  artist: {
    artistId: 'ha-mua',
    name: 'Hạ Mưa',
    bio: {
      vi: 'Hạ Mưa hát về những sân bóng sau khi đèn tắt. Nghệ sĩ này do Khán Đài dựng nên cho bản trình diễn.',
      en: 'Hạ Mưa sings of grounds after the lights go out. An invented artist of this demo.',
      zh: 'Hạ Mưa 唱的是熄燈之後的球場。本示範站虛構的藝人。',
    },
    photo: { form: 0, palette: 6 },
  },
  about: {
    vi: 'Năm bài, thu trong đầu một sân vận động không khán giả. Bài bốn chảy thẳng vào bài năm.',
    en: 'Five songs from an empty stadium. The fourth runs straight into the fifth.',
    zh: '五首歌，來自空無一人的球場。第四首直接流入第五首。',
  },
  cover: { form: 6, palette: 6 },
  weeksAgo: 0,
  songs: [
    {
      ...{ songId: 'hang-ghe-cuoi', name: 'Hàng ghế cuối', bpm: 84, beats: 4, swing: 0, key: 'A', scale: 'minor' },
      ...{ genres: ['ballad', 'indie'], moods: ['sau-tran-thua', 'mua-ngoai-hien'], register: 64, room: 0.6 },
      ...{
        lead: 'singerA',
        second: 'singerU',
        chords: 'piano',
        comp: 'arpeggio',
        bass: 'fretless',
        bassline: 'roots',
        colour: 'strings',
      },
      form: [
        { kind: 'intro', chords: 'Am F', energy: 0.3 },
        {
          ...{ kind: 'verse', chords: 'Am Em F C F C Dm E7', energy: 0.5, groove: 'soft' },
          lines: [
            'Người ta về hết mưa ở lại',
            'Hát nốt câu này rồi hẵng nghe',
            'Tỉ số đêm nay ai nhớ nữa',
            'Chỉ nhớ tay người lạnh ướt mưa',
          ],
        },
        { kind: 'chorus', chords: 'F G C Am F G Am-G Am', energy: 0.95, groove: 'ballad', lift: 3, lines: chorusOfRow },
        {
          kind: 'bridge',
          chords: 'Dm Am F E7',
          energy: 0.6,
          groove: 'soft',
          lines: ['Ngày mai sân vẫn là sân', 'người đi có nhớ chỗ này'],
        },
        { kind: 'chorus', chords: 'F G C Am', energy: 1, groove: 'ballad', lift: 3, lines: chorusOfRow.slice(0, 2) },
        { kind: 'outro', chords: 'F-G Am', energy: 0.3 },
      ],
    },
    {
      ...{
        songId: 'den-pha-tat-dan',
        name: 'Đèn pha tắt dần',
        bpm: 92,
        beats: 4,
        swing: 0.1,
        key: 'D',
        scale: 'minor',
      },
      ...{ genres: ['ballad', 'soul'], moods: ['sau-tran-thua', 'nghi-giua-hiep'], register: 65, room: 0.5 },
      ...{
        lead: 'singerO',
        second: 'singerU',
        chords: 'rhodes',
        comp: 'strum',
        bass: 'bass',
        bassline: 'fifths',
        colour: 'bell',
      },
      form: [
        { kind: 'intro', chords: 'Dm9 Bbmaj7', energy: 0.4, groove: 'brush' },
        {
          ...{ kind: 'verse', chords: 'Dm9 Gm7 C9 Fmaj7 Bbmaj7 Gm7 Em7b5 A7', energy: 0.55, groove: 'brush' },
          lines: [
            'Đèn pha tắt dần phía cuối sân',
            'Còn mình em với chiếc loa rè',
            'Người xếp lá cờ vào trong ngực',
            'như cất mùa hè để mùa mưa',
          ],
        },
        {
          kind: 'chorus',
          chords: 'Bbmaj7 C9 Am7 Dm9 Gm7 C9 Fmaj7 A7',
          energy: 0.9,
          groove: 'ballad',
          lift: 3,
          lines: chorusOfLight,
        },
        { kind: 'solo', chords: 'Gm7 C9 Fmaj7 A7', energy: 0.65, groove: 'brush', lines: [7, 8] },
        {
          kind: 'chorus',
          chords: 'Bbmaj7 C9 Am7 Dm9 Gm7 C9 Dm9 A7',
          energy: 1,
          groove: 'ballad',
          lift: 3,
          lines: chorusOfLight,
        },
        { kind: 'outro', chords: 'Bbmaj7 Dm9', energy: 0.35, groove: 'brush' },
      ],
    },
    {
      ...{ songId: 'nguoi-soat-ve', name: 'Người soát vé', bpm: 112, beats: 3, swing: 0, key: 'G', scale: 'major' },
      ...{ genres: ['waltz', 'folk'], moods: ['mua-ngoai-hien', 'nghi-giua-hiep'], register: 67, room: 0.5 },
      ...{ lead: 'singerA', chords: 'guitar', comp: 'waltz', bass: 'fretless', bassline: 'waltz', colour: 'flute' },
      form: [
        { kind: 'intro', chords: 'G D Em C', energy: 0.4 },
        {
          ...{ kind: 'verse', chords: 'G D Em Bm C G Am D7 G D Em Bm C G D7 G', energy: 0.55, groove: 'waltz' },
          lines: [
            ...[
              'Ông già soát vé đầu ngõ',
              'tay run như chiếc lá bàng',
              'Ba mươi năm đứng ở đó',
              'mà chưa xem hết trận nào',
            ],
            ...[
              'Người ta hò reo phía trong',
              'ông đếm từng đôi dép nhựa',
              'Ai quên vé ông cười thôi',
              'vào đi kẻo hết hiệp đầu',
            ],
          ],
        },
        {
          kind: 'chorus',
          chords: 'C D Bm Em C D G G7',
          energy: 0.9,
          groove: 'waltzFull',
          lift: 3,
          lines: chorusOfTicket,
        },
        { kind: 'bridge', chords: 'Em Bm C G Am Bm C D7', energy: 0.6, groove: 'waltz', lines: [6, 6, 7, 5] },
        { kind: 'chorus', chords: 'C D Bm Em C D G G', energy: 1, groove: 'waltzFull', lift: 3, lines: chorusOfTicket },
        { kind: 'outro', chords: 'C D G G', energy: 0.35 },
      ],
    },
    {
      ...{
        songId: 'phut-bu-gio',
        name: 'Phút bù giờ',
        bpm: 120,
        beats: 4,
        swing: 0,
        key: 'E',
        scale: 'minor',
        into: true,
      },
      ...{ genres: ['rock', 'indie'], moods: ['truoc-gio-bong-lan', 'sau-tran-thang'], register: 66, room: 0.4 },
      ...{
        lead: 'singerA',
        second: 'singerO',
        chords: 'stab',
        comp: 'pulse',
        bass: 'bass',
        bassline: 'eighths',
        colour: 'guitar',
      },
      form: [
        { kind: 'intro', chords: 'Em C G D', energy: 0.7, groove: 'drive' },
        {
          ...{ kind: 'verse', chords: 'Em Em C C G G D D', energy: 0.7, groove: 'drive' },
          lines: [
            'Bảng điện giơ lên con số bốn',
            'Bốn phút thôi mà dài cả đời',
            'Mồ hôi chảy xuống màu cờ ướt',
            'Ai cũng đang cầu một điều thôi',
          ],
        },
        { kind: 'chorus', chords: 'C D Em G C D Em-D Em', energy: 1, groove: 'rock', lift: 4, lines: chorusOfTime },
        {
          kind: 'bridge',
          chords: 'Am Em Am B7',
          energy: 0.6,
          groove: 'march',
          lines: ['Còn ba còn hai còn một', 'đừng thổi còi vội trọng tài'],
        },
        { kind: 'chorus', chords: 'C D Em G C D Em-D Em', energy: 1, groove: 'rock', lift: 4, lines: chorusOfTime },
        { kind: 'outro', chords: 'C D Em Em', energy: 0.8, groove: 'rock' },
      ],
    },
    {
      ...{ songId: 'den-tat', name: 'Đèn tắt', bpm: 60, beats: 4, swing: 0, key: 'E', scale: 'minor' },
      ...{
        genres: ['ambient', 'instrumental'],
        moods: ['khong-loi-de-doc', 'mua-ngoai-hien'],
        register: 67,
        room: 0.95,
      },
      ...{ lead: 'flute', chords: 'warm', comp: 'held', bass: 'fretless', bassline: 'drone', colour: 'bell' },
      form: [
        { kind: 'intro', chords: 'Em Cmaj7', energy: 0.3 },
        { kind: 'verse', chords: 'Em Bm7 Cmaj7 Gmaj7 Am7 Em Cmaj7 Bm7', energy: 0.5, lines: [5, 6, 7, 4] },
        { kind: 'bridge', chords: 'Am7 Bm7 Cmaj7 D', energy: 0.6, lines: [6, 5] },
        { kind: 'outro', chords: 'Em Cmaj7 Em', energy: 0.4 },
      ],
    },
  ],
};
