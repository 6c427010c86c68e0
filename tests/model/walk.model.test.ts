import { expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { coverage } from './coverage.ts';
import type { Hands } from './hands.ts';
import { done, shortestPaths, transitionCover, type Path } from './paths.ts';
import { walk } from './walk.ts';

const kettle = setup({
  types: {
    context: {} as { readonly tries: number },
    events: {} as { readonly type: 'kettle.on' } | { readonly type: 'kettle.off' },
  },
  actors: { fill: fromPromise<boolean>(() => Promise.reject(new Error('not provided'))) },
  actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
  guards: { triedTwice: ({ context }) => context.tries >= 2, filled: (_, full: boolean) => full },
  delays: { boil: 5000, bored: 9000 },
}).createMachine({
  id: 'kettle',
  context: { tries: 0 },
  initial: 'cold',
  states: {
    cold: {
      on: {
        'kettle.on': [
          { guard: 'triedTwice', target: 'broken' },
          { target: 'filling', actions: 'count' },
        ],
      },
    },
    filling: {
      invoke: {
        id: 'fill',
        src: 'fill',
        onDone: [
          { guard: { type: 'filled', params: ({ event }) => event.output }, target: 'boiling' },
          { target: 'cold' },
        ],
        onError: 'cold',
      },
    },
    boiling: { after: { boil: 'broken', bored: 'cold' }, on: { 'kettle.off': 'cold' } },
    broken: {},
  },
});
const cases = { 'xstate.done.actor.fill': [done('fill', true), done('fill', false)] };
const wired = (hands: Hands) => ({
  machine: kettle.provide({ actors: { fill: fromPromise<boolean>(hands.promise('fill')) } }),
});

it('finds a path to every pair of state and event', () => {
  const ends = shortestPaths(kettle, { cases }).map(({ steps }) =>
    steps.map(({ event }) => event.type.split('.').at(-1)),
  );
  expect(ends).toContainEqual(['on', 'fill', 'on', 'fill', 'on']);
  expect(ends).toContainEqual(['on', 'fill', 'boiling']);
});

it('covers every transition of the chart by few of the paths', () => {
  const drawn = (paths: readonly Path[]) =>
    new Set(
      paths.flatMap(({ start, steps }) =>
        steps.map(({ event, state }, i) => JSON.stringify([(steps[i - 1]?.state ?? start).value, event, state.value])),
      ),
    );
  const paths = shortestPaths(kettle, { cases });
  const few = transitionCover(paths);
  expect(drawn(few)).toEqual(drawn(paths));
  expect(few.length).toBeLessThan(paths.length);
});

it('names what a walk never saw', async () => {
  const cover = coverage(kettle);
  await walk({ chart: kettle, cases, wire: wired, cover });
  expect(cover.gaps()).toEqual(['transition kettle.boiling on xstate.after.bored.kettle.boiling [0] to kettle.cold']);
  expect(() => cover.assertFull()).toThrow('never seen');
});

it('notices a machine that does not do what its chart says', async () => {
  const lazy = (hands: Hands) => ({
    machine: wired(hands).machine.provide({ actions: { count: assign({ tries: 0 }) } }),
  });
  await expect(walk({ chart: kettle, cases, wire: lazy, cover: coverage(kettle) })).rejects.toThrow('the chart says');
});
