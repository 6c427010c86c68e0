import { describe, expect, it } from 'vitest';
import { ROOT } from '../files.ts';
import type { Asked } from './figure.ts';
import { figures } from './figures.ts';
import { readCharts } from './machines.ts';

const charts = await readCharts(ROOT);
type Word = (args: { readonly context: object; readonly event: object }, params: unknown) => unknown;
const wordsOf = (chart: string, kind: 'guards' | 'delays') =>
  Object.entries(charts.get(chart)!.machine.implementations[kind] as Readonly<Record<string, unknown>>);
const ask = (word: unknown, { context = {}, event = {}, params }: Asked): unknown =>
  (word as Word)({ context, event }, params);

const guards = Object.entries(figures).flatMap(([chart, { guards: all = {} }]) =>
  Object.entries(all).map(([name, figure]) => ({ chart, name, ...figure })),
);
const delays = Object.entries(figures).flatMap(([chart, { delays: all = {} }]) =>
  Object.entries(all).map(([name, figure]) => ({ chart, name, ...figure })),
);

describe('T-3: the numbers on the charts', () => {
  it.each(guards)('$chart $name: "$says" is where the guard itself turns', ({ chart, name, holds, fails }) => {
    const guard = new Map(wordsOf(chart, 'guards')).get(name);
    expect([holds.length > 0, fails.length > 0]).toEqual([true, true]);
    for (const asked of holds) expect(ask(guard, asked)).toBe(true);
    for (const asked of fails) expect(ask(guard, asked)).toBe(false);
  });

  it.each(delays)('$chart $name: "$says" is what the delay itself counts', ({ chart, name, cases }) => {
    const delay = new Map(wordsOf(chart, 'delays')).get(name);
    for (const [asked, ms] of cases) expect(ask(delay, asked)).toBe(ms);
    expect(cases.length).toBeGreaterThan(0);
  });

  it.each([...charts.keys()])('%s: no guard that compares, and no delay that is counted, is without words', (chart) => {
    const isBare = (kind: 'guards' | 'delays', name: string) => !figures[chart]?.[kind]?.[name];
    const compares = (guard: unknown) => / (?:[<>]=?) (?!0\b)/.test(String(guard));
    const bareGuards = wordsOf(chart, 'guards').filter(([name, word]) => compares(word) && isBare('guards', name));
    const bareDelays = wordsOf(chart, 'delays').filter(
      ([name, word]) => typeof word === 'function' && isBare('delays', name),
    );
    expect([...bareGuards, ...bareDelays].map(([name]) => name)).toEqual([]);
  });
});
