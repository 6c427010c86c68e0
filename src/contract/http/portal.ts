import * as Schema from 'effect/Schema';
import { call } from './call.ts';
import { shortText, ZoneText } from './fields.ts';

export const portal = {
  marquee: call({
    method: 'GET',
    path: '/other/api/resource/marquee/home-list',
    about: 'The lines that run over the home page.',
    input: Schema.Struct({}),
    data: Schema.Array(
      Schema.Struct({ id: Schema.String, text: Schema.String, goTo: Schema.optionalKey(Schema.String) }),
    ),
    needs: 'nothing',
    on401: 'allTokens',
  }),
  banners: call({
    method: 'GET',
    path: '/other/api/banner/list',
    about: 'Banners for a place; w and h in CSS pixels.',
    input: Schema.Struct({
      position: Schema.optionalKey(shortText(64)),
      domain: Schema.optionalKey(shortText(253)),
    }),
    data: Schema.Array(
      Schema.Struct({
        bannerId: Schema.String,
        alt: Schema.optionalKey(Schema.String),
        img: Schema.String,
        w: Schema.Int,
        h: Schema.Int,
        goTo: Schema.String,
        position: Schema.String,
      }),
    ),
    needs: 'nothing',
    on401: 'allTokens',
  }),
  locate: call({
    method: 'GET',
    path: '/other/api/geo/locate',
    about:
      'Where the asker seems to be: the default geolocation service (GEO-1). `timezone` is what the browser believes.',
    input: Schema.Struct({ timezone: Schema.optionalKey(ZoneText) }),
    data: Schema.Struct({ ip: Schema.String, timezone: Schema.String, country: Schema.NullOr(Schema.String) }),
    needs: 'nothing',
    on401: 'allTokens',
  }),
};
