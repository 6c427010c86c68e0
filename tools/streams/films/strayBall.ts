import { cue, type Film, type FilmScene } from './film.ts';
import { credits, titleCard } from './lettering.ts';
import { crowd, person } from './people.ts';
import { all, bow, disc, ease, line, mix, type Press, ridge, SHEET, tint } from './press.ts';
import { ball, bird, goal, gust, palm } from './props.ts';
import { market, roofs, wedding } from './strayBallTown.ts';

const STRIKER = { top: 'bright', legs: 'dark', hat: 'hair' } as const;
const KEEPER = { top: 'paper', legs: 'dark', hat: 'cap' } as const;
const REFEREE = { top: 'dark', legs: 'dark', hat: 'hair' } as const;

const ground = (p: Press, t: number, joy: number) => {
  tint(p.bright, 0.18, () => all(p.bright));
  crowd(p, [20, 120], 46, 5, t, joy);
  p.bare((c) => c.fillRect(0, 236, SHEET.width, 304));
  tint(p.dark, 0.62, () => p.dark.fillRect(0, 236, SHEET.width, 304));
  for (let k = 0; k < 6; k++) tint(p.dark, 0.25, () => p.dark.fillRect(k * 180, 236, 90, 304));
  p.bare((c) => line(c, 5, [0, 500], [960, 500]));
  goal(p, [480, 300], 1.25);
};

const title: FilmScene = {
  seconds: 6,
  part: 'intro',
  draw: (p, t) => {
    tint(p.bright, 0.22, () => all(p.bright));
    p.bare((c) => disc(c, 480, 230, 210));
    titleCard(p, ['Quả bóng lạc đường', 'The Ball That Went Astray', '迷路的足球'], 270);
    const hop = Math.abs(Math.sin(t * 2.6));
    ball(p, [120 + t * 125, 180 - 110 * hop], 26, t * 4);
  },
};

const shot: FilmScene = {
  seconds: 11,
  chapter: 'Cú sút | The shot | 射門',
  cues: [
    cue(
      0.5,
      4,
      'Phút 88, không – không. Quả phạt đền!',
      'Minute 88, nil–nil. A penalty!',
      '第88分鐘，零比零。十二碼！',
    ),
    cue(4.6, 7, 'Anh lấy đà…', 'He runs up…', '他開始助跑……'),
    cue(7.4, 10.6, '…ra ngoài! Ra ngoài thật xa!', '…over! Well, well over!', '……踢飛了！飛得好遠！'),
  ],
  draw: (p, t) => {
    ground(p, t, t > 7 ? 0 : 0.7);
    person(p, [480 + 30 * Math.sin(t * 2), 318], 0.86, { wears: KEEPER, reach: 2.2, other: -2.2, facing: -1 });
    const run = ease(t, 4.4, 7);
    person(p, [mix(190, 430, run), mix(520, 462, run)], 1.5, {
      wears: STRIKER,
      ...(t > 4.4 && t < 7 ? { step: t * 1.9 } : {}),
      lean: t > 6.6 && t < 7.6 ? -0.2 : 0.05,
      reach: t > 7.4 ? 2.8 : 0.5,
      other: t > 7.4 ? 2.6 : -0.5,
    });
    const gone = ease(t, 7, 9.4);
    ball(p, [mix(472, 700, gone), mix(452, -80, gone)], mix(22, 9, gone), t * 9 * gone);
  },
};

const nest: FilmScene = {
  seconds: 15,
  chapter: 'Tổ chim | The nest | 鳥巢',
  cues: [
    cue(
      0.8,
      4.6,
      'Trên ngọn cây, một bà mẹ đã chờ rất lâu.',
      'In the top of a tree a mother has waited for a long time.',
      '樹梢上，一位媽媽已經等了好久。',
    ),
    cue(
      6,
      9,
      'Cuối cùng cũng có trứng. Trứng to quá!',
      'At last an egg. And what an egg!',
      '終於有蛋了。好大的一顆蛋！',
    ),
    cue(
      10,
      14.4,
      'Nhưng gió không biết chờ, và trận đấu cũng vậy.',
      'But wind does not wait, and neither does a match.',
      '可是風不等人，比賽也一樣。',
    ),
  ],
  draw: (p, t) => {
    tint(p.bright, 0.24, () => disc(p.bright, 220, 150, 110));
    tint(p.dark, 0.22, () => ridge(p.dark, 430, 40, 3));
    const sway = 10 * Math.sin(t * (t > 9.6 ? 3 : 1));
    bow(p.dark, 34, [960, 560], [760, 430], [560 + sway, 340]);
    bow(p.dark, 14, [700, 420], [640, 300], [690 + sway, 210]);
    for (let k = 0; k < 16; k++)
      tint(k % 2 ? p.bright : p.dark, 0.8, () =>
        disc(k % 2 ? p.bright : p.dark, 690 + (k % 5) * 62 + sway, 150 + ((k * 53) % 170), 34),
      );
    for (let k = 0; k < 7; k++)
      bow(p.dark, 6, [480 + sway, 322 + k * 4], [560 + sway, 366 + k * 5], [650 + sway, 318 + k * 4]);
    const [come, go] = [ease(t, 4, 5.6), ease(t, 11, 13.6)];
    ball(p, [mix(mix(-40, 565 + sway, come), 380, go), mix(mix(60, 304, come), 640, go)], 24, go * 8 + (1 - come) * 9);
    if (t < 11.4)
      bird(
        p,
        [t < 6 ? 420 + sway : 566 + sway, t < 6 ? 300 : 268],
        1.5,
        t < 6 ? 0 : Math.sin(t) * 0.05,
        t < 6 ? 1 : -1,
      );
    else bird(p, [566 + sway + (t - 11.4) * 20, 250 - (t - 11.4) * 18], 1.5, t * 3, -1);
    if (t > 9.6) gust(p, t, ease(t, 9.6, 11));
  },
};

