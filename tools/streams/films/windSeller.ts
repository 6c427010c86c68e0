import { cue, type Film, type FilmScene } from './film.ts';
import { credits, titleCard } from './lettering.ts';
import { person } from './people.ts';
import { all, bow, ease, mix, ridge, shape, tint } from './press.ts';
import { bird, boat, bottle, gust, house, palm } from './props.ts';
import { SEN, SELLER, FATHER, river, sun, market } from './windSellerSets.ts';

const title: FilmScene = {
  seconds: 6,
  part: 'intro',
  draw: (p, t) => {
    sun(p, [480, 210], 150);
    titleCard(p, ['Người bán gió', 'The Wind Seller', '賣風的人'], 260);
    river(p, t, 8, 400);
    bottle(p, [300 + 26 * t, 452 + 4 * Math.sin(t * 2)], 1.3, 1, t);
    boat(p, [700 - 12 * t, 470], 1.1, 0.02 * Math.sin(t), 'small');
  },
};

const still: FilmScene = {
  seconds: 13,
  chapter: 'Không một ngọn gió | Not a breath | 一絲風也沒有',
  cues: [
    cue(
      0.8,
      4.4,
      'Tuần oi nhất năm. Cờ cũng nằm ngủ.',
      'The stillest week of the year. Even flags sleep.',
      '一年中最悶的一週，連旗子都睡著了。',
    ),
    cue(
      5.2,
      8.6,
      'Thuyền buồm không về được. Thuyền bố Sen cũng vậy.',
      'No sail can come home. Nor can Sen’s father.',
      '帆船回不來，小蓮的父親也回不來。',
    ),
    cue(9.2, 12.6, 'Sen đếm: bốn mươi ngày.', 'Sen has counted: forty days.', '小蓮數過：四十天。'),
  ],
  draw: (p, t) => {
    sun(p, [720, 130], 88);
    tint(p.dark, 0.28, () => ridge(p.dark, 290, 22, 5));
    river(p, t, 3);
    market(p, t, 0);
    boat(p, [400, 470], 1.5, 0.01 * Math.sin(t), 'small');
    person(p, [400, 446], 1.05, { wears: SEN, sit: 0.9, reach: 0.7, lean: 0.12 });
    palm(p, [900, 420], 1.1, 0);
  },
};

const arrives: FilmScene = {
  seconds: 13,
  chapter: 'Người lạ | The stranger | 陌生人',
  cues: [
    cue(
      1.4,
      5,
      '“Gió đây! Gió nồm, gió bấc, gió đầu hè!”',
      '‘Wind! South wind, north wind, first wind of summer!’',
      '「賣風喔！南風、北風、初夏的風！」',
    ),
    cue(6, 9, '“Gió mà cũng bán à?”', '‘Who sells wind?’', '「風也能賣？」'),
    cue(9.4, 12.6, '“Ai thiếu thì mua.”', '‘Whoever lacks it buys.’', '「缺的人就買。」'),
  ],
  draw: (p, t) => {
    sun(p, [200, 120], 80);
    river(p, t, 6);
    tint(p.dark, 0.28, () => ridge(p.dark, 270, 16, 12));
    river(p, t, 6);
    const x = mix(1120, 520, ease(t, 0, 7));
    boat(p, [x, 440], 2.1, 0.015 * Math.sin(t * 2), 'small');
    bow(p.dark, 5, [x - 110, 270], [x, 238], [x + 110, 270]);
    for (const side of [-110, 110]) bow(p.dark, 6, [x + side, 404], [x + side, 330], [x + side, 270]);
    for (let k = 0; k < 6; k++) bottle(p, [x - 88 + k * 35, 330 + 3 * Math.sin(t * 2 + k)], 0.85, 1, t + k);
    person(p, [x + 16, 404], 1.5, { wears: SELLER, facing: -1, reach: 1.3 + 0.3 * Math.sin(t * 2.4) });
    person(p, [150, 500], 1.25, { wears: SEN, reach: t > 6 ? 1.5 : 0.3 });
  },
};

