import type { AlbumScore } from '../score.ts';

const callOfBoat = [
  'Hò ơi ghe về bến đêm trăng',
  'mái chèo khua nước lên đèn',
  'Ai đợi ai bên kia bờ vắng',
  'nghe hò mà nhớ thành quen',
];
const callOfMarket = [
  'Chợ nổi sáng sông đầy ghe',
  'xoài vàng treo trên cây bẹo',
  'Mua đi cô hai mua đi chú',
  'bớt cho câu hát làm quà',
];
const callOfMoon = [
  'Trăng qua cầu khỉ nghiêng nghiêng',
  'người qua cầu nắm tay ai',
  'Nước trôi không hỏi tên người',
  'mà sao trăng cứ ở hoài',
];
const callOfField = [
  'Lý cánh đồng gió lên rồi',
  'diều no gió bóng no trời',
  'Sân làng có hai cái cột tre',
  'mà vui hơn cả sân người',
];

/** Songs of the river, on five notes; the fourth runs into the fifth. */
export const river: AlbumScore = {
  albumId: 'ghe-ve-ben',
  name: 'Ghe về bến',
  artist: {
    artistId: 'ban-nhac-ben-go',
    name: 'Ban nhạc Bến Gỗ',
    bio: {
      vi: 'Bốn người chơi đàn bầu, đàn tranh, sáo và trống trên một chiếc ghe. Ban nhạc này do Khán Đài dựng nên cho bản trình diễn.',
      en: 'Four people play monochord, zither, flute and drums on a boat. An invented band of this demo.',
      zh: '四個人在船上演奏獨弦琴、箏、笛與鼓。本示範站虛構的樂團。',
    },
    photo: { form: 2, palette: 9 },
  },
  about: {
    vi: 'Những điệu hò và lý viết mới trên hơi Bắc, hơi Nam. Trống hội chảy thẳng vào Lý cánh đồng.',
    en: 'New songs on the old five notes of the river. The feast drums run straight into the field.',
    zh: '以河上古老五聲寫成的新歌。鼓會直接流入田野。',
  },
  cover: { form: 7, palette: 7 },
  weeksAgo: 11,
  songs: [
    {
      ...{ songId: 'ghe-ve-ben', name: 'Ghe về bến', bpm: 88, beats: 4, swing: 0, key: 'D', scale: 'bac' },
      ...{ genres: ['folk'], moods: ['mua-ngoai-hien', 'nghi-giua-hiep'], register: 66, room: 0.6 },
      ...{
        lead: 'singerA',
        chords: 'zither',
        comp: 'arpeggio',
        bass: 'fretless',
        bassline: 'roots',
        colour: 'monochord',
      },
      form: [
        { kind: 'intro', chords: 'D5 G D5 A5', energy: 0.4 },
        {
          kind: 'verse',
          chords: 'D Bm G A D Bm Em A',
          energy: 0.55,
          groove: 'river',
          lines: [
            'Chiều đội nắng qua ba con rạch',
            'lúa oằn hai mạn nước lên theo',
            'Má đứng đầu cầu tay che mắt',
            'đếm từng bóng ghe qua vàm',
          ],
        },
        { kind: 'chorus', chords: 'G A D Bm G A D D', energy: 0.85, groove: 'river', lift: 3, lines: callOfBoat },
        { kind: 'solo', chords: 'D Bm G A', energy: 0.65, groove: 'river', lines: [6, 5] },
        { kind: 'outro', chords: 'G A D', energy: 0.4 },
      ],
    },
    {
      ...{ songId: 'cho-noi-sang', name: 'Chợ nổi sáng', bpm: 112, beats: 4, swing: 0.12, key: 'G', scale: 'bac' },
      ...{ genres: ['folk', 'world'], moods: ['truoc-gio-bong-lan', 'sau-tran-thang'], register: 66, room: 0.4 },
      ...{
        lead: 'singerO',
        second: 'singerA',
        chords: 'zither',
        comp: 'pulse',
        bass: 'bass',
        bassline: 'fifths',
        colour: 'flute',
      },
      form: [
        { kind: 'intro', chords: 'G C G D', energy: 0.55, groove: 'feast' },
        {
          kind: 'verse',
          chords: 'G Em C D G Em Am D',
          energy: 0.65,
          groove: 'river',
          lines: [
            'Mới ba giờ sáng sao còn đó',
            'tô hủ tiếu khói lên mặt sông',
            'Ghe nào bán bưởi ghe bán khóm',
            'ghe nào bán cả nắng hừng đông',
          ],
        },
        { kind: 'chorus', chords: 'C D G Em C D G G', energy: 1, groove: 'feast', lift: 4, lines: callOfMarket },
        { kind: 'solo', chords: 'G Em C D', energy: 0.8, groove: 'feast', lines: [8, 9] },
        { kind: 'chorus', chords: 'C D G Em C D G G', energy: 1, groove: 'feast', lift: 4, lines: callOfMarket },
        { kind: 'outro', chords: 'C D G', energy: 0.6, groove: 'feast' },
      ],
    },
    {
      ...{
        songId: 'trang-qua-cau-khi',
        name: 'Trăng qua cầu khỉ',
        bpm: 96,
        beats: 3,
        swing: 0,
        key: 'A',
        scale: 'nam',
      },
      ...{ genres: ['folk', 'ballad'], moods: ['mua-ngoai-hien'], register: 65, room: 0.7 },
      ...{
        lead: 'singerU',
        chords: 'harp',
        comp: 'arpeggio',
        bass: 'fretless',
        bassline: 'waltz',
        colour: 'monochord',
      },
      form: [
        { kind: 'intro', chords: 'Am Em Am Em', energy: 0.35 },
        {
          kind: 'verse',
          chords: 'Am Am Dm Em Am C Dm Em',
          energy: 0.5,
          groove: 'boat',
          lines: [
            'Cầu khỉ nhà ai ba nhịp',
            'em qua một nhịp thì trăng lên',
            'Dưới nước có người đi ngược',
            'cũng áo bà ba cũng tên em',
          ],
        },
        { kind: 'chorus', chords: 'F C Dm Am F C Em Am', energy: 0.8, groove: 'boat', lift: 3, lines: callOfMoon },
        { kind: 'solo', chords: 'Am C Dm Em', energy: 0.55, groove: 'boat', lines: [5, 6] },
        { kind: 'chorus', chords: 'F C Dm Am F C Em Am', energy: 0.85, groove: 'boat', lift: 3, lines: callOfMoon },
        { kind: 'outro', chords: 'Dm Em Am Am', energy: 0.35 },
      ],
    },
    {
      ...{ songId: 'trong-hoi', name: 'Trống hội', bpm: 108, beats: 4, swing: 0, key: 'C', scale: 'bac', into: true },
      ...{ genres: ['march', 'instrumental', 'folk'], moods: ['truoc-gio-bong-lan'], register: 67, room: 0.7 },
      ...{
        lead: 'brass',
        second: 'brass',
        chords: 'zither',
        comp: 'roll',
        bass: 'bass',
        bassline: 'fifths',
        colour: 'flute',
      },
      form: [
        { kind: 'intro', chords: 'C5 C5 C5 C5', energy: 0.7, groove: 'drumCall' },
        { kind: 'verse', chords: 'C F C G C F Dm G', energy: 0.8, groove: 'feast', lines: [6, 7, 6, 7] },
        { kind: 'chorus', chords: 'F G C Am F G C C', energy: 1, groove: 'drumCall', lift: 4, lines: [8, 7, 8, 6] },
        { kind: 'bridge', chords: 'Am G F G', energy: 0.6, groove: 'march' },
        { kind: 'chorus', chords: 'F G C Am F G C C', energy: 1, groove: 'drumCall', lift: 4, lines: [8, 7, 8, 6] },
      ],
    },
    {
      ...{ songId: 'ly-canh-dong', name: 'Lý cánh đồng', bpm: 108, beats: 4, swing: 0.1, key: 'C', scale: 'bac' },
      ...{ genres: ['folk', 'children'], moods: ['sau-tran-thang', 'nghi-giua-hiep'], register: 67, room: 0.45 },
      ...{
        lead: 'singerA',
        second: 'singerO',
        chords: 'guitar',
        comp: 'strum',
        bass: 'bass',
        bassline: 'fifths',
        colour: 'marimba',
      },
      form: [
        { kind: 'intro', chords: 'C F C G', energy: 0.55, groove: 'river' },
        {
          kind: 'verse',
          chords: 'C Am F G C Am Dm G',
          energy: 0.65,
          groove: 'river',
          lines: [
            'Tan học là chạy ra bờ ruộng',
            'dép nhựa chia làm hai cầu môn',
            'Bóng bưởi lăn qua gốc rạ khô',
            'đứa nào cũng nói mình ghi bàn',
          ],
        },
        { kind: 'chorus', chords: 'F G C Am F G C C', energy: 1, groove: 'feast', lift: 3, lines: callOfField },
        { kind: 'solo', chords: 'F G Em Am', energy: 0.75, groove: 'river', lines: [7, 8] },
        { kind: 'chorus', chords: 'F G C Am F G C C', energy: 1, groove: 'feast', lift: 3, lines: callOfField },
        { kind: 'outro', chords: 'F G C', energy: 0.55, groove: 'river' },
      ],
    },
  ],
};
