import * as Schema from 'effect/Schema';
import { call } from './call.ts';
import { LocaleText, shortText, ZoneText } from './fields.ts';

const leaf = { key: Schema.String, label: Schema.String, path: Schema.String, icon: Schema.String };
const ItemWire = Schema.Struct({ ...leaf, children: Schema.optionalKey(Schema.Array(Schema.Struct(leaf))) });

/**
 * Calls of the shell that are made after the first page is shown, in a file of their own to keep them out of the first
 * load.
 */
export const site = {
  banners: call({
    method: 'GET',
    path: '/other/api/banner/list',
    about: 'Banners for a position; w and h in CSS pixels.',
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
      "The caller's approximate location: the built-in geolocation service (GEO-1). `timezone` is the zone that the browser reports.",
    input: Schema.Struct({ timezone: Schema.optionalKey(ZoneText) }),
    data: Schema.Struct({ ip: Schema.String, timezone: Schema.String, country: Schema.NullOr(Schema.String) }),
    needs: 'nothing',
    on401: 'allTokens',
  }),
  menu: call({
    method: 'POST',
    path: '/al/api/live/menu',
    about:
      'The menus, in the language of x-language; `own` names those that the operator has changed, the others are the built-in ones.',
    input: Schema.Struct({ location: Schema.optionalKey(shortText(64)) }),
    data: Schema.Struct({
      'header-v4': Schema.Array(ItemWire),
      footerv4: Schema.Array(ItemWire),
      nav: Schema.Array(ItemWire),
      own: Schema.optionalKey(Schema.Array(Schema.Literals(['header-v4', 'footerv4', 'nav']))),
    }),
    needs: 'nothing',
    on401: 'allTokens',
  }),
  domains: call({
    method: 'GET',
    path: '/other/api/resource/domain/list',
    about: 'The addresses of the portal.',
    input: Schema.Struct({ domain: Schema.optionalKey(shortText(253)) }),
    data: Schema.Array(Schema.Struct({ domain: Schema.String, main: Schema.Boolean })),
    needs: 'nothing',
    on401: 'allTokens',
  }),
  language: call({
    method: 'GET',
    path: '/other/api/live/language/v2/list',
    about: "The words of a language, by group: the built-in ones, overridden by the operator's.",
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