const sells: FilmScene = {
  seconds: 13,
  chapter: 'Một đồng một cơn | A coin a breeze | 一文錢一陣風',
  cues: [
    cue(0.8, 4.4, 'Một đồng, một cơn gió mát.', 'One coin, one cool breeze.', '一文錢，一陣涼風。'),
    cue(
      5,
      8.4,
      'Cờ tỉnh dậy. Nón bay. Cả chợ cười.',
      'Flags wake. Hats fly. The whole market laughs.',
      '旗子醒了，斗笠飛了，整個市集都笑了。',
    ),
    cue(
      9,
      12.6,
      'Rồi gió hết, và chợ lại im.',
      'Then the wind is used up, and the market is still.',
      '然後風用完了，市集又靜了下來。',
    ),
  ],
  draw: (p, t) => {
    sun(p, [720, 130], 88);
    tint(p.dark, 0.28, () => ridge(p.dark, 290, 22, 5));
    river(p, t, 10);
    const wind = ease(t, 1.6, 3) - ease(t, 8.6, 10);
    market(p, t, wind);
    for (let k = 0; k < 4; k++) {
      const fly = Math.max(0, t - 4.4 - k * 0.4);
      if (fly > 0 && fly < 5)
        shape(
          p.bright,
          [120 + k * 220 + fly * 90, 230 - fly * 40],
          [140 + k * 220 + fly * 90, 206 - fly * 40],
          [160 + k * 220 + fly * 90, 232 - fly * 40],
        );
    }
    if (wind > 0) gust(p, t, wind, 'dark');
    person(p, [480, 510], 1.5, { wears: SELLER, reach: 2.2 });
    bottle(p, [528, 428], 1, 1 - wind, t);
  },
};

const price: FilmScene = {
  seconds: 15,
  chapter: 'Giá của ngọn gió | What it costs | 風的價錢',
  cues: [
    cue(
      0.8,
      4.2,
      '“Cháu mua ngọn gió đưa bố về.”',
      '‘I want the wind that brings my father home.’',
      '「我要買能帶爸爸回家的風。」',
    ),
    cue(
      4.8,
      8.6,
      '“Ngọn ấy không bán lấy tiền. Đổi một điều cháu giấu kín.”',
      '‘Not for money. For what you have told nobody.’',
      '「那陣風不賣錢。用妳藏得最深的事來換。」',
    ),
    cue(
      9.4,
      14.4,
      '“Hôm bố đi… cháu giận. Cháu đã không ra bến.”',
      '‘The day he left… I was angry. I did not come to the landing.’',
      '「爸爸走的那天……我在生氣，沒有去碼頭送他。」',
    ),
  ],
  draw: (p, t) => {
    sun(p, [480, 330], mix(220, 170, ease(t, 0, 15)));
    river(p, t, 5, 400);
    boat(p, [640, 470], 2, 0.01 * Math.sin(t * 2));
    boat(p, [280, 480], 1.6, -0.01 * Math.sin(t * 2));
    person(p, [620, 436], 1.6, { wears: SELLER, facing: -1, reach: mix(0.4, 1.7, ease(t, 4, 5)), lean: 0.1 });
    person(p, [300, 452], 1.3, { wears: SEN, reach: 1 + 0.4 * ease(t, 0.6, 1.4), lean: 0.16 * ease(t, 9, 10) });
    if (t > 4.6) bottle(p, [544, 346], 1.2, 0);
  },
};

const empty: FilmScene = {
  seconds: 14,
  chapter: 'Chai rỗng | The empty bottle | 空瓶',
  cues: [
    cue(0.8, 4, '“Chai này rỗng mà!”', '‘But this bottle is empty!’', '「可是這瓶是空的！」'),
    cue(
      4.8,
      9,
      '“Gió ở trong cháu. Điều ấy nặng quá, gió không nhấc lên nổi.”',
      '‘The wind was in you. It could not lift so heavy a thing.’',
      '「風在妳心裡。那件事太重，風抬不起來。」',
    ),
    cue(9.6, 13.4, '“Giờ nhẹ rồi.”', '‘Now it is light.’', '「現在輕了。」'),
  ],
  draw: (p, t) => {
    const wind = ease(t, 9, 12);
    tint(p.bright, 0.2 + 0.1 * wind, () => all(p.bright));
    river(p, t, 4 + wind * 26, 420);
    boat(p, [480, 500], 2, 0.02 * wind * Math.sin(t * 4));
    person(p, [480, 464], 2, { wears: SEN, reach: mix(1.5, 2.7, wind), other: mix(0, 2.5, wind) });
    if (t < 9) bottle(p, [544, 330], 1.6, 0);
    const turn = t * 2.2;
    for (let k = 0; k < 9; k++) {
      const r = (30 + k * 22) * wind;
      tint(k % 2 ? p.dark : p.bright, 0.7, () =>
        bow(
          k % 2 ? p.dark : p.bright,
          3.4,
          [480 + r * Math.cos(turn + k), 380 + r * 0.5 * Math.sin(turn + k)],
          [480 + r * 1.3 * Math.cos(turn + k + 0.5), 350 + r * 0.6 * Math.sin(turn + k + 0.5)],
          [480 + r * Math.cos(turn + k + 1), 370 + r * 0.5 * Math.sin(turn + k + 1)],
        ),
      );
    }
  },
};

