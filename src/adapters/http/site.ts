import { scheduleLists } from '#contract/http/scheduleLists.ts';
import { site } from '#contract/http/site.ts';
import { isMenuIcon, type MenuIcon } from '#domain/portal/menuIcons.ts';
import { succeeded } from '#ports/failure.ts';
import type { SitePort } from '#ports/portal.ts';
import type { Send } from './send.ts';

const VERSION = 'v4';

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** An icon that this build does not have is replaced by `list`. */
const drawn = <A extends { readonly icon: string }>(item: A): A & { readonly icon: MenuIcon } => ({
  ...item,
  icon: isMenuIcon(item.icon) ? item.icon : 'list',
});
const readable = <A extends { readonly icon: string }>(items: readonly (A & { readonly children?: readonly A[] })[]) =>
  items.map(({ children, ...item }) => ({ ...drawn(item), ...(children && { children: children.map(drawn) }) }));

export interface SiteNeeds {
  /** The browser's IANA zone. */
  readonly zone: () => string;
  /** The portal's host that the viewer uses (COOKIE-1). */
  readonly domain: () => string;
}

export const httpSite = (send: Send, { zone, domain }: SiteNeeds): SitePort => ({
  modes: (signal) => send(scheduleLists.modes, {}, signal),
  commentators: (signal) => send(scheduleLists.anchors, {}, signal),
  banners: (position, signal) => send(site.banners, { position, domain: domain() }, signal),
  locate: (signal) => send(site.locate, { timezone: zone() }, signal),
  menu: async (signal) => {
    const outcome = await send(site.menu, {}, signal);
    if (!outcome.ok) return outcome;
    const { own, footerv4, nav, 'header-v4': header } = outcome.value;
    return succeeded({
      ...{ 'header-v4': readable(header), footerv4: readable(footerv4), nav: readable(nav) },
      ...(own && { own }),
    });
  },
  words: async (locale, category, signal) => {
    const outcome = await send(site.language, { locale, version: VERSION, category }, signal);
    if (!outcome.ok) return outcome;
    const table = outcome.value[category];
    return succeeded(isTable(table) ? table : {});
  },
  domains: (host, signal) => send(site.domains, host === null ? {} : { domain: host }, signal),
});
