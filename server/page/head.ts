import { locales, localeConfig, type Locale } from '#domain/locale/locale.ts';
import { firstOf } from '#domain/routing/routeBook.ts';
import { firstAddresses } from '#contract/pages/firstCalls.ts';
import { stillImage } from '#domain/match/still.ts';
import type { When } from '#contract/pages/first.ts';
import { preloadsFor, type BuiltFiles } from './chunks.ts';
import type { OwnPaths } from '../shared/pageList.ts';
import type { SizedPicture } from './areaPage.ts';
import { pageUrl, type PageAbout } from './describe.ts';
import { withContent } from './content.ts';
import type { PaintedPage } from './painting.ts';
import type { RouteRule } from '#domain/navigation/redirects.ts';
import { escaped, jsonForScript, tag } from './html.ts';
import { shareAddress } from './share/address.ts';
import { SHARE } from './share/ground.ts';

export interface HeadSource extends BuiltFiles {
  /**
   * The address of an external geolocation service that the page uses instead of this origin (GEO-1); null for none.
   */
  readonly geoUrl: string | null;
  readonly template: string;
}
export interface Asked {
  /** The portal's address, without a trailing slash. */
  readonly site: string;
  /** By the Timezone cookie; null without one. */
  readonly when: When | null;
  /** The version of the operator's words, which the page loads; null if there are none. */
  readonly wordsVersion: string | null;
  /** NAV-4: redirects to other sites. */
  readonly rules: readonly RouteRule[];
  /** The page's content; null if the browser renders it. */
  readonly painted: PaintedPage | null;
}

const openGraphLocales: Readonly<Record<Locale, string>> = { vi: 'vi_VN', en: 'en_GB', zh: 'zh_TW' };

