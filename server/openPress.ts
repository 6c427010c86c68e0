import type { Config } from './config.ts';
import { demoHighlights } from './demo/highlights/demoHighlights.ts';
import { demoNews } from './demo/news/demoNews.ts';
import { demoRoomOnAir } from './demoMedia.ts';
import { highlightStreams } from './highlightStreams.ts';
import { openHighlights, type OpenHighlightsNeeds } from './highlights/highlights.open.ts';
import type { MediaStore } from './media/mediaStore.ts';
import { openNews, type OpenNewsNeeds } from './news/news.open.ts';
import type { openSocial } from './social/social.open.ts';

export interface PressNeeds
  extends
    Omit<OpenNewsNeeds, 'demo' | 'config' | 'viewsOf' | 'find' | 'followersOf' | 'highlightLines'>,
    Pick<OpenHighlightsNeeds, 'roomOf'> {
  readonly config: Config;
  /** The streams of the demo's rooms. */
  readonly scenes: MediaStore;
  /** Opened later. */
  readonly social: () => ReturnType<typeof openSocial>;
}

/** News and highlights: reports about matches. */
export const openPress = (needs: PressNeeds) => {
  const { config, scenes, social, football } = needs;
  const { demo, dataDir } = config;
  const viewsOf = (type: 'article' | 'highlight') => async () => (await social().regardOf(type)).views;
  const highlights = openHighlights({
    ...{ ...needs, dataDir, demo: demo ? demoHighlights() : null, viewsOf: viewsOf('highlight') },
    streams: highlightStreams({ scenes, onAir: demo ? demoRoomOnAir : () => null }),
    events: football.events,
  });
  return {
    highlights,
    news: openNews({
      ...{ ...needs, demo: demo ? demoNews() : null, viewsOf: viewsOf('article') },
      highlightLines: highlights.digestLines,
      find: (targets, view) => social().find(targets, view),
      followersOf: (id) => social().toldOf(id, 'team'),
    }),
  };
};
