import * as Schema from 'effect/Schema';
import { TROUBLE } from '#domain/navigation/trouble.ts';
import { call } from './call.ts';
import { Id, shortText } from './fields.ts';

/** Fault reports of browsers to the operators (CALLS section 5). */
export const client = {
  log: call({
    method: 'POST',
    path: '/other/api/client/log',
    about:
      'Reports a fault that a viewer saw: it is logged under its trace id, with everything removed that looks like a secret.',
    input: Schema.Struct({
      traceId: Id,
      machine: shortText(TROUBLE.wordMax),
      state: shortText(TROUBLE.wordMax),
      event: shortText(TROUBLE.lineMax),
      err: shortText(TROUBLE.lineMax),
      note: Schema.optionalKey(shortText(TROUBLE.noteMax)),
    }),
    data: Schema.Null,
    needs: 'nothing',
    on401: 'allTokens',
  }),
};
