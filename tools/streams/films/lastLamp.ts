import { cue, type Film, type FilmScene } from './film.ts';
import { credits, notice, titleCard } from './lettering.ts';
import { person } from './people.ts';
import { all, bow, disc, type Dot, ease, line, mix, shape, SHEET, tint } from './press.ts';
import { ball, goal, gust, lamp, stand } from './props.ts';
import { night, light, grass, digger, OLD, WORKER, BOY } from './lastLampSets.ts';

const title: FilmScene = {
  seconds: 6,
  part: 'intro',
  draw: (p, t) => {
    tint(p.bright, 0.14, () => all(p.bright));
    titleCard(p, ['Chiếc đèn cuối khán đài', 'The Last Lamp in the Stand', '看台上最後一盞燈'], 240);
    stand(p, [60, 520], 5, 38, 1);
    lamp(p, [860, 392], 1, ease(t, 1.6, 3), t);
  },
};

const climb: FilmScene = {
  seconds: 14,
  chapter: 'Bảy mươi bậc | Seventy steps | 七十級台階',
  cues: [
    cue(0.8, 4.6, 'Sân đóng cửa đã mười năm.', 'The ground has been closed for ten years.', '球場已經關閉十年。'),
    cue(
      5.4,
      9,
      'Đêm nào ông Bảy cũng leo bảy mươi bậc.',
      'Every night old Bảy climbs seventy steps.',
      '每天夜裡，老七都爬七十級台階。',
    ),
    cue(9.6, 13.4, 'Bậc cuối cùng có một chiếc đèn.', 'On the last one stands a lamp.', '最後一級上有一盞燈。'),
  ],
  draw: (p, t) => {
    night(p);
    p.bare((c) => disc(c, 150, 110, 46));
    tint(p.dark, 0.88, () => disc(p.dark, 168, 100, 44));
    for (let k = 0; k < 14; k++) {
      const [x, y] = [80 + k * 60, 520 - k * 26];
      p.bare((c) => shape(c, [x, y], [x + 62, y], [x + 62, y + 6], [x, y + 6]));
      tint(p.dark, 0.35, () => p.dark.fillRect(x, y + 6, 62, 400));
    }
    const up = ease(t, 0.4, 11);
    const x = mix(100, 830, up);
    const at: Dot = [x, 520 - Math.floor((x - 80) / 60) * 26];
    light(p, [at[0] - 6, at[1] - 60], [at[0] + 110, at[1] + 8], [at[0] - 40, at[1] + 8]);
    person(p, at, 1.05, { wears: OLD, ...(up < 1 ? { step: t * 0.9 } : {}), reach: 1, lean: 0.2 });
    lamp(p, [at[0] + 34, at[1] - 44], 0.42, 1, t);
    lamp(p, [900, 142], 1, ease(t, 12, 13), t);
  },
};

const promise: FilmScene = {
  seconds: 14,
  chapter: 'Lời hứa | The promise | 約定',
  cues: [
    cue(
      0.8,
      4.4,
      'Năm ấy có một cậu bé được hưởng quả phạt.',
      'That year a boy was given a free kick.',
      '那一年，有個男孩贏得一記自由球。',
    ),
    cue(
      5,
      8.2,
      'Trời đổ mưa. Trọng tài thổi còi. Hết giờ.',
      'It poured. The referee blew. Time was up.',
      '大雨傾盆，裁判吹哨，時間到了。',
    ),
    cue(
      8.8,
      13.4,
      '“Cháu sẽ quay lại đá quả này. Ông để đèn nhé!”',
      '‘I will come back and take it. Leave the lamp on!’',
      '「我會回來踢這一球的。請您留著燈！」',
    ),
  ],
  draw: (p, t) => {
    tint(p.bright, 0.3, () => all(p.bright));
    stand(p, [0, 250], 4, 48, 1);
    p.bare((c) => c.fillRect(0, 252, 960, 288));
    tint(p.bright, 0.5, () => p.bright.fillRect(0, 252, 960, 288));
    const rain = ease(t, 4.4, 5.4);
    for (let k = 0; k < 60; k++) {
      const [x, y] = [(k * 173 + t * 60) % 1000, (k * k * 37 + k * 211 + t * 620) % 560];
      tint(p.dark, 0.6 * rain, () => line(p.dark, 2, [x, y], [x - 7, y + 24]));
    }
    const away = ease(t, 11, 14);
    person(p, [mix(480, 300, away), 470], 1.15, {
      wears: BOY,
      facing: t > 8.6 ? 1 : -1,
      reach: t > 8.6 ? 2.6 + 0.3 * Math.sin(t * 7) : 0.5,
      ...(away > 0 ? { step: t * 1.4 } : {}),
    });
    ball(p, [560, 466], 17, 0);
    person(p, [770, 470], 1.45, { wears: { ...OLD, hat: 'hair' }, facing: -1, reach: 1.2 });
  },
};

