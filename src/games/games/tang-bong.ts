import { juggleCore, PITCH, UNIT } from '#domain/games/juggle/juggle.ts';
import { openLamps } from '../runtime/lamps.ts';
import { run } from '../runtime/run.ts';

const BODY = [
  ...['..hhh..', '..sss..', '..sss..', '.rrrrr.', 'rrrrrrr', 's.rrr.s', 's.rrr.s', '..rrr..', '..www..', '..www..'],
  ...['..w.ww.', '..s..s.', '..s..s.', '..s..s.', '..s..s.', '..r..r.', '.rr.rr.'],
];
const BALL = ['.ww.', 'wxww', 'wwxw', '.ww.'];
const [W, H] = [72, 54];
const GROUND = PITCH.ground / UNIT;

run({
  core: juggleCore,
  open: ({ screen, sound, t }) => {
    const lamps = openLamps(screen.main, W, H);
    return (state, before) => {
      lamps.clear();
      for (let j = GROUND; j < H; j++) lamps.rect(0, j, W, 1, Math.floor((j - GROUND) / 3) % 2 ? 'deep' : 'grass');
      lamps.sprite(state.x / UNIT - 3, GROUND - BODY.length, BODY);
      lamps.sprite(state.ball.x / UNIT - 2, state.ball.y / UNIT - 4, BALL);
      for (let i = 0; i < state.lives; i++) lamps.rect(2 + i * 4, 2, 2, 2, 'red');
      lamps.show();
      screen.board([
        [t('score'), String(state.points)],
        [t('streak'), String(state.streak)],
        [t('lives'), String(state.lives)],
      ]);
      if (!before) return;
      if (state.touches > before.touches) sound.note(state.last === 'head' ? 'great' : 'good');
      if (state.lives < before.lives) sound.note('bad');
    };
  },
});
