import { comicsPages } from './comics/comics.page.ts';
import { consolePages } from './console/console.page.ts';
import { filmsPages } from './films/films.page.ts';
import { musicPages } from './music/music.page.ts';
import { tvPages } from './tv/tv.page.ts';
import { footballPages } from './football/football.page.ts';
import { gamesPages } from './games/games.page.ts';
import { inboxPages } from './inbox/inbox.page.ts';
import { highlightsPages } from './highlights/highlights.page.ts';
import { newsPages } from './news/news.page.ts';
import { peoplePages } from './people/people.page.ts';
import type { Pages, PageSource } from './page/areaPage.ts';
import { promotionsPages } from './promotions/promotions.page.ts';
import { roomPages } from './schedule/room.page.ts';
import { schedulePages } from './schedule/schedule.page.ts';
import { settingsPages } from './settings/settings.page.ts';
import { tipsPages } from './tips/tips.page.ts';

/** The pages of all areas. */
export const openPages = (source: PageSource): Pages => ({
  ...schedulePages(source),
  ...roomPages(source),
  ...peoplePages(source),
  ...footballPages(source),
  ...tipsPages(source),
  ...filmsPages(source),
  ...comicsPages(source),
  ...tvPages(source),
  ...musicPages(source),
  ...gamesPages(source),
  ...newsPages(source),
  ...highlightsPages(source),
  ...promotionsPages(source),
  ...settingsPages,
  ...inboxPages,
  ...consolePages,
});