const order: FilmScene = {
  seconds: 11,
  chapter: 'Sáu giờ sáng | Six in the morning | 清晨六點',
  cues: [
    cue(
      1,
      5,
      'Sáu giờ sáng mai, sân sẽ thành bãi đỗ xe.',
      'At six in the morning this will be a car park.',
      '明早六點，這裡將變成停車場。',
    ),
    cue(
      5.6,
      10.4,
      'Ông Bảy vẫn thắp đèn. Hứa là hứa.',
      'Old Bảy lights the lamp all the same. A promise is a promise.',
      '老七照樣點亮了燈。約定就是約定。',
    ),
  ],
  draw: (p, t) => {
    night(p);
    tint(p.dark, 0.6, () => p.dark.fillRect(0, 430, 960, 110));
    for (let k = 0; k < 3; k++) digger(p, [150 + k * 90, 440 + k * 26], 0.8 + k * 0.1, 0.2 + 0.1 * Math.sin(t + k));
    notice(p, 560, 160, ['SAN PHẲNG', '06:00']);
    line(p.dark, 8, [560, 284], [560, 450]);
    person(p, [770, 470], 1.3, { wears: OLD, facing: -1, reach: t > 6 ? 2.2 : 0.2 });
    lamp(p, [728, 372], 0.9, ease(t, 6, 7), t);
  },
};

const rolling: FilmScene = {
  seconds: 15,
  chapter: 'Có ai trên cỏ | Somebody on the grass | 草地上有人',
  cues: [
    cue(1, 4.6, 'Có tiếng bóng lăn.', 'A ball is rolling.', '有球滾動的聲音。'),
    cue(5.4, 9, '“Ai đấy? Sân đóng cửa rồi.”', '‘Who is there? The ground is closed.’', '「是誰？球場已經關了。」'),
    cue(
      9.8,
      14.4,
      '“Cháu lái máy xúc. Nhưng cháu đến sớm… mười năm trễ.”',
      '‘I drive the digger. I am early… and ten years late.’',
      '「我是開挖土機的。我來早了……也遲了十年。」',
    ),
  ],
  draw: (p, t) => {
    night(p, false);
    stand(p, [0, 230], 5, 46, 1);
    const sweep = mix(180, 640, ease(t, 0.6, 7)) + 20 * Math.sin(t);
    light(p, [900, 90], [sweep + 130, 520], [sweep - 130, 520]);
    lamp(p, [904, 84], 0.9, 1, t);
    grass(p);
    ball(p, [mix(60, 600, ease(t, 0.4, 6.4)), 492], 16, t * 4);
    const step = ease(t, 7, 9.4);
    person(p, [mix(380, 500, step), 500], 1.35, {
      wears: WORKER,
      ...(step > 0 && step < 1 ? { step: t } : {}),
      reach: t > 10 ? 1 : 0.2,
    });
    person(p, [830, 500], 1.25, { wears: OLD, facing: -1, reach: 1.4 });
  },
};

const kick: FilmScene = {
  seconds: 17,
  chapter: 'Quả phạt | The free kick | 自由球',
  cues: [
    cue(0.8, 4, '“Thế thì đá đi. Ông bắt.”', '‘Then take it. I will keep goal.’', '「那就踢吧，我來守門。」'),
    cue(4.8, 7.4, 'Không ai thổi còi.', 'Nobody blew a whistle.', '沒有人吹哨。'),
    cue(
      11,
      16,
      'Đèn vỡ. Và cả khán đài sáng lên.',
      'The lamp breaks. And the whole stand lights up.',
      '燈碎了，而整個看台亮了起來。',
    ),
  ],
  draw: (p, t) => {
    const lit = ease(t, 10.4, 12.4);
    if (lit < 1) night(p, false);
    if (lit > 0) {
      p.bare((c) => c.fillRect(0, 540 * (1 - lit), 960, 540));
      tint(p.bright, 0.3, () => p.bright.fillRect(0, 540 * (1 - lit), 960, 540));
    }
    stand(p, [0, 210], 6, 46, 1);
    for (let k = 0; k < 16; k++) if (lit > k / 18) lamp(p, [40 + k * 60, 96 + (k % 3) * 50], 0.5, 1, t + k);
    if (lit === 0) light(p, [60, 60], [860, 540], [260, 540]);
    if (t < 10) lamp(p, [56, 56], 0.9, 1, t);
    goal(p, [600, 420], 1.5, ease(t, 8.6, 9));
    const dive = ease(t, 7.8, 8.8);
    person(p, [mix(600, 690, dive), 424], 1.15, {
      wears: OLD,
      facing: -1,
      reach: mix(1.2, 2.9, dive),
      other: -1.2,
      lean: 0.5 * dive,
    });
    const run = ease(t, 5, 7.2);
    person(p, [mix(120, 250, run), 516], 1.6, {
      wears: { ...WORKER, hat: 'hair' },
      ...(run > 0 && run < 1 ? { step: t * 1.6 } : {}),
      reach: t > 11 ? 2.9 : 0.5,
      other: t > 11 ? 2.7 : -0.5,
    });
    const flight = ease(t, 7.2, 8.6);
    const rebound = ease(t, 8.8, 10);
    ball(
      p,
      [mix(mix(300, 480, flight), 60, rebound), mix(mix(506, 290, flight), 60, rebound)],
      mix(18, 12, flight),
      t * 8 * flight,
    );
    if (t > 9.9 && t < 11)
      for (let k = 0; k < 12; k++)
        line(p.bright, 4, [56, 56], [56 + 130 * (t - 9.9) * Math.cos(k), 56 + 130 * (t - 9.9) * Math.sin(k)]);
  },
};