const waiting: FilmScene = {
  seconds: 9,
  chapter: 'Hai đội đứng chờ | Two teams wait | 兩隊等待',
  cues: [
    cue(
      0.6,
      4,
      'Trọng tài xem đồng hồ. Thủ môn ăn nốt ổ bánh mì.',
      'The referee looks at his watch. The keeper finishes a sandwich.',
      '裁判看著錶，守門員吃完了麵包。',
    ),
    cue(4.6, 8.4, 'Còn mười giây. Chín. Tám…', 'Ten seconds left. Nine. Eight…', '還剩十秒。九、八……'),
  ],
  draw: (p, t) => {
    ground(p, t, 0);
    person(p, [250, 470], 1.45, { wears: STRIKER, sit: 0.9, reach: 0.8 });
    person(p, [480, 320], 0.9, { wears: KEEPER, reach: 1.9 + 0.3 * Math.sin(t * 6), facing: -1 });
    person(p, [690, 500], 1.6, { wears: REFEREE, facing: -1, reach: 1.7 });
    for (let k = 0; k < 5; k++)
      person(p, [90 + k * 190, 380 + (k % 2) * 30], 0.9, {
        wears: k % 2 ? STRIKER : { top: 'dark' },
        facing: k % 2 ? 1 : -1,
      });
  },
};

const home: FilmScene = {
  seconds: 16,
  chapter: 'Đường về | The way home | 回家的路',
  cues: [
    cue(0.6, 4, '…ba, hai…', '…three, two…', '……三、二……'),
    cue(4.6, 8.6, 'Khoan! Trên trời kia là gì?', 'Wait! What is that up there?', '等等！天上那是什麼？'),
    cue(
      9.6,
      15.4,
      'VÀO! Cú sút hỏng hay nhất mùa giải!',
      'GOAL! The best miss of the season!',
      '進了！本季最妙的一次射失！',
    ),
  ],
  draw: (p, t) => {
    ground(p, t, ease(t, 9, 10));
    const leap = ease(t, 8, 9.2);
    person(p, [mix(480, 590, leap), 320], 0.9, {
      wears: KEEPER,
      reach: mix(1.8, 2.9, leap),
      other: 2.4 * leap,
      facing: 1,
      lean: 0.7 * leap,
    });
    person(p, [270, 480], 1.45, {
      wears: STRIKER,
      sit: t < 9.4 ? 0.9 : 0,
      reach: t < 9.4 ? 0.5 : 2.9,
      other: t < 9.4 ? 0 : 2.8,
    });
    person(p, [760, 500], 1.6, { wears: REFEREE, facing: -1, reach: t > 10.4 ? 2 : 1.7, other: t > 10.4 ? 2.9 : -0.2 });
    const fall = ease(t, 4.6, 6.6);
    const bounce = ease(t, 6.6, 8);
    const into = ease(t, 8, 9.2);
    // From the sky on the striker's head, from there over the keeper.
    const x = mix(mix(330, 280, fall), 430, into);
    const y = mix(-60, 372, fall) - 130 * Math.sin(bounce * 3.14) + into * -110;
    if (t > 4.6) ball(p, [x, y], mix(24, 15, into), t * 6);
    if (t > 10.2)
      for (let k = 0; k < 40; k++)
        tint(p.bright, 0.9, () =>
          p.bright.fillRect((k * 173 + 40 * Math.sin(t + k)) % 960, ((k * 97 + t * 110) % 420) - 20, 9, 6),
        );
  },
};

const last: FilmScene = {
  seconds: 8,
  part: 'outro',
  draw: (p, t) => {
    credits(p, ['Quả bóng lạc đường', 'Hồ Tường An', 'Khán Đài · CC BY 4.0'], t);
    palm(p, [110, 500], 1, 0.4 * Math.sin(t));
    bird(p, [840, 440], 1.2, 0);
    ball(p, [806, 470], 18, 0);
  },
};

export const strayBall: Film = {
  folder: 'qua-bong-lac-duong',
  inks: { dark: '#174a3a', bright: '#ef5b3a', paper: '#f7efdf' },
  scenes: [title, shot, roofs, wedding, market, nest, waiting, home, last],
  still: 35,
  music: {
    scale: [261.6, 293.7, 329.6, 392, 440, 523.3, 587.3, 659.3],
    beat: 0.34,
    seed: 7,
    bed: 'stand',
    effects: [
      ...[1, 2.2, 3.4, 4.6].map((at) => ({ at, kind: 'step' as const })),
      { at: 11, kind: 'whistle' },
      { at: 13, kind: 'kick' },
      { at: 46.6, kind: 'pop' },
      { at: 53, kind: 'kick' },
      { at: 61.5, kind: 'chirp' },
      { at: 66, kind: 'gust' },
      { at: 87.6, kind: 'kick' },
      { at: 89.4, kind: 'cheer' },
      { at: 91.5, kind: 'whistle' },
    ],
  },
};
