import { client } from '#contract/http/client.ts';
import type { TroublePort } from '#ports/trouble.ts';
import type { Send } from './send.ts';

export const httpTrouble = (send: Send): TroublePort => ({
  report: (report, signal) => send(client.log, report, signal),
});
