import { expect, it } from 'vitest';
import { coverage } from '../../../tests/model/coverage.ts';
import { walk } from '../../../tests/model/walk.ts';
import { noticesMachine } from './notices.machine.ts';

it('shows, holds and lets go as its chart says', { timeout: 60_000 }, async () => {
  const cover = coverage(noticesMachine);
  await walk({
    chart: noticesMachine,
    cover,
    cases: {
      'notice.show': ['một', 'hai', 'ba'].map((text) => ({ type: 'notice.show', tone: 'info', text })),
      'notice.dismiss': [1, 2].map((id) => ({ type: 'notice.dismiss', id })),
      'notice.act': [1, 2].map((id) => ({ type: 'notice.act', id })),
    },
    wire: () => ({
      machine: noticesMachine,
      check: ({ value, context }) => {
        expect(context.shown === null).toBe(value === 'idle');
        if (value === 'idle') expect(context.waiting).toEqual([]);
      },
    }),
  });
  cover.assertFull();
});
