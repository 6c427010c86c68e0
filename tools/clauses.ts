/**
 * What implements a clause: a state of a chart, a name in a chart (action, guard, delay or actor), or an export of a
 * file.
 */
export type Keeper =
  | { readonly kind: 'state'; readonly chart: string; readonly path: string }
  | { readonly kind: 'word'; readonly chart: string; readonly name: string }
  | { readonly kind: 'export'; readonly file: string; readonly name: string };

export interface Clause {
  readonly id: string;
  readonly says: string;
  readonly keptBy: readonly [Keeper, ...Keeper[]];
}

const state = (chart: string, path: string): Keeper => ({ kind: 'state', chart, path });
const word = (chart: string, name: string): Keeper => ({ kind: 'word', chart, name });
const code = (file: string, name: string): Keeper => ({ kind: 'export', file, name });
const clause = (id: string, says: string, ...keptBy: readonly [Keeper, ...Keeper[]]): Clause => ({ id, says, keptBy });

const status = 'src/domain/match/matchStatus.ts';
const navigation = 'src/domain/navigation/navigation.ts';
const arrival = 'src/adapters/browser/arrival.ts';
const place = 'src/adapters/browser/place.ts';

/** Every clause of the specification that the portal implements today. */
export const clauses: readonly Clause[] = [
  clause(
    'AUTH-1',
    'no token: a guest session, whose token is a cookie of 604 800 s',
    state('auth', 'guest.becomingGuest'),
    code('src/adapters/browser/tokens.ts', 'cookieTokens'),
  ),
  clause(
    'AUTH-2',
    'log-in and refresh make both tokens; then the info of the member is read',
    state('auth', 'loggingIn'),
    state('auth', 'member.reading'),
    state('auth', 'member.refreshing'),
  ),
  clause(
    'AUTH-3',
    'log-out clears every token and becomes a guest after 200 ms',
    state('auth', 'loggingOut'),
    word('auth', 'relogin'),
  ),
  clause(
    'AUTH-4',
    'a 401 clears the guest token or all, by its call, warns, and counts a guest attempt',
    word('auth', 'clearGuestToken'),
    word('auth', 'clearAllTokens'),
    word('auth', 'warnUnauthorized'),
    word('auth', 'countFailure'),
  ),
  clause('AUTH-5', 'a 500 on an info call clears the tokens and is reported', word('auth', 'reportFault')),
  clause(
    'AUTH-6',
    'after 3 failures guest info is no longer read',
    state('auth', 'guest.unread'),
    word('auth', 'infoExhausted'),
  ),
  clause(
    'AUTH-7',
    'a 429 is a warning and counts a failure; the call returns nothing',
    word('auth', 'warnRateLimited'),
  ),
  clause(
    'CHAT-1',
    'the socket is connecting, then open; the token is in its query',
    state('chatSocket', 'connected.connecting'),
    state('chatSocket', 'connected.open'),
  ),
  clause(
    'CHAT-2',
    'closed or broken: a new connection after 1 000 ms',
    state('chatSocket', 'waiting'),
    word('chatSocket', 'reconnect'),
  ),
  clause(
    'CHAT-3',
    'after more than 5 connections it gives up with a warning',
    state('chatSocket', 'givenUp'),
    word('chatSocket', 'connectionsExhausted'),
    word('chatSocket', 'warnGivenUp'),
  ),
  clause(
    'CHAT-4',
    'send, sub and unsub address chatroom.{id} or private.{id}; sends have their paths',
    code('src/adapters/ws/frames.ts', 'sendFrame'),
    code('src/contract/ws/frames.ts', 'ClientFrame'),
  ),
  clause(
    'CHAT-5',
    'sending without a member opens the log-in form instead',
    code('src/ui/app/membership.ts', 'createMembership'),
  ),
  clause(
    'CHAT-6',
    'a join is announced by token holders only, never on the live schedule, never for role 6',
    code('src/domain/chat/chat.ts', 'announcesJoin'),
  ),
  clause('CHAT-7', 'the group is 30 where none is given', code('src/domain/chat/chat.ts', 'chatroomTopic')),
  clause(
    'PLAYER-1',
    'starts muted; on play it unmutes to 0.8 unless the viewer paused',
    state('player', 'watching.sound.muted'),
    state('player', 'watching.sound.unmuting'),
    state('player', 'watching.sound.asking'),
    state('player', 'watching.sound.blocked'),
    word('player', 'mayUnmute'),
  ),
  clause(
    'PLAYER-2',
    'a change of quality sets the link again where it is a WebRTC one',
    word('player', 'needsAnotherLink'),
    code('src/domain/player/sources.ts', 'streamFor'),
  ),
  clause(
    'PLAYER-3',
    'four profiles by name, labelled SD, HQ, HD and 4K; the default is HD',
    code('src/domain/player/player.ts', 'qualityProfiles'),
    code('src/adapters/media/rungs.ts', 'rungFor'),
  ),
  clause('PLAYER-4', 'the player library loads on demand', code('src/adapters/media/dashLibrary.ts', 'loadDash')),
  clause(
    'COLOUR-1',
    'the preference is light, dark or system, kept locally',
    word('colourMode', 'keepPreference'),
    code('src/adapters/browser/colour.ts', 'browserColour'),
  ),
  clause(
    'COLOUR-2',
    'under system the operating system decides, live',
    state('colourMode', 'preference.following'),
    code('src/domain/colour/colourMode.ts', 'effectiveColour'),
  ),
  clause('COLOUR-3', 'a page may force a colour until the next navigation', state('colourMode', 'page.forced')),
  clause('COLOUR-4', 'a page that forces system is refused with a warning', word('colourMode', 'warnForcedSystem')),
  clause(
    'NAV-1',
    'a route may check its parameters; where that fails the page is not found',
    word('navigation', 'isRefused'),
    code(navigation, 'judge'),
  ),
  clause(
    'NAV-2',
    'a page-load error sets the error page',
    word('navigation', 'arriveAtError'),
    code(navigation, 'errorTitle'),
  ),
  clause(
    'NAV-3',
    'a new build reloads on the next navigation, once the viewer is not busy',
    word('navigation', 'buildIsDue'),
    word('navigation', 'offerReload'),
  ),
  clause('NAV-4', 'a route rule can lead to an address outside', word('navigation', 'leadsOutside')),
  clause(
    'NAV-5',
    'a chunk that fails reloads the page, at most once per 10 s per path',
    state('navigation', 'recovering'),
    code(navigation, 'mayReload'),
    code('src/adapters/browser/history.ts', 'tabReloads'),
  ),
  clause('NAV-6', 'a route that names a missing middleware is an error', code(navigation, 'judge')),
  clause('NAV-7', 'at most 4 preloads are in flight', code('src/machines/navigation/preloads.ts', 'createPreloads')),
  clause(
    'LOCALE-1',
    'the language comes from the route, the cookie, the browser, the default',
    code('src/domain/locale/locale.ts', 'chooseLocale'),
    word('locale', 'follow'),
  ),
  clause(
    'LOCALE-2',
    'switching loads the words and may redirect; a failed load is logged',
    state('locale', 'loading'),
    word('locale', 'logFailure'),
  ),
  clause('LOCALE-3', 'words load per group, by route', code('src/adapters/browser/locale.ts', 'browserLocale')),
  clause('MATCH-1', 'what a status text means', code(status, 'matchStatus')),
  clause('MATCH-2', 'a score is home-away; a missing side is 0', code('src/domain/match/score.ts', 'parseScore')),
  clause('MATCH-3', 'a status summed up as one of four', code(status, 'matchPhase')),
  clause('FMT-1', 'relative time', code('src/domain/shared/relativeTime.ts', 'relativeTime')),
  clause('FMT-2', 'a duration as m:ss', code('src/domain/shared/duration.ts', 'duration')),
  clause('FMT-3', 'counts in K and M', code('src/domain/shared/count.ts', 'kmCount')),
  clause('FMT-4', 'slugs', code('src/domain/shared/slug.ts', 'slug')),
  clause('BADGE-1', 'the letters beside a name', code('src/domain/chat/badge.ts', 'badgeLabel')),
  clause('LIVE-1', 'the mode filters', code('src/domain/schedule/mode.ts', 'modeFilters')),
  clause(
    'LIVE-2',
    'the day strips',
    code('src/domain/schedule/dayStrip.ts', 'forwardStrip'),
    code('src/domain/schedule/dayStrip.ts', 'backwardStrip'),
  ),
  clause('LIVE-3', 'room tabs, displays and navbar modes', code('src/domain/room/stage.ts', 'stageOf')),
  clause('LIVE-4', 'total-live is asked every 20 000 ms', code('src/domain/schedule/schedule.ts', 'SCHEDULE')),
  clause('LIVE-5', 'a room’s address', code('src/domain/room/roomAddress.ts', 'roomPath')),
  clause('NAVBAR-1', 'the five of the mobile bar', code('src/domain/layout/layout.ts', 'mobileBar')),
  clause(
    'LAYOUT-1',
    'full from 1280, half from 1024, mobile under it',
    code('src/domain/layout/layout.ts', 'BREAKPOINTS'),
  ),
  clause(
    'TOAST-1',
    'toasts have four tones and stay 3 000 ms',
    state('notices', 'showing'),
    code('src/domain/notices/notices.ts', 'NOTICES'),
  ),
  clause(
    'COOKIE-1',
    'the cookies by name and age',
    code('src/adapters/browser/tokens.ts', 'cookieTokens'),
    code('src/adapters/browser/locale.ts', 'browserLocale'),
    code(place, 'keepReferral'),
    code(place, 'keepDomain'),
  ),
  clause('CALL-1', 'the headers of every call', code('src/adapters/http/request.ts', 'requestOf')),
  clause('CALL-2', 'failures are reported, and a screen gets nothing', code('src/adapters/http/send.ts', 'makeSend')),
  clause(
    'CALL-3',
    'messages 50 a page, the live schedule 200',
    code('src/domain/chat/chat.ts', 'CHAT'),
    code('src/domain/schedule/schedule.ts', 'SCHEDULE'),
  ),
  clause(
    'REG-1',
    'registration asks check-email, check-phone and check-username',
    state('signUp', 'form.username.asking'),
    state('signUp', 'form.contact.asking'),
    word('signUp', 'typingPause'),
    code('src/contract/http/codes.ts', 'codes'),
  ),
  clause(
    'GEO-1',
    'a missing zone or address is looked up',
    code(arrival, 'fillPlace'),
    code('src/adapters/browser/outsidePlace.ts', 'outsideLocate'),
  ),
  clause(
    'BUILD-1',
    'the manifest is polled with a timestamp; a failed fetch is logged',
    code('src/adapters/browser/builds.ts', 'browserBuilds'),
    code('src/adapters/browser/builds.ts', 'watchBuilds'),
  ),
];
