import * as Schema from 'effect/Schema';
import { call } from './call.ts';

export const portal = {
  marquee: call({
    method: 'GET',
    path: '/other/api/resource/marquee/home-list',
    about: 'The ticker lines of the home page.',
    input: Schema.Struct({}),
    data: Schema.Array(
      Schema.Struct({ id: Schema.String, text: Schema.String, goTo: Schema.optionalKey(Schema.String) }),
    ),
    needs: 'nothing',
    on401: 'allTokens',
  }),
};
