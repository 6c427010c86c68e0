import type { client } from '#contract/http/client.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import type { Log } from '../log.ts';
import { redacted } from '../shared/redact.ts';

/** Errors that viewers report: written to the log, where the trace id that the viewer can quote finds them. */
export const clientHandlers = (log: Log): AreaHandlers<typeof client> => ({
  log: async ({ traceId, machine, state, event, err, note }, { requestId }) => {
    log.warn('client.trouble', {
      ...{ traceId, requestId, machine: redacted(machine), state: redacted(state) },
      ...{ happened: redacted(event), err: redacted(err), note: note === undefined ? null : redacted(note) },
    });
    return null;
  },
});
