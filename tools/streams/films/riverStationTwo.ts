import { cue, type Film, type FilmScene } from './film.ts';
import { person } from './people.ts';
import { disc, ease, mix, tint } from './press.ts';
import { book, ferry, FERRYMAN, nightRiver, station, vy } from './riverSets.ts';
import { closing, opening, paper, scene, showFilm } from './riverStation.ts';

const still: readonly FilmScene[] = [
  opening(['2.1 Nước đứng', 'Still Water', '靜止的水']),
  scene(
    11,
    'Sông ngừng | The river stops | 河停了',
    [
      cue(0.6, 4.6, 'Đêm nay sông không chảy.', 'Tonight the river does not run.', '今夜，河水不流。'),
      cue(
        5.4,
        10.4,
        'Sao nằm im trên mặt nước như rơi xuống đó.',
        'Stars lie on the water as if they had fallen there.',
        '星星靜靜躺在水面上，彷彿是落下來的。',
      ),
    ],
    (p, t) => {
      nightRiver(p, t, 14 * (1 - ease(t, 0, 3)));
      p.bare((c) => {
        for (let k = 0; k < 40 * ease(t, 2, 5); k++)
          disc(c, (k * 197) % 960, 310 + ((k * 71) % 220), 1 + (k % 3) * 0.6);
      });
      station(p, 1, t);
      vy(p, [200, 424], 1.05, { reach: 0.3 });
    },
  ),
  scene(
    13,
    'Bước ra | Walking out | 走向河心',
    [
      cue(
        0.8,
        4.6,
        'Vy đặt chân xuống. Nước đỡ lấy cô.',
        'Vy steps down. The water bears her.',
        '阿薇踏了下去，水托住了她。',
      ),
      cue(6, 12, '“Đừng đi xa đèn, cháu ơi!”', '‘Do not go far from the lamp!’', '「別離燈太遠！」'),
    ],
    (p, t) => {
      nightRiver(p, 0, 0);
      station(p, 1, t);
      ferry(p, [760, 400], 1, t, 1);
      const at = mix(230, 520, ease(t, 0.6, 9));
      for (let k = 0; k < 4; k++) {
        const r = ((t * 26 + k * 24) % 96) + 6;
        tint(p.bright, 0.6 * (1 - r / 102), () => {
          p.bright.lineWidth = 2;
          p.bright.beginPath();
          p.bright.ellipse(at, 470, r, r * 0.28, 0, 0, 7);
          p.bright.stroke();
        });
      }
      vy(p, [at, 470], 1.15, { step: t * 0.8, reach: 1.3, other: -1.1 });
    },
  ),
  scene(
    11,
    'Đèn chao | The lamp sways | 燈影搖晃',
    [
      cue(
        0.6,
        4.6,
        'Sau lưng cô, ngọn đèn chao. Nước bắt đầu chảy.',
        'Behind her the lamp sways. The water begins to run.',
        '她身後的燈一晃，水開始流了。',
      ),
      cue(5.4, 10.4, '“Chạy đi!”', '‘Run!’', '「快跑！」'),
    ],
    (p, t) => {
      nightRiver(p, t, 60 * ease(t, 2, 6));
      station(p, 0.75 + 0.25 * Math.sin(t * 9), t);
      vy(p, [mix(620, 230, ease(t, 4.6, 9.6)), mix(480, 428, ease(t, 8, 9.6))], 1.15, {
        facing: -1,
        step: t * 2.4,
        reach: 1.8,
        other: -1.2,
        lean: 0.2,
      });
    },
  ),
  closing,
];

const carrier: readonly FilmScene[] = [
  opening(['2.2 Người đưa thư', 'The Letter Carrier', '送信人']),
  scene(
    12,
    'Con dấu | The postmark | 郵戳',
    [
      cue(0.6, 4.6, 'Người đưa thư đến bằng đường sông.', 'The letter carrier comes by the river.', '送信人沿河而來。'),
      cue(
        5.4,
        11,
        'Con dấu đề: tháng chín, sang năm.',
        'The postmark reads: September, next year.',
        '郵戳上寫著：明年九月。',
      ),
    ],
    (p, t) => {
      nightRiver(p, t, 12);
      station(p, 1, t);
      person(p, [mix(620, 330, ease(t, 0, 4)), 470], 1.3, {
        wears: FERRYMAN,
        facing: -1,
        ...(t < 4 ? { step: t } : {}),
        reach: 1.6,
      });
      vy(p, [190, 424], 1.1, { reach: t > 4 ? 1.5 : 0.2 });
      if (t > 4) paper(p, [276, 372], t);
    },
  ),
  scene(
    12,
    'Bức thư | The letter | 信',
    [
      cue(
        0.6,
        5,
        '“Vy, nước sẽ lên trong một đêm.”',
        '‘Vy, the water will rise in a single night.’',
        '「阿薇，水會在一夜之間漲起來。」',
      ),
      cue(
        5.8,
        11.4,
        '“Ai thấy đèn thì về được. Đừng để đèn tắt. Vy.”',
        '‘Whoever sees the lamp gets home. Keep it lit. Vy.’',
        '「看得見燈的人就能回家。別讓燈滅。阿薇。」',
      ),
    ],
    (p, t) => book(p, ['Vy, nước sẽ lên', 'trong một đêm.', 'Đừng để đèn tắt.', 'Vy'], t),
  ),
  scene(
    11,
    'Chuyến sau | The next crossing | 下一趟',
    [
      cue(
        0.6,
        5,
        'Họ không phải ma. Họ là những người cô sẽ cứu.',
        'They are not ghosts. They are those she will save.',
        '他們不是鬼，是她將要救的人。',
      ),
      cue(6, 10.4, '“Sang năm gặp lại!”', '‘Until next year!’', '「明年見！」'),
    ],
    (p, t) => {
      nightRiver(p, t, 12);
      station(p, 1, t);
      ferry(p, [mix(480, 760, ease(t, 3, 10)), 410], 1.1, t, 1);
      vy(p, [200, 424], 1.1, { reach: 2.6 + 0.3 * Math.sin(t * 5) });
    },
  ),
  closing,
];

