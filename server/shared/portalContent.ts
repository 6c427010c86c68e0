import * as Schema from 'effect/Schema';
import { shortText } from '#contract/http/fields.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { modes, type ModeSlug } from '#domain/schedule/mode.ts';
import { menuIcons } from '#domain/portal/menuIcons.ts';
import { ownPath } from '#domain/routing/ownPath.ts';
import { DoorWire } from './doorContent.ts';

const text = (holds: (value: string) => boolean, expected: string) =>
  Schema.String.check(Schema.makeFilter((value: string) => holds(value) || expected));
const listOf = <A extends Schema.Top>(item: A, most: number) =>
  Schema.Array(item).check(Schema.makeFilter((all) => all.length <= most || `a list of at most ${most}`));
const inLanguages = <A extends Schema.Top>(each: A) =>
  Schema.Union([each, Schema.Struct({ vi: each, en: each, zh: each })]);

/** An http or https address without a user name or password. */
export const isWebAddress = (value: string): boolean => {
  if (!/^https?:\/\/[^\s\\]+$/.test(value) || value.length > 2048 || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
};

const Id = text((value) => /^[A-Za-z0-9_-]{1,64}$/.test(value), 'an id of 1 to 64 letters, digits, - or _');
const Icon = Schema.Literals(menuIcons);
const Goal = text(
  (value) => ownPath(value) !== null || isWebAddress(value),
  'a path such as /menu, or an address that begins with https:// or http://',
);
const Picture = text(
  (value) => ownPath(value) !== null || (isWebAddress(value) && value.startsWith('https:')),
  'a path such as /banners/cup.png, or an address that begins with https://',
);
const WebAddress = text(isWebAddress, 'an address outside that begins with https:// or http://');
const Host = text(
  (value) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/.test(value) && value.length <= 253,
  'a host such as khandai.example',
);
const pixels = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 4096 }));

const leaf = { key: Id, label: inLanguages(shortText(60)), path: Goal, icon: Icon };
const MenuItem = Schema.Struct({ ...leaf, children: Schema.optionalKey(listOf(Schema.Struct(leaf), 20)) });
const Menus = Schema.Struct({
  'header-v4': Schema.optionalKey(listOf(MenuItem, 12)),
  footerv4: Schema.optionalKey(listOf(MenuItem, 40)),
  // The fifth place of the bar belongs to the account (NAVBAR-1).
  nav: Schema.optionalKey(listOf(Schema.Struct(leaf), 4)),
});
const Banner = Schema.Struct({
  bannerId: Id,
  img: inLanguages(Picture),
  alt: Schema.optionalKey(inLanguages(shortText(200))),
  w: pixels,
  h: pixels,
  goTo: Goal,
  position: Schema.optionalKey(Id),
  domains: Schema.optionalKey(listOf(Host, 50)),
});
const Line = Schema.Struct({ id: Id, text: inLanguages(shortText(300)), goTo: Schema.optionalKey(Goal) });
const WordsOfGroups = Schema.Record(Schema.String, Schema.Record(Schema.String, shortText(4000)));
const slugs = modes.map(({ slug }) => slug) as [ModeSlug, ...ModeSlug[]];

/** The content that the operator may set, by the keys of portal.json; docs/import.md describes them. */
export const portalParts = {
  menus: Menus,
  banners: listOf(Banner, 100),
  marquee: listOf(Line, 20),
  modes: listOf(
    Schema.Struct({
      slug: Schema.Literals(slugs),
      name: Schema.optionalKey(inLanguages(shortText(60))),
      icon: Schema.optionalKey(Icon),
    }),
    modes.length,
  ),
  words: Schema.Struct({
    vi: Schema.optionalKey(WordsOfGroups),
    en: Schema.optionalKey(WordsOfGroups),
    zh: Schema.optionalKey(WordsOfGroups),
  }),
  redirects: listOf(Schema.Struct({ from: Schema.String, to: WebAddress }), 500),
  domains: listOf(Host, 50),
  known: listOf(Schema.Struct({ id: Id, text: inLanguages(shortText(1000)) }), 200),
  door: DoorWire,
} as const;
export type PortalPart = keyof typeof portalParts;
export const portalPartNames = Object.keys(portalParts) as readonly PortalPart[];

/** The parts that the operator set; an absent part keeps its built-in value. */
export type PortalContent = { readonly [Part in PortalPart]?: (typeof portalParts)[Part]['Type'] };

/** A text, or one for each language. */
export type InLanguages = string | Readonly<Record<Locale, string>>;
export const inLocale = (given: InLanguages, locale: Locale): string =>
  typeof given === 'string' ? given : given[locale];