const homecoming: FilmScene = {
  seconds: 16,
  chapter: 'Buồm về | Sails | 帆歸',
  cues: [
    cue(
      1,
      4.6,
      'Gió nồm lên từ bến chợ, đi một mạch ra biển.',
      'A south wind rose from the market and ran to the sea.',
      '南風從市集升起，一路奔向大海。',
    ),
    cue(6, 9, '“Bố ơi! Con ra bến rồi!”', '‘Father! I have come to the landing!’', '「爸爸！我來碼頭了！」'),
    cue(
      10,
      15.4,
      'Người bán gió đã đi. Trên mạn thuyền còn một chai rỗng.',
      'The wind seller was gone. On the gunwale stood an empty bottle.',
      '賣風人已經走了，船舷上留下一個空瓶。',
    ),
  ],
  draw: (p, t) => {
    sun(p, [760, 150], 96);
    tint(p.dark, 0.28, () => ridge(p.dark, 300, 14, 8));
    river(p, t, 34);
    gust(p, t, 0.8 - 0.4 * ease(t, 9, 12), 'dark');
    for (let k = 0; k < 5; k++)
      boat(
        p,
        [mix(-260 - k * 160, 760 - k * 150, ease(t, 0, 11)), 330 + k * 6],
        0.6 + (k % 2) * 0.16,
        0.03 * Math.sin(t * 2 + k),
        'sail',
      );
    const x = mix(-200, 470, ease(t, 1.4, 9.4));
    boat(p, [x, 440], 1.5, 0.03 * Math.sin(t * 2), 'sail');
    person(p, [x - 40, 414], 1.05, { wears: FATHER, reach: 2.5 + 0.4 * Math.sin(t * 6) });
    house(p, [880, 500], 1.4, 'dark');
    for (const post of [640, 720, 800]) bow(p.dark, 10, [post, 540], [post, 510], [post, 480]);
    shape(p.dark, [600, 470], [960, 470], [960, 486], [600, 486]);
    person(p, [mix(800, 640, ease(t, 5, 8)), 472], 1.15, {
      wears: SEN,
      facing: -1,
      ...(t > 5 && t < 8 ? { step: t * 1.6 } : {}),
      reach: 2.6,
      other: 2,
    });
    if (t > 10) bottle(p, [900, 470], 1, 0);
    bird(p, [200 + t * 30, 120 + 12 * Math.sin(t)], 0.7, t * 2);
  },
};

const last: FilmScene = {
  seconds: 7,
  part: 'outro',
  draw: (p, t) => {
    credits(p, ['Người bán gió', 'Ngô Thiên Ý', 'Khán Đài · CC BY 4.0'], t);
    bottle(p, [480, 120], 1.5, 1, t);
  },
};

export const windSeller: Film = {
  folder: 'nguoi-ban-gio',
  inks: { dark: '#1d3b5c', bright: '#f2a33c', paper: '#f6ecd8' },
  scenes: [title, still, arrives, sells, price, empty, homecoming, last],
  still: 26,
  music: {
    scale: [220, 246.9, 277.2, 329.6, 370, 440, 493.9, 554.4],
    beat: 0.5,
    seed: 11,
    bed: 'river',
    effects: [
      { at: 20, kind: 'splash' },
      { at: 24, kind: 'splash' },
      { at: 34, kind: 'pop' },
      { at: 35, kind: 'gust' },
      { at: 62, kind: 'pop' },
      { at: 69, kind: 'gust' },
      { at: 75, kind: 'gust' },
      { at: 82, kind: 'cheer' },
    ],
  },
};
