import * as Schema from 'effect/Schema';
import { call } from './call.ts';
import { Cursor, Id, slice } from './fields.ts';
import { DecisionWire, OwnDecisionWire } from './moderationShapes.ts';

const member = { needs: 'member', on401: 'allTokens' } as const;

/** The log of decisions (CH-11, CALLS section 5). No call changes a line of it or takes one out. */
export const moderation = {
  undo: call({
    ...member,
    method: 'POST',
    path: '/other/api/moderation/undo',
    about:
      'Takes a decision back within ten minutes: a moderator any, somebody else their own. 409 once its time is over. The same again changes nothing.',
    input: Schema.Struct({ decisionId: Id }),
    data: DecisionWire,
  }),
  confirm: call({
    ...member,
    method: 'POST',
    path: '/other/api/moderation/confirm',
    about:
      'A second moderator agrees to a ban of more than a week, which holds from then on, or does not. 403 for who asked for it, 409 where somebody else answered. Not in the specification.',
    input: Schema.Struct({ decisionId: Id, agrees: Schema.Boolean }),
    data: DecisionWire,
  }),
  log: call({
    ...member,
    method: 'GET',
    path: '/other/api/moderation/log',
    about: 'For moderators: all decisions, newest first. Not in the specification.',
    input: Schema.Struct({ cursor: Schema.optionalKey(Cursor) }),
    data: slice(DecisionWire),
  }),
  mine: call({
    ...member,
    method: 'GET',
    path: '/other/api/moderation/mine',
    about:
      'The decisions about the caller, newest first, without who decided; those that wait for a second moderator are left out. Not in the specification.',
    input: Schema.Struct({ cursor: Schema.optionalKey(Cursor) }),
    data: slice(OwnDecisionWire),
  }),
};
