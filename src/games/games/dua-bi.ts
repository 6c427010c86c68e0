import { BREATH, COURSE, MARBLES, marblesCore, standings } from '#domain/games/marbles/marbles.ts';
import { openLamps, LAMP, type Lamp } from '../runtime/lamps.ts';
import { run } from '../runtime/run.ts';
import { part } from '../runtime/screen.ts';

const H = 60;
const colours: readonly Lamp[] = ['red', 'yellow', 'blue', 'lit', 'pink', 'orange', 'white', 'cyan'];

run({
  core: marblesCore,
  open: ({ screen, sound, t, input }) => {
    const lamps = openLamps(screen.main, COURSE.w, H);
    const chooser = part('div', 'cover');
    const row = part('div', 'row');
    for (let id = 0; id < MARBLES; id++) {
      const button = part('button', 'choice', String(id + 1));
      button.style.background = LAMP[colours[id]!];
      button.style.color = '#0b1510';
      button.addEventListener('click', () => input(100 + id));
      row.append(button);
    }
    chooser.append(part('b', 'title', t('choose')), row);
    screen.main.parentElement!.append(chooser);
    window.addEventListener('keydown', ({ key }) => {
      if (/^[1-8]$/u.test(key)) input(99 + Number(key));
    });
    return (state, before) => {
      chooser.hidden = state.own !== -1;
      const own = state.runners.find(({ id }) => id === state.own) ?? state.runners[0]!;
      const top = Math.max(-4, Math.min(COURSE.deep - H + 6, own.y - H / 2));
      lamps.clear();
      for (const { a, b } of state.course.bars)
        if (b[1] > top - 2 && a[1] < top + H + 2)
          lamps.line(a[0], Math.max(a[1], top - 1) - top, b[0], Math.min(b[1], top + H) - top, 'grey');
      for (const [px, py] of state.course.pegs) lamps.rect(px - 1, py - 1 - top, 2, 2, 'dim');
      lamps.rect(0, COURSE.deep - top, COURSE.w, 1, 'lit');
      for (const { id, x, y, inAt } of state.runners)
        if (inAt === 0) {
          lamps.rect(x - 1, y - 1 - top, 3, 3, colours[id]!);
          if (id === state.own) lamps.rect(x, y - 3 - top, 1, 1, 'white');
        }
      for (let i = 0; i < 24; i++)
        lamps.rect(2 + i, H - 2, 1, 1, i * (BREATH.most / 24) < state.breath ? 'lit' : 'dim');
      lamps.show();
      const place = standings(state.runners).findIndex(({ id }) => id === state.own) + 1;
      screen.board([
        [t('heat'), `${state.heat}/5`],
        [t('place'), state.own === -1 ? '–' : String(place)],
        [t('score'), String(state.points[state.own] ?? 0)],
      ]);
      if (before && before.paused === 0 && state.paused > 0) sound.note(place <= 3 ? 'great' : 'bad');
    };
  },
});
