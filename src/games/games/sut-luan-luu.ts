import { GOAL, isIn, needed, penaltyCore, SHOTS, type Penalty } from '#domain/games/penalty/penalty.ts';
import { openLamps, type Lamps } from '../runtime/lamps.ts';
import { run } from '../runtime/run.ts';

const KEEPER = [
  ...['....yyy....', '....sss....', 'w...sss...w', 's..yyyyy..s', 'yyyyyyyyyyy', '...yyyyy...'],
  ...['...BBBBB...', '...BB.BB...', '...ss.ss...', '...ww.ww...'],
];
const BALL = ['.ww.', 'wxww', 'wwxw', '.ww.'];
const [W, H] = [84, 56];
/** Where the goal stands on the board of lamps. */
const LINE = 34;
const TOP = 8;
const x = (at: number) => W / 2 + (at / GOAL.half) * 29;
const y = (at: number) => LINE - (at / GOAL.high) * (LINE - TOP);

const stands = (lamps: Lamps) => {
  for (let j = 0; j < TOP - 2; j++)
    for (let i = 0; i < W; i++)
      if ((i * 7 + j * 13 + i * j * 3) % 5 < 2)
        lamps.rect(i, j, 1, 1, (['dim', 'wine', 'brown', 'dim'] as const)[(i * 3 + j * 5) % 4]!);
  for (let j = LINE; j < H; j++) lamps.rect(0, j, W, 1, Math.floor((j - LINE) / 3) % 2 ? 'deep' : 'grass');
  for (let j = TOP; j < LINE; j++)
    for (let i = 14; i < W - 14; i++) if ((i + j) % 3 === 0) lamps.rect(i, j, 1, 1, 'dim');
  lamps.rect(13, TOP - 1, W - 26, 1, 'white');
  lamps.rect(13, TOP - 1, 1, LINE - TOP + 1, 'white');
  lamps.rect(W - 14, TOP - 1, 1, LINE - TOP + 1, 'white');
};
const ballAt = ({ ball, phase, shot }: Penalty) => {
  if (phase === 'aiming' || phase === 'charging') return [W / 2 - 2, H - 8] as const;
  const far = ball.t / shot.ticks;
  return [W / 2 + (x(ball.x) - W / 2) - 2, (H - 8) * (1 - far) + (y(ball.y) - 2) * far] as const;
};

run({
  core: penaltyCore,
  open: ({ screen, sound, t }) => {
    const lamps = openLamps(screen.main, W, H);
    return (state, before) => {
      const { phase, aim, ring, keeper, power, curl, shots } = state;
      lamps.clear();
      stands(lamps);
      for (const [dx, dy] of [
        [-3, -1],
        [-3, 0],
        [-3, 1],
        [3, -1],
        [3, 0],
        [3, 1],
        [-1, -3],
        [0, -3],
        [1, -3],
        [-1, 3],
        [0, 3],
        [1, 3],
      ] as const)
        lamps.rect(x(ring.x) + dx, y(ring.y) + dy, 1, 1, 'lit');
      lamps.sprite(x(keeper.x) - 5, Math.min(LINE - 10, y(keeper.y) - 5), KEEPER);
      if (phase === 'aiming' || phase === 'charging') {
        for (let i = 1; i < 10; i += 2)
          lamps.rect(
            W / 2 + ((x(aim.x) - W / 2) * i) / 10 + curl * Math.sin((i / 10) * Math.PI) * 6,
            H - 8 + ((y(aim.y) - H + 8) * i) / 10,
            1,
            1,
            'lit',
          );
        lamps.rect(x(aim.x) - 1, y(aim.y), 3, 1, 'red');
        lamps.rect(x(aim.x), y(aim.y) - 1, 1, 3, 'red');
      }
      const [bx, by] = ballAt(state);
      lamps.sprite(bx, by, BALL);
      for (let i = 0; i < 20; i++)
        lamps.rect(2 + i, H - 3, 1, 2, i * 5 < power ? (i > 16 ? 'red' : i > 12 ? 'yellow' : 'lit') : 'dim');
      for (let i = 0; i < SHOTS; i++) {
        const one = shots[i];
        lamps.rect(
          W - 4 * SHOTS + i * 4 - 1,
          H - 4,
          3,
          3,
          one === undefined ? 'dim' : one === 'ring' ? 'yellow' : isIn(one) ? 'lit' : 'red',
        );
      }
      lamps.show();
      screen.board([
        [t('score'), String(state.points)],
        [t('round'), String(state.round)],
        [t('needs'), `${shots.filter(isIn).length}/${needed(state.round)}`],
        [t('power'), String(power)],
      ]);
      if (before && shots.length > before.shots.length) {
        const last = shots.at(-1)!;
        sound.note(last === 'ring' ? 'great' : last === 'goal' ? 'good' : 'bad');
      }
    };
  },
});
