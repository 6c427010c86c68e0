import { FIELD, snakeCore } from '#domain/games/snake/snake.ts';
import { openLamps, type Lamp } from '../runtime/lamps.ts';
import { run } from '../runtime/run.ts';

/** Lamps a cell. */
const CELL = 3;

run({
  core: snakeCore,
  open: ({ screen, sound, t }) => {
    const lamps = openLamps(screen.main, FIELD.w * CELL, FIELD.h * CELL);
    const cell = (at: number, lamp: Lamp) =>
      lamps.rect((at % FIELD.w) * CELL, Math.floor(at / FIELD.w) * CELL, CELL, CELL, lamp);
    return (snake, before) => {
      lamps.clear();
      for (const wall of snake.walls) cell(wall, 'wood');
      snake.body.forEach((at, i) => cell(at, i === 0 ? 'lit' : i % 2 === 0 ? 'green' : 'deep'));
      const [x, y] = [(snake.food % FIELD.w) * CELL, Math.floor(snake.food / FIELD.w) * CELL];
      lamps.rect(x, y, CELL, CELL, 'white');
      lamps.rect(x + 1, y + 1, 1, 1, 'dim');
      if (snake.bonus) cell(snake.bonus.at, snake.time % 20 < 12 ? 'yellow' : 'orange');
      lamps.show();
      screen.board([
        [t('score'), String(snake.score)],
        [t('length'), String(snake.body.length)],
      ]);
      if (before && snake.score > before.score) sound.note(snake.score - before.score > 20 ? 'great' : 'good');
    };
  },
});
