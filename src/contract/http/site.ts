import * as Schema from 'effect/Schema';
import { call } from './call.ts';
import { LocaleText, shortText } from './fields.ts';

/** What others ask of the portal, and no page of its own: it would weigh on every first load. */
export const site = {
  domains: call({
    method: 'GET',
    path: '/other/api/resource/domain/list',
    about: 'The addresses at which the portal may be reached.',
    input: Schema.Struct({ domain: Schema.optionalKey(shortText(253)) }),
    data: Schema.Array(Schema.Struct({ domain: Schema.String, main: Schema.Boolean })),
    needs: 'nothing',
    on401: 'allTokens',
  }),
  language: call({
    method: 'GET',
    path: '/other/api/live/language/v2/list',
    about: 'The words of a language, by group; the same files as the chunks of the application.',
    input: Schema.Struct({
      locale: LocaleText,
      version: Schema.optionalKey(shortText(16)),
      category: Schema.optionalKey(shortText(64)),
    }),
    data: Schema.Record(Schema.String, Schema.Unknown),
    needs: 'nothing',
    on401: 'allTokens',
  }),
};
