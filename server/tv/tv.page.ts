import { personPlaces } from '#domain/routing/pageTitle.ts';
import type { TvRouteId } from '#domain/routing/areas/tv.routes.ts';
import { TV } from '#domain/tv/channel.ts';
import { channelPath, nationPath } from '#domain/tv/tvPaths.ts';
import type { PagesOf, PageSource } from '../page/areaPage.ts';
import { isRefused } from '../shared/refusal.ts';

/** The pages of nations and of their channels. */
export const tvPages = ({
  handlers: { tv },
  nobody,
}: PageSource): Pick<PagesOf<TvRouteId>, 'tvNation' | 'tvChannel'> => {
  const nationsIn = async (locale: Parameters<typeof nobody>[0]) => {
    const found = await tv.nations({}, nobody(locale));
    return isRefused(found) ? [] : found;
  };
  return {
    tvNation: {
      find: async ({ nation }, locale) => {
        const found = (await nationsIn(locale)).find((one) => one.nation === nation);
        return found ? { places: personPlaces(found.name) } : { status: 404 };
      },
      sitemap: async () => (await nationsIn('vi')).map(({ nation }) => nationPath(nation)),
    },
    tvChannel: {
      find: async (of, locale) => {
        const channel = await tv.channel(of, nobody(locale));
        if (isRefused(channel)) return { status: 404 };
        return {
          ...{ canonicalPath: channelPath(channel), places: personPlaces(channel.name) },
          picture: channel.logo?.url ?? null,
          jsonLd: ({ description, url }) => ({
            ...{ '@context': 'https://schema.org', '@type': 'BroadcastService', name: channel.name },
            ...{ broadcastDisplayName: channel.name, description, url },
          }),
        };
      },
      sitemap: async () => {
        const paths: string[] = [];
        for (let pageNum = 1, left = true; left; pageNum += 1) {
          const page = await tv.channels({ pageNum, pageSize: TV.mostPerPage }, nobody('vi'));
          if (isRefused(page)) break;
          paths.push(...page.list.map((channel) => channelPath(channel)));
          left = pageNum * TV.mostPerPage < page.total;
        }
        return paths;
      },
    },
  };
};
