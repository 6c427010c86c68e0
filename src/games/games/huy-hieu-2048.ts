import { crestsCore } from '#domain/games/crests/crests.ts';
import { LAMP } from '../runtime/lamps.ts';
import { run } from '../runtime/run.ts';
import { part } from '../runtime/screen.ts';

const fields = [
  'dim',
  'cyan',
  'green',
  'lit',
  'yellow',
  'orange',
  'red',
  'pink',
  'blue',
  'navy',
  'wine',
  'white',
] as const;
const SVG = 'http://www.w3.org/2000/svg';
const SHIELD = 'M4 4H36V22C36 32 26 37 20 39C14 37 4 32 4 22Z';
/** What parts the shield, rank by rank. */
const charges = [
  '',
  'M4 4H20V39C14 37 4 32 4 22Z',
  'M4 4H36V16H4Z',
  'M4 22L36 6V14L4 30Z',
  'M16 4H24V38H16Z',
  'M4 14H36V22H4Z',
] as const;

const crest = (rank: number): SVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 40 42');
  const path = (d: string, fill: string) => {
    const one = document.createElementNS(SVG, 'path');
    one.setAttribute('d', d);
    one.setAttribute('fill', fill);
    svg.append(one);
  };
  path(SHIELD, LAMP[fields[rank % fields.length]!]);
  if (rank > 1) path(charges[rank % charges.length]!, LAMP[fields[(rank + 5) % fields.length]!]);
  const text = document.createElementNS(SVG, 'text');
  for (const [name, value] of [
    ['x', '20'],
    ['y', '26'],
    ['text-anchor', 'middle'],
    ['font-size', '13'],
    ['font-weight', '800'],
    ['fill', '#fff'],
    ['stroke', '#0b1510'],
    ['stroke-width', '3'],
    ['paint-order', 'stroke'],
  ] as const)
    text.setAttribute(name, value);
  text.textContent = String(2 ** rank);
  svg.append(text);
  return svg;
};

run({
  core: crestsCore,
  open: ({ screen, sound, t, input, onKey }) => {
    const cells = Array.from({ length: 16 }, () => part('div', 'cell'));
    screen.main.append(part('div', 'grid', ...cells));
    const moves = ['up', 'right', 'down', 'left'];
    onKey((key) => {
      const move = moves.indexOf(key);
      if (move !== -1 && !input(move)) sound.note('tick');
    });
    return (state, before) => {
      state.cells.forEach((rank, i) => {
        const cell = cells[i]!;
        cell.className = ['cell', i === state.born && 'born', state.joined.includes(i) && 'joined']
          .filter(Boolean)
          .join(' ');
        if (cell.dataset['rank'] === String(rank)) return;
        cell.dataset['rank'] = String(rank);
        cell.replaceChildren(...(rank > 0 ? [crest(rank)] : []));
      });
      screen.board([
        [t('score'), String(state.score)],
        [t('best'), String(2 ** Math.max(...state.cells))],
      ]);
      if (before && state.score > before.score) sound.note(state.score - before.score >= 128 ? 'great' : 'good');
    };
  },
});
