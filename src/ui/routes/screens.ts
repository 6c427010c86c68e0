import type { RouteId } from '#domain/routing/routes.ts';
import type { ScreensOf } from '../app/screen.ts';
import { accountScreens } from '../account/account.screens.ts';
import { applicationScreens } from '../application/application.screens.ts';
import { bookingsScreens } from '../bookings/bookings.screens.ts';
import { chatroomScreens } from '../chatroom/chatroom.screens.ts';
import { comicsScreens } from '../comics/comics.screens.ts';
import { gamesScreens } from '../games/games.screens.ts';
import { filmsScreens } from '../films/films.screens.ts';
import { footballScreens } from '../football/football.screens.ts';
import { highlightsScreens } from '../highlights/highlights.screens.ts';
import { homeScreens } from '../home/home.screens.ts';
import { matchSearchScreens } from '../matchSearch/matchSearch.screens.ts';
import { menuScreens } from '../menu/menu.screens.ts';
import { pagesScreens } from '../pages/pages.screens.ts';
import { helpScreens } from '../pages/help/help.screens.ts';
import { peopleScreens } from '../people/people.screens.ts';
import { moderationScreens } from '../moderation/moderation.screens.ts';
import { newsScreens } from '../news/news.screens.ts';
import { promotionsScreens } from '../promotions/promotions.screens.ts';
import { referralScreens } from '../referral/referral.screens.ts';
import { roomScreens } from '../room/room.screens.ts';
import { scheduleScreens } from '../schedule/schedule.screens.ts';
import { signInScreens } from '../signIn/signIn.screens.ts';
import { tipsScreens } from '../tips/tips.screens.ts';
import { consoleScreens } from '../console/console.screens.ts';
import { musicScreens } from '../music/music.screens.ts';
import { tvScreens } from '../tv/tv.screens.ts';

/**
 * The screen of every route; a route without one does not compile. It is lazily loaded: the origin names the first
 * page's screen in its head, from a table that `tools/screenTable.ts` derives from the same files.
 */
export const screens: ScreensOf<RouteId> = {
  ...accountScreens,
  ...applicationScreens,
  ...bookingsScreens,
  ...filmsScreens,
  ...comicsScreens,
  ...gamesScreens,
  ...chatroomScreens,
  ...footballScreens,
  ...homeScreens,
  ...matchSearchScreens,
  ...menuScreens,
  ...pagesScreens,
  ...helpScreens,
  ...peopleScreens,
  ...moderationScreens,
  ...newsScreens,
  ...highlightsScreens,
  ...promotionsScreens,
  ...referralScreens,
  ...roomScreens,
  ...scheduleScreens,
  ...signInScreens,
  ...tipsScreens,
  ...tvScreens,
  ...musicScreens,
  ...consoleScreens,
};
