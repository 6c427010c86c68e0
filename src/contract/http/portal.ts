import * as Schema from 'effect/Schema';
import { call } from './call.ts';
import { shortText, ZoneText } from './fields.ts';

const leaf = { key: Schema.String, label: Schema.String, path: Schema.String, icon: Schema.String };
const ItemWire = Schema.Struct({ ...leaf, children: Schema.optionalKey(Schema.Array(Schema.Struct(leaf))) });

export const portal = {
  menu: call({
    method: 'POST',
    path: '/al/api/live/menu',
    about: 'The menus, in the language of x-language.',
    input: Schema.Struct({ location: Schema.optionalKey(shortText(64)) }),
    data: Schema.Struct({
      'header-v4': Schema.Array(ItemWire),
      footerv4: Schema.Array(ItemWire),
      nav: Schema.Array(ItemWire),
    }),
    needs: 'nothing',
    on401: 'allTokens',
  }),
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
