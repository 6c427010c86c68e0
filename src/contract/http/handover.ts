import * as Schema from 'effect/Schema';
import { isCode } from '#domain/handover/handover.ts';
import { call } from './call.ts';
import { Instant, text } from './fields.ts';
import { TargetWire } from './social.ts';

const anybody = { needs: 'guest', on401: 'allTokens', method: 'POST' } as const;
const Seconds = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 31_536_000 }));

/** FI-13: going on with something at the same second on another device. */
export const handover = {
  create: call({
    ...anybody,
    path: '/other/api/handover/create',
    about:
      'A code of six letters for something that plays and its second, good once and for 60 s; 404 if it is not there.',
    input: Schema.Struct({ target: TargetWire, positionSec: Seconds }),
    data: Schema.Struct({ code: Schema.String, expiresTs: Instant }),
  }),
  take: call({
    ...anybody,
    path: '/other/api/handover/take',
    about:
      'What a code stands for, once, and the path of its page; 410 if it was used, has run out or never was. Blanks, hyphens and small letters in it do not matter.',
    input: Schema.Struct({ code: text(isCode, '#domain/handover/handover.ts', 'a code of six letters') }),
    data: Schema.Struct({ target: TargetWire, positionSec: Schema.Finite, path: Schema.String }),
  }),
};
