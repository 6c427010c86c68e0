import type { TroubleReport } from '#domain/navigation/trouble.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';

/** Tells the operators of a fault. */
export const reportTrouble = act({
  name: 'reportTrouble',
  members: false,
  to: ({ traceId }: TroubleReport) => traceId,
  run: async ({ loadPort }: Ports, report, { signal }) => (await loadPort('trouble')).report(report, signal),
  invalidates: [],
});
