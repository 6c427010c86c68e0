import { expect, it } from 'vitest';
import type { ToldMoment } from '#domain/room/moments.ts';
import en from '#locales/en/moment.json' with { type: 'json' };
import vi from '#locales/vi/moment.json' with { type: 'json' };
import zh from '#locales/zh/moment.json' with { type: 'json' };
import { ledCells, LED_ROWS, shoutOf } from './ledWord.ts';

const called = [vi, en, zh].flatMap(({ shout }) => Object.values(shout));

it.each([...called, '8–0', '9–1', '23–45', '67–9'])(
  '%s stands in LED cells, every letter, within its rows and columns',
  (word) => {
    const { cells, columns } = ledCells(word);
    for (const [x, y] of cells) expect([x < columns, y < LED_ROWS]).toEqual([true, true]);
    for (let i = 0; i < word.length; i++)
      expect(cells.filter(([x]) => Math.floor(x / 7) === i).length).toBeGreaterThan(6);
    expect(new Set(cells.map(String)).size).toBe(cells.length);
  },
);

const moment = (kind: ToldMoment['kind'], key: ToldMoment['text']['key'], values = {}): ToldMoment => ({
  ...{ momentId: 'm1', ts: 0, kind, text: { key, values } },
});
it.each([
  ['kill', moment('kill', 'kill')],
  ['win', moment('win', 'mapWon')],
  ['8–0', moment('run', 'run', { points: 8 })],
  ['9–1', moment('hand', 'handBanker', { banker: 9, player: 1 })],
  ['9–1', moment('hand', 'handPlayer', { banker: 1, player: 9 })],
  ['7–7', moment('hand', 'handTie', { banker: 7, player: 7 })],
])('V-7: %s is the word of its moment', (word, told) => {
  expect(shoutOf(told, (kind) => kind)).toBe(word);
});
