import { choices, isDone, quanCore, QUAN_INPUT, type Quan } from '#domain/games/quan/quan.ts';
import { run } from '../runtime/run.ts';
import { part } from '../runtime/screen.ts';

const TRAIL_MS = 260;

run({
  core: quanCore,
  open: ({ screen, sound, t, input, state: now, onKey }) => {
    const order = [0, 1, 2, 3, 4, 5, 6, 11, 10, 9, 8, 7];
    const pits = new Map(order.map((pit) => [pit, part('button', pit % 6 === 0 ? 'pit end' : 'pit')]));
    const ways = part('div', 'row');
    const [back, forth] = [part('button', 'choice', '◀'), part('button', 'choice', '▶')];
    ways.append(back, forth);
    screen.main.append(part('div', 'words wide', part('div', 'quan', ...order.map((pit) => pits.get(pit)!)), ways));
    let chosen = 9;
    let timers: number[] = [];
    const show = (dan: readonly number[], { quan }: Quan, at: number) => {
      for (const [pit, button] of pits) {
        const has = pit % 6 === 0 && quan[pit === 0 ? 0 : 1];
        button.textContent = `${has ? '◆ ' : ''}${dan[pit]}`;
        button.ariaLabel = `${pit}: ${dan[pit]}${has ? ' + 10' : ''}`;
        button.classList.toggle('at', pit === at);
        button.classList.toggle('chosen', pit === chosen && !isDone(now()));
      }
    };
    // The player's pits run from right to left, so that sowing goes around the board.
    const sow = (way: 0 | 1) => {
      if (!input((chosen - 7) * 2 + way)) sound.note('tick');
    };
    const choose = (pit: number) => {
      chosen = Math.max(7, Math.min(11, pit));
      show(now().dan, now(), -1);
    };
    for (const pit of [7, 8, 9, 10, 11]) pits.get(pit)!.addEventListener('click', () => choose(pit));
    forth.addEventListener('click', () => sow(1));
    back.addEventListener('click', () => sow(0));
    onKey((key) => {
      if (key === 'left') choose(chosen + 1);
      else if (key === 'right') choose(chosen - 1);
      else if (key === 'up') sow(0);
      else if (key === 'down') sow(1);
    });
    const ask = (state: Quan) => {
      if (state.level === 0) {
        screen.cover({ title: t('strength') });
        const row = part('div', 'row');
        (['easy', 'fair', 'strong'] as const).forEach((name, i) => {
          const button = part('button', 'choice', t(name));
          button.addEventListener('click', () => {
            screen.cover(null);
            input(QUAN_INPUT.level + i + 1);
          });
          row.append(button);
        });
        document.querySelector('.cover')!.append(row);
      } else if (isDone(state) && state.round < 5)
        screen.cover(
          { title: `${t('you')} ${state.taken[0]} – ${state.taken[1]} ${t('computer')}`, act: t('next') },
          () => {
            screen.cover(null);
            input(QUAN_INPUT.next);
          },
        );
    };
    return (state, before) => {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
      const settle = () => {
        show(state.dan, state, -1);
        screen.board([
          [t('board'), `${state.round}/5`],
          [t('you'), String(state.taken[0])],
          [t('computer'), String(state.taken[1])],
          [t('score'), String(state.points)],
        ]);
        if (!choices(state, 0).includes((chosen - 7) * 2) && !isDone(state)) {
          const [first] = choices(state, 0);
          if (first !== undefined) choose(7 + Math.floor(first / 2));
        }
        ask(state);
      };
      if (!before || state.trail.length === 0) return settle();
      state.trail.forEach(({ dan, at, what }, i) => {
        timers.push(
          window.setTimeout(() => {
            show(dan, { ...state, quan: before.quan }, at);
            sound.note(what === 'take' ? 'good' : 'tick');
          }, i * TRAIL_MS),
        );
      });
      timers.push(window.setTimeout(settle, state.trail.length * TRAIL_MS));
    };
  },
});