const dawn: FilmScene = {
  seconds: 11,
  chapter: 'Buổi sáng | Morning | 早晨',
  cues: [
    cue(0.8, 4.6, 'Sáu giờ. Máy xúc quay đầu.', 'Six o’clock. The diggers turn round.', '六點。挖土機掉頭離開。'),
    cue(
      5.2,
      10.4,
      'Chiều nay, bảy mươi bậc ấy lại chật kín.',
      'This afternoon all seventy steps are full again.',
      '今天下午，那七十級台階又坐滿了人。',
    ),
  ],
  draw: (p, t) => {
    tint(p.bright, 0.22, () => all(p.bright));
    tint(p.bright, 0.8, () => disc(p.bright, 480, mix(330, 210, ease(t, 0, 8)), 90));
    stand(p, [0, 330], 4, 46, 1);
    p.bare((c) => c.fillRect(0, 334, 960, 206));
    tint(p.dark, 0.3, () => p.dark.fillRect(0, 334, 960, 206));
    const go = ease(t, 0.6, 8) * 760;
    for (let k = 0; k < 3; k++) digger(p, [200 - k * 210 + go * 1.5, 460 + k * 20], 0.85, 0.8);
    person(p, [600, 510], 1.2, { wears: OLD, facing: -1, reach: 2.4 + 0.3 * Math.sin(t * 5) });
    person(p, [680, 510], 1.3, { wears: { ...WORKER, hat: 'hair' }, facing: -1, reach: 1 });
    for (let k = 0; k < 14; k++) {
      const come = ease(t, 5 + k * 0.3, 6 + k * 0.3);
      if (come > 0)
        person(p, [40 + k * 68, 330 - (k % 3) * 22], 0.6 * come, {
          wears: k % 2 ? BOY : { top: 'dark', hat: 'bun' },
          reach: 2.8,
          other: 2.6,
        });
    }
    gust(p, t, 0.2);
    bow(p.dark, 3, [80, 120], [120, 96], [160, 120]);
  },
};

const last: FilmScene = {
  seconds: 7,
  part: 'outro',
  draw: (p, t) => {
    credits(p, ['Chiếc đèn cuối khán đài', 'Lê Hạ Vũ', 'Khán Đài · CC BY 4.0'], t);
    lamp(p, [SHEET.width / 2, 96], 1, 1, t);
  },
};

export const lastLamp: Film = {
  folder: 'chiec-den-cuoi-khan-dai',
  inks: { dark: '#14233f', bright: '#f4bb2f', paper: '#f3ead6' },
  scenes: [title, climb, promise, order, rolling, kick, dawn, last],
  still: 57,
  music: {
    scale: [196, 220, 246.9, 293.7, 329.6, 392, 440, 493.9],
    beat: 0.56,
    seed: 3,
    bed: 'night',
    effects: [
      ...Array.from({ length: 12 }, (_, k) => ({ at: 7 + k * 0.9, kind: 'step' as const })),
      { at: 25, kind: 'whistle' },
      { at: 36, kind: 'engine' },
      { at: 67.2, kind: 'kick' },
      { at: 70, kind: 'pop' },
      { at: 71.4, kind: 'cheer' },
      { at: 78, kind: 'engine' },
      { at: 84, kind: 'cheer' },
    ],
  },
};
