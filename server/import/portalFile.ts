import * as Result from 'effect/Result';
import * as Schema from 'effect/Schema';
import { locales, splitLocale } from '#domain/locale/locale.ts';
import { rulePath } from '#domain/navigation/redirects.ts';
import { ownPath } from '#domain/routing/ownPath.ts';
import { isOwnPath } from '../http/notFound.ts';
import type { WordFiles } from '../page/build.ts';
import { fieldFaults } from './fieldFaults.ts';
import { isWebAddress, portalPartNames, portalParts } from '../shared/portalContent.ts';
import { repeated, type Complaint } from './tally.ts';

/** What a portal file is validated against. */
export interface PortalSurroundings {
  /** The built-in words: only these can be overridden. */
  readonly words: WordFiles;
  /** Origins from which pages may load pictures (STREAM_ORIGINS). */
  readonly pictureOrigins: readonly string[];
  /** The host of PUBLIC_URL, or null. */
  readonly host: string | null;
}

const nullable = <A extends Schema.Top>(part: A) => Schema.optionalKey(Schema.NullOr(part));
/** The schema of the file that changes the shell's content; null resets a part to the built-in one. */
export const PortalFile = Schema.Struct({
  menus: nullable(portalParts.menus),
  banners: nullable(portalParts.banners),
  marquee: nullable(portalParts.marquee),
  modes: nullable(portalParts.modes),
  words: nullable(portalParts.words),
  redirects: nullable(portalParts.redirects),
  domains: nullable(portalParts.domains),
  known: nullable(portalParts.known),
  door: nullable(portalParts.door),
});
export type PortalFile = typeof PortalFile.Type;
export const decodePortalFile = Schema.decodeUnknownResult(PortalFile, { errors: 'all', onExcessProperty: 'error' });

/** Whether a JSON value is meant to be a portal file: it has one of its keys. */
export const isPortalFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && portalPartNames.some((part) => Object.hasOwn(value, part));

const menuComplaints = ({ menus }: PortalFile): readonly Complaint[] =>
  Object.entries(menus ?? {}).flatMap(([group, items]) => [
    ...repeated(items.map(({ key }, i) => [`menus.${group}.${i}.key`, key])),
    ...items.flatMap((item, i) =>
      'children' in item && item.children
        ? repeated(item.children.map(({ key }, j) => [`menus.${group}.${i}.children.${j}.key`, key]))
        : [],
    ),
  ]);

const bannerComplaints = ({ banners }: PortalFile, { pictureOrigins }: PortalSurroundings): readonly Complaint[] => [
  ...repeated((banners ?? []).map(({ bannerId }, i) => [`banners.${i}.bannerId`, bannerId])),
  ...(banners ?? []).flatMap(({ img }, i) =>
    Object.entries(typeof img === 'string' ? { '': img } : img).flatMap(([locale, address]): readonly Complaint[] =>
      isWebAddress(address) && !pictureOrigins.includes(new URL(address).origin)
        ? [
            [
              `banners.${i}.img${locale && `.${locale}`}`,
              `lies at ${new URL(address).origin}, which STREAM_ORIGINS does not name: pages show no pictures from there`,
            ],
          ]
        : [],
    ),
  ),
];

/** Paths that the origin answers itself, before any rule applies. */
const isReserved = (path: string): boolean =>
  path === '/' ||
  isOwnPath(path) ||
  /^\/(healthz|readyz|robots\.txt|sitemap[^/]*|openapi\.json|asyncapi\.json|dev(\/.*)?)$/.test(path);

const fromComplaint = (from: string): string | null => {
  if (ownPath(from) === null || /[?#]/.test(from)) return 'must be a path of this site such as /cup, without ? and #';
  const { locale, path } = splitLocale(from);
  if (locale !== 'vi')
    return `must be written without ${locales.find(({ code }) => code === locale)!.baseUrl}: a rule holds in all languages`;
  return isReserved(rulePath(path)) ? 'is an address that no rule may take' : null;
};

const redirectComplaints = (file: PortalFile, { host }: PortalSurroundings): readonly Complaint[] => {
  const rules = file.redirects ?? [];
  const own = new Set([...(host === null ? [] : [host]), ...(file.domains ?? [])]);
  return [
    ...repeated(rules.map(({ from }, i) => [`redirects.${i}.from`, rulePath(from)])),
    ...rules.flatMap(({ from, to }, i): readonly Complaint[] => {
      const complaint = fromComplaint(from);
      return [
        ...(complaint === null ? [] : [[`redirects.${i}.from`, complaint] as const]),
        ...(own.has(new URL(to).host) ? [[`redirects.${i}.to`, 'leads back to this portal'] as const] : []),
      ];
    }),
  ];
};

const placesIn = (text: string): readonly string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);
/** The value at a dotted key, or undefined. */
export const wordAt = (group: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
      group,
    );

const wordComplaints = ({ words }: PortalFile, { words: built }: PortalSurroundings): readonly Complaint[] =>
  Object.entries(words ?? {}).flatMap(([locale, groups]) =>
    Object.entries(groups).flatMap(([group, texts]): readonly Complaint[] => {
      const at = `words.${locale}.${group}`;
      const known = built[locale]?.[group];
      if (known === undefined)
        return [[at, `is no group of words; there are ${Object.keys(built[locale] ?? {}).join(', ')}`]];
      return Object.entries(texts).flatMap(([key, text]): readonly Complaint[] => {
        const now = wordAt(known, key);
        if (typeof now !== 'string') return [[`${at}.${key}`, 'is no word of this group']];
        const strange = placesIn(text).find((place) => !placesIn(now).includes(place));
        return strange === undefined ? [] : [[`${at}.${key}`, `has {{${strange}}}, which nothing fills in there`]];
      });
    }),
  );

/** Errors in a file with a valid schema. */
export const portalComplaints = (file: PortalFile, around: PortalSurroundings): readonly Complaint[] => [
  ...menuComplaints(file),
  ...bannerComplaints(file, around),
  ...(['marquee', 'known'] as const).flatMap((part) =>
    repeated((file[part] ?? []).map(({ id }, i) => [`${part}.${i}.id`, id])),
  ),
  ...repeated((file.modes ?? []).map(({ slug }, i) => [`modes.${i}.slug`, slug])),
  ...redirectComplaints(file, around),
  ...wordComplaints(file, around),
];

/** A file as it is stored: with the paths of its rules normalised for comparison. */
export const keptForm = (file: PortalFile): PortalFile =>
  file.redirects ? { ...file, redirects: file.redirects.map(({ from, to }) => ({ from: rulePath(from), to })) } : file;

/** A file, or what is wrong with it by field. */
export const readPortalFile = (
  value: unknown,
  around: PortalSurroundings,
): { readonly file: PortalFile } | { readonly complaints: readonly Complaint[] } => {
  const read = decodePortalFile(value);
  if (Result.isFailure(read)) return { complaints: fieldFaults(read.failure.issue) };
  const complaints = portalComplaints(read.success, around);
  return complaints.length > 0 ? { complaints } : { file: read.success };
};
