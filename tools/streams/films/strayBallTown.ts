import { cue, type FilmScene } from './film.ts';
import { person } from './people.ts';
import { all, bow, disc, ease, line, mix, ridge, shape, tint } from './press.ts';
import { ball, bird, boat, house, water } from './props.ts';

export const roofs: FilmScene = {
  seconds: 9,
  chapter: 'Trên mái nhà | Over the roofs | 屋頂上空',
  cues: [
    cue(
      0.8,
      4,
      'Bóng ra khỏi sân. Ra khỏi phố. Ra khỏi bản đồ.',
      'It leaves the ground. The street. The map.',
      '球飛出球場，飛出街道，飛出地圖。',
    ),
    cue(
      4.6,
      8.4,
      'Mời bóng về, xin nhắc lại: mời bóng về.',
      'Ball, please return. I repeat: ball, please return.',
      '請球回來，重複一遍：請球回來。',
    ),
  ],
  draw: (p, t) => {
    tint(p.bright, 0.25, () => disc(p.bright, 760, 130, 84));
    tint(p.dark, 0.25, () => ridge(p.dark, 330, 60, 4, t * 40));
    for (let k = 0; k < 12; k++)
      house(
        p,
        [((k * 150 - t * 150 + 1800) % 1800) - 120, 520 + (k % 3) * 16],
        1.3 + (k % 3) * 0.24,
        k % 2 ? 'bright' : 'dark',
      );
    for (let k = 0; k < 5; k++) bird(p, [200 + k * 120 - t * 22, 100 + 30 * Math.sin(k * 2)], 0.55, t * 2 + k * 0.3);
    const hop = (t % 3) / 3;
    ball(p, [430 + 20 * t, 330 - 250 * Math.sin(hop * 3.14)], 24, t * 8);
  },
};

export const wedding: FilmScene = {
  seconds: 15,
  chapter: 'Đám cưới trên sông | A wedding on the river | 河上婚禮',
  cues: [
    cue(
      0.8,
      4.4,
      'Trên sông đang có đám cưới. Cô dâu sắp tung hoa.',
      'On the river: a wedding. The bride is about to throw.',
      '河上正在辦婚禮，新娘準備拋捧花。',
    ),
    cue(5.4, 8.6, 'Ai đó bắt được… một quả bóng?', 'Somebody has caught… a football?', '有人接到了……一顆足球？'),
    cue(
      9.2,
      14,
      'Luật là luật: người bắt được sẽ cưới năm sau. Bóng xin từ chối.',
      'Rules are rules: who catches it marries next. The ball declines.',
      '規矩就是規矩：接到的人明年結婚。球婉拒了。',
    ),
  ],
  draw: (p, t) => {
    tint(p.bright, 0.2, () => p.bright.fillRect(0, 0, 960, 300));
    tint(p.dark, 0.3, () => ridge(p.dark, 250, 36, 9));
    p.bare((c) => c.fillRect(0, 300, 960, 240));
    tint(p.dark, 0.2, () => p.dark.fillRect(0, 300, 960, 240));
    water(p, 310, t);
    const rock = 0.03 * Math.sin(t * 1.7);
    boat(p, [560, 400], 2.5, rock, 'small');
    const glad = t > 5.4 ? 1 : 0;
    person(p, [500, 352], 1.05, {
      wears: { top: 'paper', dress: true, hat: 'bun' },
      reach: t < 5 ? 0.5 + 2.6 * ease(t, 3.6, 4.6) : 2.4,
      other: 0.4,
    });
    person(p, [570, 352], 1.08, { wears: { top: 'dark', hat: 'hair' }, facing: -1, reach: 0.8 + glad });
    person(p, [660, 352], 0.98, {
      wears: { top: 'bright', dress: true, hat: 'bun' },
      facing: -1,
      reach: 2.6 * glad,
      other: 2.8 * glad,
    });
    for (let k = 0; k < 7; k++) bow(p.bright, 4, [400 + k * 52, 190], [426 + k * 52, 214], [452 + k * 52, 190]);
    boat(p, [mix(-90, 180, ease(t, 0, 6)), 470], 1.3, -rock, 'roof');
    const fall = ease(t, 3.8, 5.2);
    const back = ease(t, 10.6, 12.4);
    const held = [640, 244] as const;
    const at =
      t < 10.6
        ? ([mix(240, held[0], fall), mix(-40, held[1], fall)] as const)
        : ([mix(held[0], 1010, back), mix(held[1], 120, back) - 160 * Math.sin(back * 3.14)] as const);
    if (t > 3.8) ball(p, at, 20, t * 5);
  },
};

export const market: FilmScene = {
  seconds: 15,
  chapter: 'Phiên chợ | The market | 市集',
  cues: [
    cue(0.8, 4, '“Dưa hấu tròn thế này là hiếm!”', '‘A melon this round is rare!’', '「這麼圓的西瓜真少見！」'),
    cue(
      5,
      8.2,
      '“Bốn trăm năm mươi gam. Dưa hơi nhẹ.”',
      '‘Four hundred and fifty grams. Light, for a melon.’',
      '「四百五十克。以西瓜來說輕了點。」',
    ),
    cue(
      9,
      14,
      '“Bà ơi, dưa này không ăn được. Dưa này để đá.”',
      '‘Grandma, this one is not for eating. This one is for kicking.’',
      '「阿嬤，這顆不能吃，這顆是用來踢的。」',
    ),
  ],
  draw: (p, t) => {
    tint(p.bright, 0.16, () => all(p.bright));
    for (let k = 0; k < 4; k++) {
      const x = k * 260 - 10;
      shape(k % 2 ? p.dark : p.bright, [x, 170], [x + 40, 90], [x + 220, 90], [x + 260, 170]);
      for (const post of [x + 14, x + 246]) line(p.dark, 7, [post, 170], [post, 440]);
    }
    tint(p.dark, 0.3, () => p.dark.fillRect(0, 440, 960, 100));
    p.bare((c) => c.fillRect(250, 350, 440, 92));
    tint(p.dark, 0.75, () => p.dark.fillRect(250, 350, 440, 92));
    for (let k = 0; k < 9; k++) {
      const [x, y] = [292 + k * 40, 334];
      if (k === 4) continue;
      p.bare((c) => disc(c, x, y, 22));
      tint(p.dark, 0.8, () => disc(p.dark, x, y, 22));
      p.bare((c) => bow(c, 3, [x, y - 20], [x - 12, y], [x, y + 20]));
    }
    person(p, [600, 440], 1.7, {
      wears: { top: 'bright', hat: 'cone', dress: true },
      facing: -1,
      reach: t > 4.4 && t < 8.6 ? 1.9 : 1.1,
      lean: 0.05,
    });
    const kid = mix(-60, 330, ease(t, 7, 9.6));
    person(p, [kid, 500], 1.05, {
      wears: { top: 'paper', hat: 'cap' },
      ...(t > 7 && t < 9.6 ? { step: t * 2 } : {}),
      reach: t > 11 ? 2.4 : 1.2,
      lean: t > 11.6 ? -0.2 : 0.08,
    });
    const [drop, up, kick] = [ease(t, 0, 1), ease(t, 4.4, 5.2) - ease(t, 8.4, 9), ease(t, 11.8, 13.6)];
    if (kick === 0) ball(p, [452, mix(-30, 334, drop) - 96 * up], 21, t * (drop < 1 ? 6 : 0));
    else ball(p, [mix(452, 1000, kick), mix(334, 60, kick)], 21, t * 8);
  },
};
