import type { Locale } from '#domain/locale/locale.ts';
import type { RouteId } from '#domain/routing/routes.ts';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
/** Vite's manifest: source file to chunk. */
export type Manifest = Readonly<Record<string, Chunk>>;

export interface Preloads {
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  /** Asked for by the styles once figures are drawn, which they would move as they come. */
  readonly fonts: readonly string[];
  /** Needed right after the first paint: the picture's code on the way to a room. */
  readonly soon: readonly string[];
}

const scheduleScreen = 'src/ui/schedule/ScheduleScreen.tsx';
const roomScreen = 'src/ui/room/RoomScreen.tsx';
const changesScreen = 'src/ui/pages/ChangesScreen.tsx';

/** Which file is a route's screen; the application's own table of chunks names the same ones. */
export const screens: Readonly<Record<RouteId, string>> = {
  home: 'src/ui/home/HomeScreen.tsx',
  menu: 'src/ui/menu/MenuScreen.tsx',
  schedule: scheduleScreen,
  scheduleAll: scheduleScreen,
  scheduleBooked: 'src/ui/bookings/BookingsScreen.tsx',
  scheduleCasino: scheduleScreen,
  scheduleEsport: scheduleScreen,
  scheduleEsportLeague: scheduleScreen,
  scheduleMarble: scheduleScreen,
  scheduleFootball: scheduleScreen,
  scheduleBasketball: scheduleScreen,
  scheduleVolleyball: scheduleScreen,
  scheduleSlot: scheduleScreen,
  scheduleCards: scheduleScreen,
  scheduleBilliard: scheduleScreen,
  scheduleTennis: scheduleScreen,
  roomCasino: roomScreen,
  roomEsport: roomScreen,
  roomMarble: roomScreen,
  roomFootball: roomScreen,
  roomBasketball: roomScreen,
  chatroom: 'src/ui/chatroom/ChatroomScreen.tsx',
  matchSearch: 'src/ui/matchSearch/MatchSearchScreen.tsx',
  information: 'src/ui/pages/InformationScreen.tsx',
  about: 'src/ui/pages/AboutScreen.tsx',
  terms: 'src/ui/pages/TermsScreen.tsx',
  changes: changesScreen,
  changeLog: changesScreen,
  googleReturn: 'src/ui/signIn/GoogleReturnScreen.tsx',
  application: 'src/ui/application/ApplicationScreen.tsx',
  accountPage: 'src/ui/account/AccountScreen.tsx',
  referral: 'src/ui/referral/ReferralScreen.tsx',
  people: 'src/ui/people/PeopleScreen.tsx',
  privacyNotice: 'src/ui/pages/PrivacyNoticeScreen.tsx',
  help: 'src/ui/pages/help/HelpScreen.tsx',
  mailEnd: 'src/ui/pages/help/MailEndScreen.tsx',
};

/** What a live room loads on its own: its wiring, which needs the session's, its controls and the playback library. */
const ofLiveRooms = [
  'src/wiringSession.ts',
  'src/wiringLive.ts',
  'src/ui/features/player/ViewerStage.tsx',
  'node_modules/dashjs/dist/modern/esm/dash.all.min.js',
];

/** What scores and times are written with. */
const FIGURES = 'src/ui/theme/fonts/figures.woff2';
/** The group of words of every screen that shows matches. */
const MATCH_WORDS = 'schedule';

/** What knows where the words lie that the entry does not know itself. */
const MORE_WORDS = 'src/ui/i18n/moreLocaleFiles.ts';

/** What knows where the screens lie that the entry does not know itself. */
const MORE_SCREENS = 'src/ui/routes/moreChunks.ts';

/** The group of words that every screen needs. */
const SHELL_WORDS = 'shell';

/** What a route's first paint needs beside what the built page names already: its screen and its words. */
export const preloadsFor = (
  manifest: Manifest,
  routeId: RouteId | null,
  groups: readonly string[],
  locale: Locale,
): Preloads => {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const named = chunksFrom(manifest, entry);
  const words = [SHELL_WORDS, ...groups].map((group) => `locales/${locale}/${group}.json`);
  const listed = new Set(entry.flatMap((key) => manifest[key]?.dynamicImports ?? []));
  const wanted = [
    ...(routeId ? [...(listed.has(screens[routeId]) ? [] : [MORE_SCREENS]), screens[routeId]] : []),
    ...(words.some((file) => !listed.has(file)) ? [MORE_WORDS] : []),
    ...words,
  ];
  const chunks = [...chunksFrom(manifest, wanted)].filter((chunk) => !named.has(chunk));
  const later = routeId?.startsWith('room') ? [...chunksFrom(manifest, ofLiveRooms)] : [];
  return {
    modules: chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')),
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
    fonts: groups.includes(MATCH_WORDS) ? [...chunksFrom(manifest, [FIGURES])].map(({ file }) => file) : [],
    soon: later.filter((chunk) => !named.has(chunk) && !chunks.includes(chunk)).map(({ file }) => file),
  };
};

const chunksFrom = (manifest: Manifest, keys: readonly string[], seen = new Set<Chunk>()): ReadonlySet<Chunk> => {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk)) continue;
    seen.add(chunk);
    chunksFrom(manifest, chunk.imports ?? [], seen);
  }
  return seen;
};
