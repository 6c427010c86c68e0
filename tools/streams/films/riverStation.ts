import { type Cue, cue, type Film, type FilmScene } from './film.ts';
import { credits, titleCard } from './lettering.ts';
import { all, disc, type Dot, ease, line, mix, type Press, shape, tint } from './press.ts';
import { lamp, water } from './props.ts';
import { bell, book, ferry, nightRiver, station, vy } from './riverSets.ts';

type Draw = FilmScene['draw'];
const opening = (name: readonly [string, string, string]): FilmScene => ({
  seconds: 5,
  part: 'intro',
  draw: (p, t) => {
    tint(p.bright, 0.12, () => all(p.bright));
    titleCard(p, ['Trạm đèn sông', 'River Lamp Station', '河燈站'], 220);
    p.dark.font = '700 30px "Plus Jakarta Sans"';
    p.dark.fillText(name[0], 480, 350);
    p.dark.font = '500 21px "Plus Jakarta Sans"';
    p.dark.fillText(`${name[1]} · ${name[2]}`, 480, 386);
    water(p, 430, t, 16);
    lamp(p, [480, 110], 0.9, ease(t, 0.5, 1.6), t);
  },
});
const closing: FilmScene = {
  seconds: 5,
  part: 'outro',
  draw: (p, t) => credits(p, ['Trạm đèn sông', 'Lâm Nhật Hạ', 'Khán Đài · CC BY 4.0'], t),
};
const scene = (seconds: number, chapter: string, cues: readonly Cue[], draw: Draw): FilmScene => ({
  seconds,
  chapter,
  cues,
  draw,
});

const paper = (p: Press, at: Dot, t: number) => {
  const dots: readonly Dot[] = [
    [at[0] - 40, at[1] - 26 + 3 * Math.sin(t * 3)],
    [at[0] + 40, at[1] - 30],
    [at[0] + 42, at[1] + 26],
    [at[0] - 38, at[1] + 30],
  ];
  p.bare((c) => shape(c, ...dots));
  line(p.dark, 3, ...dots, dots[0]!);
  line(p.bright, 3, dots[0]!, at, dots[1]!);
};

const first: readonly FilmScene[] = [
  opening(['1.1 Đèn không người', 'A Lamp and Nobody', '無人的燈']),
  scene(
    12,
    'Ca đầu tiên | First shift | 第一個夜班',
    [
      cue(
        0.6,
        4,
        'Việc của Vy rất dễ: thắp đèn lúc chín giờ.',
        'Vy’s job is easy: light the lamp at nine.',
        '阿薇的工作很簡單：九點點燈。',
      ),
      cue(5, 8, 'Tám giờ năm mươi. Đèn đã sáng.', 'Ten to nine. The lamp is lit.', '八點五十分，燈已經亮了。'),
      cue(8.6, 11.6, '“Có ai ở đây không?”', '‘Is anybody here?’', '「有人在嗎？」'),
    ],
    (p, t) => {
      nightRiver(p, t, 10);
      station(p, ease(t, 3.6, 4.4), t);
      vy(p, [mix(-40, 180, ease(t, 0, 6)), 424], 1.05, {
        ...(t < 6 ? { step: t * 1.4 } : {}),
        reach: t > 8 ? 1.8 : 0.2,
      });
    },
  ),
  scene(
    11,
    'Sổ trực | The book | 值班簿',
    [
      cue(
        0.6,
        4.6,
        'Trong sổ có tên cô, bằng chữ của cô.',
        'Her name is in the book, in her own hand.',
        '簿子裡有她的名字，是她自己的字跡。',
      ),
      cue(5.4, 10.4, 'Ngày ghi là hai mươi năm trước.', 'The date is twenty years ago.', '日期是二十年前。'),
    ],
    (p, t) => book(p, ['Ca đêm: Vy', '21:00  đèn sáng', '21:40  phà qua', 'Ngày 3 tháng 9, 2005'], t),
  ),
  scene(
    12,
    'Chuyến phà | The ferry | 渡船',
    [
      cue(
        1,
        4.6,
        '21:40. Một chiếc phà không có trong lịch.',
        '21:40. A ferry that is on no timetable.',
        '21:40。一艘不在班表上的渡船。',
      ),
      cue(6, 11.4, '“Chào Vy! Đèn đẹp lắm!”', '‘Good evening, Vy! A beautiful lamp!’', '「阿薇，晚安！燈真美！」'),
    ],
    (p, t) => {
      nightRiver(p, t, 12);
      station(p, 1, t);
      ferry(p, [mix(1180, 560, ease(t, 0, 10)), 410], 1, t, ease(t, 5.6, 6.4));
      vy(p, [180, 424], 1.05, { reach: 0.3 });
    },
  ),
  closing,
];

