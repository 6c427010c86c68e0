import { expect, it } from 'vitest';
import type { CutStanding } from '#domain/highlights/highlight.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { cuttingMachine, type CuttingContext } from './cutting.machine.ts';
import { wireCutting } from './cutting.wire.ts';

const standing = (of: Partial<CutStanding>) => succeeded<CutStanding>({ highlightId: 'h1', state: 'cutting', ...of });
const answers = [
  standing({}),
  standing({ state: 'ready', slug: 'ban-thang' }),
  standing({ state: 'failed', why: 'gone' }),
  failed({ kind: 'unreachable' }),
  failed({ kind: 'refused', code: 422, fields: { fromTs: 'gone' } }),
];
const whole = { fromTs: 10_000, toTs: 40_000, category: 'bong-da', type: 'ban-thang' };
const titles = { vi: 'Bàn thắng', en: '', zh: '' };
const cases = {
  'xstate.done.actor.create': answers.map((answer) => done('create', answer)),
  'xstate.done.actor.ask': answers.map((answer) => done('ask', answer)),
  'cutting.change': [
    { type: 'cutting.change', change: { ...whole, titles } },
    { type: 'cutting.change', change: { toTs: 5000 } },
  ],
  'cutting.send': [{ type: 'cutting.send', marks: [{ at: 20_000, label: "Bàn thắng 12'" }] }],
  'cutting.network': [true, false].map((online) => ({ type: 'cutting.network', online })),
};

it('is chosen, sent, refused, followed and ready as its chart says', { timeout: 60_000 }, async () => {
  const cover = coverage(cuttingMachine);
  await walk({
    chart: cuttingMachine,
    cover,
    cases,
    input: { session: 's', roomId: 'r1' },
    seen: (context) => {
      const { draft, wish, fields, failure, highlightId, slug, why } = context as unknown as CuttingContext;
      return [draft.toTs, draft.titles.vi, wish !== null, fields, failure, highlightId, slug, why];
    },
    wire: (hands) => {
      const told: string[] = [];
      const machine = wireCutting({
        highlights: () => Promise.reject(new Error('the walk answers for it')),
        ready: () => void told.push('ready'),
      });
      return {
        machine: machine.provide({ actors: { create: hands.logic('create'), ask: hands.logic('ask') } }),
        check: (state) => {
          const { wish, highlightId, slug } = state.context;
          if (state.matches('sending') || state.matches('unsent')) expect(wish).not.toBeNull();
          if (state.matches('cutting')) expect(highlightId).not.toBeNull();
          if (state.matches('ready')) expect([slug, told.length > 0]).toEqual(['ban-thang', true]);
        },
      };
    },
  });
  cover.assertFull();
});
