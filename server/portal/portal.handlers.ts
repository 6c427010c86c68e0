import type { Api } from '#contract/http/api.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import type { Config } from '../config.ts';
import type { AreaHandlers, Handlers } from '../http/handlers.ts';
import { isRefused, refused } from '../shared/refusal.ts';
import { marqueeLines } from './marquee.ts';
import { menusIn } from './menu.ts';

/** Language to group to words, as the files have them. */
export type WordsByGroup = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface PortalSource {
  readonly config: Pick<Config, 'publicUrl' | 'host' | 'port' | 'demo'>;
  readonly schedule: Handlers['schedule'];
  readonly words: WordsByGroup;
}

/** Words that only the origin uses, for the heads of pages. */
const ORIGIN_GROUPS: readonly string[] = ['descriptions'];
const DEFAULT_ZONE = 'Asia/Bangkok';
const UPCOMING = 12;

/** Drawn by tools/pictures.ts; `w` and `h` are half of the file's pixels. */
const banners = (locale: Locale) =>
  (
    [
      { bannerId: 'schedule', goTo: hrefOf('schedule') },
      { bannerId: 'chat', goTo: hrefOf('chatroom') },
    ] as const
  ).map((banner) => ({
    ...banner,
    img: `/banners/${banner.bannerId}-${locale}.png`,
    w: 328,
    h: 110,
    position: 'home',
  }));

/** What stands around the content: menus, lines, banners, words and where the portal and its reader are. */
export const portalHandlers = ({ config, schedule, words }: PortalSource): AreaHandlers<Api['portal']> => ({
  menu: async (_input, context) => {
    const modes = await schedule.modes({}, context);
    return menusIn(context.locale, isRefused(modes) ? [] : modes);
  },
  marquee: async (_input, context) => {
    const upcoming = await schedule.featureMatch({ status: 'upcoming', pageSize: UPCOMING }, context);
    return isRefused(upcoming) ? [] : marqueeLines(upcoming, context.locale);
  },
  banners: async ({ position }, { locale }) => {
    if (!config.demo) return [];
    return banners(locale).filter((banner) => position === undefined || banner.position === position);
  },
  domains: async ({ domain }) => {
    const main = config.publicUrl ? new URL(config.publicUrl).host : `localhost:${config.port}`;
    return [{ domain: main, main: true }].filter((one) => domain === undefined || one.domain === domain);
  },
  language: async ({ locale, category }) => {
    const groups = Object.entries(words[locale] ?? {}).filter(([group]) => !ORIGIN_GROUPS.includes(group));
    const asked = groups.filter(([group]) => category === undefined || group === category);
    return asked.length === 0 ? refused(404) : Object.fromEntries(asked);
  },
  // The origin keeps no table of addresses: it tells the address it sees, and the zone that the browser believes in.
  locate: async ({ timezone }, { address }) => ({ ip: address, timezone: timezone ?? DEFAULT_ZONE, country: null }),
});
