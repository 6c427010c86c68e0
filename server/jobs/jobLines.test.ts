import { expect, it } from 'vitest';
import { jobLines } from './jobLines.ts';
import { AT_ONCE } from './jobs.store.ts';

it('HOUSE-6: the operator sees when each job is due, who runs it, and what went wrong', () => {
  const at = Date.UTC(2026, 10, 20, 12);
  const idle = { leaseUntil: null, leaseBy: null, tries: 0, lastStarted: null, lastEnded: null, lastFault: null };
  const jobs = [
    { ...idle, name: 'a.new', nextAt: at },
    { ...idle, name: 'privacy.erase', nextAt: AT_ONCE, tries: 2, lastStarted: at, lastFault: 'TypeError at a.ts:1' },
    { ...idle, name: 'b.fast', nextAt: at + 1000, leaseUntil: at + 30_000, leaseBy: 'web1:71:ab12', lastStarted: at },
  ];
  expect(jobLines(jobs)).toMatchInlineSnapshot(`
    "job            next (UTC)           tries  last begun (UTC)     run by        last fault
    a.new          2026-11-20 12:00:00  0      -                    -             -
    privacy.erase  now                  2      2026-11-20 12:00:00  -             TypeError at a.ts:1
    b.fast         2026-11-20 12:00:01  0      2026-11-20 12:00:00  web1:71:ab12  -"
  `);
});