const dawn: readonly FilmScene[] = [
  opening(['2.3 Bình minh ở bến', 'Dawn at the Landing', '渡口的黎明']),
  scene(
    12,
    'Đêm lũ | The flood | 洪水之夜',
    [
      cue(
        0.6,
        4.4,
        'Tháng chín. Nước lên như trong thư.',
        'September. The water rises as the letter said.',
        '九月，水如信中所寫地漲了。',
      ),
      cue(
        5.2,
        11.4,
        'Cả khúc sông chỉ còn một ngọn đèn, và mọi mái chèo hướng về đó.',
        'On the whole reach one lamp is left, and every oar turns to it.',
        '整段河上只剩一盞燈，所有的槳都划向它。',
      ),
    ],
    (p, t) => {
      nightRiver(p, t, 70);
      station(p, 1, t);
      for (let k = 0; k < 3; k++)
        ferry(p, [mix(1100 + k * 220, 560 + k * 150, ease(t, 0, 11)), 390 + k * 44], 0.62, t + k, 0);
      vy(p, [200, 424], 1.1, { reach: 2.9, other: 1.2 });
    },
  ),
  scene(
    12,
    'Tắt đèn | The lamp goes out | 熄燈',
    [
      cue(0.6, 4.4, 'Trời sáng. Không thiếu một ai.', 'Morning. Nobody is missing.', '天亮了，一個也沒少。'),
      cue(
        5.2,
        11,
        'Vy tắt đèn. Phà cần người lái về hai mươi năm trước.',
        'Vy puts out the lamp. The ferry needs a pilot back to twenty years ago.',
        '阿薇熄了燈。渡船需要有人把它駛回二十年前。',
      ),
    ],
    (p, t) => {
      nightRiver(p, t, 10, ease(t, 0, 4));
      station(p, 1 - ease(t, 5, 6), t);
      ferry(p, [620, 420], 1.2, t, 1);
      vy(p, [mix(200, 470, ease(t, 7, 11)), mix(424, 384, ease(t, 7, 11))], 1.05, {
        ...(t > 7 ? { step: t } : {}),
        reach: t < 6 ? 2.2 : 0.4,
      });
    },
  ),
  scene(
    11,
    'Ca sau | The next shift | 下一個夜班',
    [
      cue(
        0.6,
        5,
        'Tối ấy, người trực mới đến lúc tám giờ năm mươi.',
        'That evening the new keeper came at ten to nine.',
        '那天傍晚，新來的值班人八點五十分到了。',
      ),
      cue(6, 10.4, 'Đèn đã sáng.', 'The lamp was lit.', '燈已經亮了。'),
    ],
    (p, t) => {
      nightRiver(p, t, 10);
      station(p, ease(t, 5.6, 6.4), t);
      person(p, [mix(-40, 180, ease(t, 0, 5)), 424], 1.05, {
        wears: { top: 'paper', hat: 'hair' },
        ...(t < 5 ? { step: t * 1.4 } : {}),
        reach: t > 6 ? 1.8 : 0.2,
      });
      if (t > 7) ferry(p, [mix(1180, 860, ease(t, 7, 11)), 400], 0.7, t, 1);
    },
  ),
  closing,
];

export const seasonTwo: readonly Film[] = [
  showFilm('s02e01', still, 31, [
    { at: 18, kind: 'splash' },
    { at: 31, kind: 'gust' },
  ]),
  showFilm('s02e02', carrier, 32, [
    { at: 8, kind: 'step' },
    { at: 9.4, kind: 'pop' },
    { at: 35, kind: 'bell' },
  ]),
  showFilm('s02e03', dawn, 33, [
    { at: 7, kind: 'gust' },
    { at: 12, kind: 'gust' },
    { at: 22.2, kind: 'pop' },
    { at: 36, kind: 'bell' },
    { at: 40, kind: 'pop' },
  ]),
];
