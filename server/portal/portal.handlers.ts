import type { Api } from '#contract/http/api.ts';
import type { Config } from '../config.ts';
import type { AreaHandlers, Handlers } from '../http/handlers.ts';
import { inLocale } from '../shared/portalContent.ts';
import { isRefused, refused } from '../shared/refusal.ts';
import { marqueeLines } from './marquee.ts';
import { builtInMenus, menusIn } from './menu.ts';
import { wordIn } from './mergedWords.ts';
import { demoBanners } from './demoBanners.ts';
import type { Portal } from './portal.ts';

export interface PortalSource {
  readonly config: Pick<Config, 'publicUrl' | 'host' | 'port' | 'demo'>;
  readonly schedule: Handlers['schedule'];
  readonly portal: Portal;
}

/** Groups of words that only the origin uses, for page heads. */
const ORIGIN_GROUPS: readonly string[] = ['descriptions'];
const DEFAULT_ZONE = 'Asia/Bangkok';
const UPCOMING = 12;
const DEFAULT_POSITION = 'home';

/** Whether a listed host is the requested one, which may lack the port. */
const isHost = (listed: string, asked: string): boolean => listed === asked || listed.split(':')[0] === asked;

/** The content of the shell: menus, ticker, banners and words, and the addresses of the portal and the caller. */
export const portalHandlers = ({ config, schedule, portal }: PortalSource): AreaHandlers<Api['portal']> => ({
  menu: async (_input, { locale }) => {
    const words = await portal.words();
    const builtIn = builtInMenus((group, key) => wordIn(words, locale, group, key), await portal.modes(locale));
    return menusIn((await portal.now()).content.menus ?? {}, locale, builtIn);
  },
  marquee: async (_input, context) => {
    const { marquee } = (await portal.now()).content;
    if (marquee) return marquee.map((line) => ({ ...line, text: inLocale(line.text, context.locale) }));
    const upcoming = await schedule.featureMatch({ status: 'upcoming', pageSize: UPCOMING }, context);
    return isRefused(upcoming) ? [] : marqueeLines(upcoming, context.locale);
  },
  banners: async ({ position, domain }, { locale }) => {
    const all = (await portal.now()).content.banners ?? (config.demo ? demoBanners : []);
    return all
      .filter(({ domains }) => !domains || domain === undefined || domains.some((one) => isHost(one, domain)))
      .map(({ domains: _, img, alt, position: at = DEFAULT_POSITION, ...banner }) => ({
        ...{ ...banner, img: inLocale(img, locale), position: at },
        ...(alt === undefined ? {} : { alt: inLocale(alt, locale) }),
      }))
      .filter((banner) => position === undefined || banner.position === position);
  },
  domains: async ({ domain }) => {
    const main = config.publicUrl ? new URL(config.publicUrl).host : `localhost:${config.port}`;
    const others = ((await portal.now()).content.domains ?? []).filter((one) => one !== main);
    return [{ domain: main, main: true }, ...others.map((one) => ({ domain: one, main: false }))].filter(
      (one) => domain === undefined || isHost(one.domain, domain),
    );
  },
  language: async ({ locale, category }) => {
    const groups = Object.entries((await portal.words())[locale] ?? {}).filter(
      ([group]) => !ORIGIN_GROUPS.includes(group),
    );
    const asked = groups.filter(([group]) => category === undefined || group === category);
    return asked.length === 0 ? refused(404) : Object.fromEntries(asked);
  },
  // The origin has no geolocation database: it answers the caller's IP address, and the zone that the browser reported.
  locate: async ({ timezone }, { address }) => ({ ip: address, timezone: timezone ?? DEFAULT_ZONE, country: null }),
});