const second: readonly FilmScene[] = [
  opening(['1.2 Chuyến phà không số', 'The Ferry Without a Number', '沒有編號的渡船']),
  scene(
    13,
    'Cập bến | It lands | 靠岸',
    [
      cue(0.6, 4.4, 'Đêm thứ hai, phà ghé vào.', 'On the second night the ferry puts in.', '第二夜，渡船靠岸了。'),
      cue(
        5.4,
        9,
        '“Phà số mấy ạ?” “Phà này chưa có số.”',
        '‘What is its number?’ ‘It has none yet.’',
        '「這是幾號渡船？」「還沒有號碼。」',
      ),
    ],
    (p, t) => {
      nightRiver(p, t, 8);
      station(p, 1, t);
      ferry(p, [mix(900, 500, ease(t, 0, 5)), 430], 1.3, t);
      vy(p, [230, 430], 1.1, { reach: t > 5 ? 1.5 : 0.2 });
    },
  ),
  scene(
    11,
    'Hành khách | A passenger | 乘客',
    [
      cue(0.6, 3.8, '“Bà đi đâu ạ?”', '‘Where are you going?’', '「您要去哪裡？」'),
      cue(
        4.6,
        10.4,
        '“Về nhà, cháu ạ. Nhà còn đó, chỉ là nước chưa lên.”',
        '‘Home. It is still there; the water has not risen yet.’',
        '「回家。家還在那兒，只是水還沒漲。」',
      ),
    ],
    (p, t) => {
      nightRiver(p, t, 6);
      p.bare((c) => disc(c, 640, 250, 190));
      tint(p.bright, 0.25, () => disc(p.bright, 640, 250, 190));
      ferry(p, [700, 640], 3, t);
      vy(p, [250, 520], 2.6, { reach: 1.1, lean: 0.08 });
    },
  ),
  scene(
    11,
    'Tấm vé | The ticket | 船票',
    [
      cue(
        0.6,
        5,
        'Vé ghi: khởi hành, mùa lũ năm sau.',
        'The ticket says: departs, next year’s flood.',
        '票上寫著：出發，明年汛期。',
      ),
      cue(
        5.8,
        10.4,
        'Và ở góc vé: người giữ đèn, Vy.',
        'And in its corner: lamp keeper, Vy.',
        '角落寫著：守燈人，阿薇。',
      ),
    ],
    (p, t) => book(p, ['Khởi hành', 'mùa lũ năm sau', '', 'Người giữ đèn: Vy'], t),
  ),
  closing,
];

