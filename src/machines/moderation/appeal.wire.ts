import { fromPromise } from 'xstate';
import type { Appeal } from '#domain/moderation/report.ts';
import type { Outcome } from '#ports/failure.ts';
import type { AppealWish, ReportsPort } from '#ports/reports.ts';
import { appealMachine, type AppealMachine } from './appeal.machine.ts';

export interface AppealPorts {
  /** Lazily loaded; rejects if its code cannot be loaded. */
  readonly reports: () => Promise<Pick<ReportsPort, 'appeal'>>;
  /** The lists of reports and decisions are old. */
  readonly sent: () => void;
}

export const wireAppeal = ({ reports, sent }: AppealPorts): AppealMachine =>
  appealMachine.provide({
    actors: {
      send: fromPromise<Outcome<Appeal>, AppealWish | null>(async ({ input, signal }) => {
        if (!input) throw new Error('only a whole appeal is sent');
        return (await reports()).appeal(input, signal);
      }),
    },
    actions: { tellSent: () => sent() },
  });
