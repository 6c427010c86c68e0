import * as Schema from 'effect/Schema';
import { HELP, type KnownFault, type Question } from '#domain/help/help.ts';
import { call } from './call.ts';
import { TypedContact } from './accountFields.ts';
import { countedSlice, Cursor, Id, Instant, shortText, words } from './fields.ts';

const KnownFaultWire = Schema.Struct({ id: Schema.String, text: Schema.String }).annotate({ identifier: 'KnownFault' });

const QuestionWire = Schema.Struct({
  askId: Schema.String,
  mail: Schema.String,
  text: Schema.String,
  askedAt: Instant,
  answer: Schema.NullOr(Schema.String),
  answeredAt: Schema.NullOr(Instant),
}).annotate({ identifier: 'Question' });

KnownFaultWire satisfies Schema.Codec<KnownFault, unknown>;
QuestionWire satisfies Schema.Codec<Question, unknown>;

const anybody = { needs: 'nothing', on401: 'allTokens' } as const;
const member = { needs: 'member', on401: 'allTokens' } as const;

/** Questions to customer care (CALLS section 5), and known incidents. */
export const help = {
  known: call({
    ...anybody,
    method: 'GET',
    path: '/other/api/help/known',
    about: "The known incidents, in the caller's language.",
    input: Schema.Struct({}),
    data: Schema.Array(KnownFaultWire),
  }),
  ask: call({
    ...anybody,
    method: 'POST',
    path: '/other/api/help/ask',
    about: 'Sends a question to customer care, who answer by mail; idempotent by clientId and mail.',
    input: Schema.Struct({
      mail: TypedContact,
      text: words({ kind: 'letter' }, shortText(HELP.textMax + 200)),
      clientId: Id,
    }),
    data: Schema.Struct({ askId: Schema.String }),
  }),
  list: call({
    ...member,
    method: 'GET',
    path: '/other/api/help/list',
    about: 'For customer care: open questions, oldest first, or answered ones, newest first.',
    input: Schema.Struct({
      state: Schema.Literals(['open', 'answered']),
      cursor: Schema.optionalKey(Cursor),
    }),
    data: countedSlice(QuestionWire),
  }),
  answer: call({
    ...member,
    method: 'POST',
    path: '/other/api/help/answer',
    about: 'For customer care: answers a question by mail, once; 409 if somebody else has answered it.',
    input: Schema.Struct({ askId: Id, text: words({ kind: 'letter' }, shortText(HELP.answerMax)), clientId: Id }),
    data: QuestionWire,
  }),
};
