import { accountsArea } from './accounts/accounts.area.ts';
import { applicationsArea } from './applications/applications.area.ts';
import { bookingsArea } from './bookings/bookings.area.ts';
import { chatArea } from './chat/chat.area.ts';
import { chessArea } from './chess/chess.area.ts';
import { clientArea } from './client/client.area.ts';
import { codesArea } from './codes/codes.area.ts';
import { commentsArea } from './comments/comments.area.ts';
import { communityArea } from './community/community.area.ts';
import { comicsArea } from './comics/comics.area.ts';
import { consoleArea } from './console/console.area.ts';
import { doorArea } from './door/door.area.ts';
import { filmsArea } from './films/films.area.ts';
import { footballArea } from './football/football.area.ts';
import { gamesArea } from './games/games.area.ts';
import { googleArea } from './google/google.area.ts';
import { handoverArea } from './handover/handover.area.ts';
import { helpArea } from './help/help.area.ts';
import { levelArea } from './level/level.area.ts';
import { limitsArea } from './limits/limits.area.ts';
import { linksArea } from './links/links.area.ts';
import { matchArea } from './match/match.area.ts';
import { musicArea } from './music/music.area.ts';
import { jobsArea } from './jobs/jobs.area.ts';
import { highlightsArea } from './highlights/highlights.area.ts';
import { inboxArea } from './inbox/inbox.area.ts';
import { moderationArea } from './moderation/moderation.area.ts';
import { newsArea } from './news/news.area.ts';
import { partyArea } from './party/party.area.ts';
import { passkeysArea } from './passkeys/passkeys.area.ts';
import { outboxArea } from './outbox/outbox.area.ts';
import { peopleArea } from './people/people.area.ts';
import { picturesArea } from './pictures/pictures.area.ts';
import { portalArea } from './portal/portal.area.ts';
import { privacyArea } from './privacy/privacy.area.ts';
import { promotionsArea } from './promotions/promotions.area.ts';
import { referralArea } from './referral/referral.area.ts';
import { scheduleArea } from './schedule/schedule.area.ts';
import { settingsArea } from './settings/settings.area.ts';
import { socialArea } from './social/social.area.ts';
import { takesArea } from './takes/takes.area.ts';
import { tipsArea } from './tips/tips.area.ts';
import { tvArea } from './tv/tv.area.ts';
import { uploadsArea } from './uploads/uploads.area.ts';
import { signInMethodsArea } from './signInMethods/signInMethods.area.ts';
import type { Migration } from './database/migrate.ts';
import type { Area, CallGroup, Opened } from './shared/area.ts';
import { callRulesOf } from './http/callRules.ts';

/** Every area of the origin; `openParts` opens each of them. */
export const areas = {
  accounts: accountsArea,
  codes: codesArea,
  google: googleArea,
  passkeys: passkeysArea,
  signInMethods: signInMethodsArea,
  schedule: scheduleArea,
  match: matchArea,
  bookings: bookingsArea,
  portal: portalArea,
  chat: chatArea,
  pictures: picturesArea,
  settings: settingsArea,
  applications: applicationsArea,
  level: levelArea,
  referral: referralArea,
  privacy: privacyArea,
  limits: limitsArea,
  door: doorArea,
  links: linksArea,
  inbox: inboxArea,
  people: peopleArea,
  help: helpArea,
  client: clientArea,
  social: socialArea,
  uploads: uploadsArea,
  tips: tipsArea,
  takes: takesArea,
  comments: commentsArea,
  community: communityArea,
  moderation: moderationArea,
  jobs: jobsArea,
  outbox: outboxArea,
  football: footballArea,
  films: filmsArea,
  handover: handoverArea,
  tv: tvArea,
  party: partyArea,
  chess: chessArea,
  comics: comicsArea,
  music: musicArea,
  news: newsArea,
  highlights: highlightsArea,
  games: gamesArea,
  promotions: promotionsArea,
  console: consoleArea,
};

type CallsOf<A> = A extends Area<infer G> ? G : never;

/** It does not compile if an area or one of its handlers is missing. */
export type OpenedAreas = { readonly [Name in keyof typeof areas]: Opened<CallsOf<(typeof areas)[Name]>> };

const all: readonly Area<CallGroup>[] = Object.values(areas);

/** In the order in which they run. */
export const migrations: readonly Migration[] = all
  .flatMap(({ migrations: own = [] }) => own)
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** The rules that all areas declare for their calls. */
export const callRules = callRulesOf(all);
