import { accounts } from './accounts.ts';
import { applications } from './applications.ts';
import { bookings } from './bookings.ts';
import { calendar } from './calendar.ts';
import { chat } from './chat.ts';
import { chatRoom } from './chatRoom.ts';
import { chess } from './chess.ts';
import { client } from './client.ts';
import { codes } from './codes.ts';
import { favourites } from './favourites.ts';
import { comments } from './comments.ts';
import { comics } from './comics.ts';
import { films } from './films.ts';
import { fixtures } from './fixtures.ts';
import { games } from './games.ts';
import { google } from './google.ts';
import { handover } from './handover.ts';
import { party } from './party.ts';
import { help } from './help.ts';
import { highlights } from './highlights.ts';
import { later } from './later.ts';
import { leagues } from './leagues.ts';
import { level } from './level.ts';
import { links } from './links.ts';
import { match } from './match.ts';
import { moderation } from './moderation.ts';
import { music } from './music.ts';
import { news } from './news.ts';
import { newsroom } from './newsroom.ts';
import { operator } from './operator.ts';
import { musicMine } from './musicMine.ts';
import { inbox } from './inbox.ts';
import { passkeys } from './passkeys.ts';
import { people } from './people.ts';
import { pictures } from './pictures.ts';
import { portal } from './portal.ts';
import { posts } from './posts.ts';
import { privacy } from './privacy.ts';
import { promotions } from './promotions.ts';
import { referral } from './referral.ts';
import { reports } from './reports.ts';
import { schedule } from './schedule.ts';
import { scheduleLists } from './scheduleLists.ts';
import { security } from './security.ts';
import { settings } from './settings.ts';
import { site } from './site.ts';
import { social } from './social.ts';
import { takes } from './takes.ts';
import { teams } from './teams.ts';
import { tips } from './tips.ts';
import { tv } from './tv.ts';
import { uploads } from './uploads.ts';
import { groups } from './groups.ts';
import { guesses } from './guesses.ts';
import { votes } from './votes.ts';
import { signInMethods } from './signInMethods.ts';

/** All calls, by area. The origin must have a handler for each; only `later` has none. */
export const api = {
  accounts,
  security,
  codes,
  schedule: { ...schedule, ...scheduleLists },
  match,
  bookings,
  calendar,
  portal: { ...portal, ...site },
  chat,
  chatRoom,
  pictures,
  settings,
  applications,
  google,
  passkeys,
  signInMethods,
  level,
  referral,
  privacy,
  links,
  inbox,
  people,
  help,
  client,
  social,
  uploads,
  fixtures,
  favourites,
  leagues,
  teams,
  tips,
  takes,
  comments,
  posts,
  groups,
  moderation,
  reports,
  guesses,
  votes,
  films,
  handover,
  tv,
  party,
  comics,
  music,
  musicMine,
  news,
  newsroom,
  operator,
  highlights,
  games,
  chess,
  promotions,
};
export type Api = typeof api;

/** All calls for the origin's router and the API documents. */
export const everyCall = { ...api, later };