/** The built page with the head of this address. */
export const renderPage = ({ template, geoUrl, ...built }: HeadSource, about: PageAbout, asked: Asked): string => {
  const head = [
    ...description(about, asked.site),
    ...links(about, asked.site),
    ...(geoUrl === null ? [] : [tag('meta', { name: 'geo-url', content: geoUrl })]),
    ...(asked.wordsVersion === null ? [] : [tag('meta', { name: 'words', content: asked.wordsVersion })]),
    ...(asked.rules.length === 0 ? [] : [tag('meta', { name: 'redirects', content: JSON.stringify(asked.rules) })]),
    ...(about.found ? [tag('meta', { name: 'route', content: JSON.stringify(firstOf(about.path, about.found)) })] : []),
    ...preloads(built, about, asked),
  ];
  const page = withJoined(template, built, about, asked)
    .replace(
      /<html lang="[^"]*"/,
      `<html lang="${localeConfig(about.locale).iso}"${forces(about)}${playing(built, about, asked)}`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(about.title)}</title>`)
    .replace('</head>', () => `${head.join('')}</head>`);
  return asked.painted === null ? page : withContent(page, asked.painted);
};

/** The styles that the built page names itself. */
const OWN_STYLES = /(?:<link rel="stylesheet" [^>]*>\s*)+/;
/**
 * A painted page's styles as one file in place of the entry's. What it is made of stays named, but switched off, so
 * that code that comes with these styles does not load them again.
 */
const withJoined = (template: string, built: BuiltFiles, { found, locale }: PageAbout, { painted }: Asked): string => {
  const { joined } = preloadsFor(built, found?.route ?? null, locale, painted !== null);
  if (joined === null) return template;
  return template.replace(
    OWN_STYLES,
    (own) => `${styleLink(joined)}${own.replaceAll('rel="stylesheet"', 'rel="stylesheet" disabled')}`,
  );
};
const styleLink = (file: string, how: Readonly<Record<string, true>> = {}): string =>
  tag('link', { rel: 'stylesheet', href: `/${file}`, crossorigin: true, ...how });

/** The attributes that /colour.js applies before the first paint, so that nothing flashes (COLOUR-3). */
const forces = ({ found }: PageAbout): string => {
  const colour = found?.route.colour;
  return colour ? ` data-forces="${colour.force} ${colour.when}"` : '';
};

/** The files that play a painted room's picture before the page's code is there, which /colour.js asks for. */
const playing = (built: BuiltFiles, { found, locale }: PageAbout, { painted }: Asked): string => {
  const { picture } = preloadsFor(built, found?.route ?? null, locale, painted !== null);
  return picture.length === 0 ? '' : ` data-picture="${picture.map((file) => `/${file}`).join(' ')}"`;
};

const description = (whole: PageAbout, site: string) => {
  const { title, description: text, locale, canonicalPath, indexed, known } = whole;
  const property = (name: string, content: string) => tag('meta', { property: name, content });
  const url = canonicalPath === null ? null : pageUrl(site, locale, canonicalPath);
  const about = url === null ? undefined : known.jsonLd?.({ locale, title, description: text, url, site });
  return [
    tag('meta', { name: 'description', content: text }),
    ...(indexed ? [] : [tag('meta', { name: 'robots', content: 'noindex' })]),
    property('og:site_name', 'Khán Đài'),
    property('og:type', known.type ?? 'website'),
    property('og:title', title),
    property('og:description', text),
    ...(url ? [property('og:url', url)] : []),
    property('og:image', `${site}${shareAddress(whole)}`),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(SHARE.width)),
    property('og:image:height', String(SHARE.height)),
    property('og:image:alt', title),
    property('og:locale', openGraphLocales[locale]),
    ...locales
      .filter(({ code }) => code !== locale)
      .map(({ code }) => property('og:locale:alternate', openGraphLocales[code])),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...(about ? [`<script type="application/ld+json">${jsonForScript(about)}</script>`] : []),
  ];
};

const feedTypes = { xml: 'application/rss+xml', json: 'application/feed+json' } as const;

const links = ({ canonicalPath, locale, known, title }: PageAbout, site: string): readonly string[] =>
  canonicalPath === null
    ? []
    : [
        tag('link', { rel: 'canonical', href: pageUrl(site, locale, canonicalPath) }),
        ...alternates(site, canonicalPath, known.alternates).map(({ hreflang, href }) =>
          tag('link', { rel: 'alternate', hreflang, href }),
        ),
        ...(known.feeds ?? []).map((path) =>
          tag('link', {
            ...{ rel: 'alternate', type: feedTypes[path.endsWith('.xml') ? 'xml' : 'json'], title },
            href: pageUrl(site, locale, path),
          }),
        ),
      ];

/** Links to the page in each language that it is in, and x-default: Vietnamese, else the first of them. */
export const alternates = (
  site: string,
  path: string,
  own: OwnPaths = { vi: path, en: path, zh: path },
): readonly { readonly hreflang: string; readonly href: string }[] => {
  const links = locales.flatMap(({ code, iso }) => {
    const there = own[code];
    return there === undefined ? [] : [{ hreflang: iso, href: pageUrl(site, code, there) }];
  });
  return [...links, ...links.slice(0, 1).map(({ href }) => ({ hreflang: 'x-default', href }))];
};

/** The same size of it as the page's own image chooses. */
const pictureLink = (picture: string | SizedPicture, how: Readonly<Record<string, string>> = {}): string => {
  const { src, srcSet, sizes } = typeof picture === 'string' ? stillImage(picture, 'lead') : picture;
  const sized = srcSet !== undefined && sizes !== undefined ? { imagesrcset: srcSet, imagesizes: sizes } : {};
  return tag('link', { rel: 'preload', as: 'image', href: src, ...sized, ...how });
};

const preloads = (
  built: BuiltFiles,
  { found, locale, known: { picture = null } }: PageAbout,
  { when, painted }: Asked,
): readonly string[] => {
  const { modules, styles, joined, fonts, soon } = preloadsFor(built, found?.route ?? null, locale, painted !== null);
  // A painted page contains the answers already.
  const calls = found && painted === null ? firstAddresses(found, { locale, when }) : [];
  return [
    ...(picture === null || painted === null ? [] : [pictureLink(picture, { fetchpriority: 'high' })]),
    ...calls.map((href) => tag('link', { rel: 'preload', as: 'fetch', href, crossorigin: true })),
    ...fonts.map((file) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true }),
    ),
    ...modules.map(({ file, screen, words }) =>
      tag('link', {
        ...{ rel: 'modulepreload', href: `/${file}`, crossorigin: true },
        ...(screen !== undefined && { 'data-screen': screen }),
        ...(words !== undefined && { 'data-words': words }),
      }),
    ),
    ...styles.map((file) => styleLink(file, joined === null ? {} : { disabled: true })),
    // If the picture cannot be shown before the code is loaded, it must not compete with that code for bandwidth.
    ...(picture === null || painted !== null ? [] : [pictureLink(picture)]),
    ...soon.map((file) =>
      tag('link', { rel: 'modulepreload', href: `/${file}`, crossorigin: true, fetchpriority: 'low' }),
    ),
  ];
};