const third: readonly FilmScene[] = [
  opening(['1.3 Tiếng chuông ngược', 'The Bell Backwards', '倒著響的鐘']),
  scene(
    12,
    'Chuông trước | The bell first | 鐘聲在先',
    [
      cue(
        0.6,
        4.4,
        'Đêm nào chuông cũng kêu trước khi phà tới.',
        'Every night the bell rings before the ferry comes.',
        '每晚，渡船未到鐘先響。',
      ),
      cue(5.4, 11, 'Không ai kéo chuông.', 'Nobody pulls it.', '沒有人敲它。'),
    ],
    (p, t) => {
      nightRiver(p, t, 10);
      station(p, 1, t);
      bell(p, [560, 150], 1.8, 0.5 * Math.sin(t * 4));
      vy(p, [190, 424], 1.05, { reach: 0.4, lean: -0.05 });
    },
  ),
  scene(
    11,
    'Thử | A trial | 試一試',
    [
      cue(
        0.6,
        4.4,
        'Vy kéo chuông lúc tám giờ. Chỉ để thử.',
        'Vy rings it at eight. Only to see.',
        '阿薇八點敲了鐘，只是試試看。',
      ),
      cue(5.4, 10.4, 'Mặt sông mở ra như một cánh cửa.', 'The river opens like a door.', '河面像一扇門打開了。'),
    ],
    (p, t) => {
      nightRiver(p, t, 4);
      const open = ease(t, 5, 9);
      p.bare((c) =>
        shape(c, [640 - 190 * open, 540], [640 - 20 * open, 300], [640 + 20 * open, 300], [640 + 190 * open, 540]),
      );
      tint(p.bright, 0.55, () =>
        shape(
          p.bright,
          [640 - 190 * open, 540],
          [640 - 20 * open, 300],
          [640 + 20 * open, 300],
          [640 + 190 * open, 540],
        ),
      );
      bell(p, [330, 110], 2, 0.6 * Math.sin(t * 5) * ease(t, 1, 2));
      vy(p, [250, 440], 1.5, { reach: 2.6, lean: 0.1 * Math.sin(t * 5) });
      line(p.dark, 4, [302, 330], [330, 190]);
    },
  ),
  scene(
    12,
    'Phà tới | It comes | 渡船到了',
    [
      cue(
        0.8,
        4.8,
        '“Cháu gọi sớm thế?” “Mọi người ở đâu khi cháu không gọi?”',
        '‘You call early.’ ‘Where are you when I do not call?’',
        '「妳叫得真早。」「我不叫的時候，你們在哪裡？」',
      ),
      cue(6, 11.4, '“Ở dưới nước, chờ đèn.”', '‘Under the water, waiting for the lamp.’', '「在水底，等著燈。」'),
    ],
    (p, t) => {
      nightRiver(p, t, 10);
      const rise = ease(t, 0, 4);
      ferry(p, [600, mix(720, 420, rise)], 1.3, t, 0);
      if (rise < 1) {
        p.bare((c) => c.fillRect(0, 470, 960, 70));
        tint(p.dark, 0.66, () => p.dark.fillRect(0, 470, 960, 70));
      }
      station(p, 1, t);
      vy(p, [210, 424], 1.1, { reach: 1 });
    },
  ),
  closing,
];

export const showFilm = (
  folder: string,
  scenes: readonly FilmScene[],
  seed: number,
  effects: Film['music']['effects'],
): Film => ({
  folder: `tram-den-song/${folder}`,
  inks: { dark: '#1c2b3a', bright: '#e8743b', paper: '#f2e9d8' },
  scenes,
  still: 31,
  music: { scale: [174.6, 196, 233.1, 261.6, 311.1, 349.2, 392, 466.2], beat: 0.62, seed, bed: 'river', effects },
});
export { closing, opening, paper, scene };

export const seasonOne: readonly Film[] = [
  showFilm('s01e01', first, 21, [
    { at: 9, kind: 'pop' },
    { at: 29, kind: 'bell' },
    { at: 34, kind: 'splash' },
  ]),
  showFilm('s01e02', second, 22, [
    { at: 9, kind: 'splash' },
    { at: 18, kind: 'bell' },
  ]),
  showFilm('s01e03', third, 23, [
    ...[5.5, 7, 8.5, 10].map((at) => ({ at, kind: 'bell' as const })),
    { at: 18.5, kind: 'bell' },
    { at: 22, kind: 'gust' },
    { at: 30, kind: 'splash' },
  ]),
];
