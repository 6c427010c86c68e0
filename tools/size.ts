import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { routes, type RouteId } from '#domain/routing/routes.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;
interface Budget {
  readonly name: string;
  readonly route: RouteId;
  /** Files that are loaded after the screen, and count too. */
  readonly parts?: readonly string[];
  readonly kib: number;
}

/** The maximum of what a cold visit of a route loads before it is usable, in KiB (brotli 11, JavaScript and CSS). */
const budgets: readonly Budget[] = [
  { name: 'home', route: 'home', kib: 117 },
  { name: 'schedule', route: 'schedule', kib: 117 },
  { name: 'rooms that are on', route: 'scheduleAll', kib: 121 },
  { name: 'room, as it was painted', route: 'roomFootball', kib: 114 },
  { name: 'room, live, without the player', route: 'roomFootball', parts: ['src/ui/room/LiveRoom.tsx'], kib: 135 },
];
interface Area {
  readonly name: string;
  readonly routes: readonly RouteId[];
  readonly parts?: readonly string[];
  /** What is loaded with every page after it was painted, and does not count either. */
  readonly besides?: readonly string[];
  /** What counts; script alone where absent. */
  readonly kinds?: RegExp;
  readonly kib: number;
}
/** The rest of the shell: what is beside every page, the wiring of all players, and parts that several areas share. */
const FRAME: readonly string[] = [
  'src/ui/layouts/Behind.tsx',
  'src/ui/layouts/TopBar.tsx',
  'src/ui/home/HomeScreen.tsx',
  'src/wiringLive.ts',
  'src/ui/schedule/ScheduleScreen.tsx',
  'src/ui/account/SavedSection.tsx',
];
/** Screens of another area, for the parts of the kit and the calls that both use. */
const SHARED: readonly string[] = [
  'src/ui/films/FilmListScreen.tsx',
  'src/ui/films/SavedFilmsScreen.tsx',
  'src/ui/films/FilmScreen.tsx',
  'src/openVod.ts',
];
/** The maximum of what pages load beside the shell, in KiB (brotli 11), without what is loaded on demand. */
const overShell: readonly Area[] = [
  { name: 'match page, over the shell', routes: ['footballMatch'], kib: 45 },
  {
    name: 'all of films with their player, over the shell',
    routes: ['films', 'filmsOfCinema', 'filmsOfShows', 'filmsSaved', 'film'],
    parts: ['src/ui/films/WatchFilm.tsx', 'src/openVod.ts', 'src/ui/features/shelf/Shelf.tsx', 'locales/vi/vod.json'],
    kinds: /\.(js|css)$/u,
    besides: FRAME,
    kib: 40,
  },
  {
    name: 'all of comics with their reader, over the shell',
    routes: ['comics', 'comic', 'chapter'],
    parts: [
      ...['src/ui/comics/ComicList.tsx', 'src/ui/comics/FollowedComics.tsx', 'src/ui/comics/KeptChapters.tsx'],
      'src/adapters/browser/keptChapters.ts',
    ],
    kinds: /\.(js|css)$/u,
    besides: FRAME,
    kib: 40,
  },
  {
    name: 'all of music with its player, over the shell',
    routes: [
      ...(['music', 'musicMood', 'musicAll', 'musicReleases', 'musicMine', 'musicPlaylists'] as const),
      ...(['musicAlbum', 'musicSong', 'musicArtist'] as const),
    ],
    parts: ['src/openMusic.ts', 'src/ui/features/music/MusicBar.tsx', 'locales/vi/listen.json'],
    kinds: /\.(js|css)$/u,
    besides: [...FRAME, ...SHARED],
    kib: 40,
  },
  {
    name: 'all of games, over the shell',
    routes: ['games', 'game'],
    kinds: /\.(js|css)$/u,
    besides: FRAME,
    kib: 40,
  },
  {
    name: 'all of TV with its set and its guide, over the shell',
    routes: ['tv', 'tvNation', 'tvChannel'],
    parts: ['src/ui/tv/TvSet.tsx', 'src/ui/tv/GuideView.tsx', 'src/ui/tv/Found.tsx', 'src/openTv.ts'],
    kinds: /\.(js|css)$/u,
    besides: FRAME,
    kib: 40,
  },
];
/**
 * What blocks a painted home page, brotli: its styles and the script that records presses. With these it can be read,
 * its links work, and input is kept until its code is loaded, which the budgets above count.
 */
const USABLE_KIB = 100;
/** Code that must not be in the first load of any route. */
const onDemand = ['dash.all', '/tables-'];

const screens = JSON.parse(readFileSync('dist/.vite/screens.json', 'utf8')) as Readonly<Record<string, string>>;
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest;

const filesOf = (keys: readonly string[], seen = new Set<string>()): ReadonlySet<string> => {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    for (const css of chunk.css ?? []) seen.add(css);
    filesOf(chunk.imports ?? [], seen);
  }
  return seen;
};

const brotli = (file: string): number =>
  brotliCompressSync(readFileSync(join('dist', file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The chunks of a part that the screens of several areas import. */
const sharedPart = (name: string): readonly string[] =>
  Object.keys(manifest).filter((key) => key.startsWith(`_${name}-`) && key.endsWith('.js'));

/** The screen of a route with its words. */
const keysOf = (route: RouteId): readonly string[] => [
  screens[route] ?? route,
  ...(routes.find(({ id }) => id === route)?.words ?? []).map((group) => `locales/vi/${group}.json`),
];
const SHELL = ['index.html', 'locales/vi/shell.json'] as const;

let over = false;
for (const { name: screen, route, parts = [], kib } of budgets) {
  const files = [...filesOf([...SHELL, ...keysOf(route), ...parts])];
  const early = files.filter((file) => onDemand.some((name) => file.includes(name)));
  const sizes = files.map((file) => ({ file, bytes: brotli(file) })).sort((a, b) => b.bytes - a.bytes);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const fits = total <= kib && early.length === 0;
  over ||= !fits;
  console.log(`${fits ? '✓' : '✗'} ${screen}: ${total.toFixed(1)} KiB of ${kib} (brotli)`);
  if (process.argv.includes('--files') || !fits)
    for (const { file, bytes } of sizes) console.log(`    ${(bytes / 1024).toFixed(1).padStart(6)}  ${file}`);
  for (const file of early) console.log(`    must load on demand: ${file}`);
}
for (const { name, routes: of, parts = [], besides = [], kinds = /\.js$/u, kib } of overShell) {
  // The place of comments stands on the pages of every area.
  const shell = filesOf([...SHELL, ...besides, ...sharedPart('Comments')]);
  const files = [...filesOf([...of.flatMap(keysOf), ...parts])].filter((file) => kinds.test(file) && !shell.has(file));
  const total = files.reduce((sum, file) => sum + brotli(file), 0) / 1024;
  over ||= total > kib;
  console.log(`${total > kib ? '✗' : '✓'} ${name}: ${total.toFixed(1)} KiB of ${kib} (brotli)`);
  if (process.argv.includes('--files') || total > kib)
    for (const file of files) console.log(`    ${(brotli(file) / 1024).toFixed(1).padStart(6)}  ${file}`);
}
/** GA-11: each game, which is loaded with nothing else of the portal. */
const GAME_KIB = 40;
for (const game of readdirSync('dist/game-files')) {
  const bytes = readdirSync(join('dist/game-files', game)).reduce(
    (sum, file) => sum + brotli(join('game-files', game, file)),
    0,
  );
  over ||= bytes > GAME_KIB * 1024;
  console.log(
    `${bytes > GAME_KIB * 1024 ? '✗' : '✓'} game ${game}: ${(bytes / 1024).toFixed(1)} KiB of ${GAME_KIB} (brotli)`,
  );
}
const blocking = [...filesOf(['index.html', screens['home'] ?? 'home'])].filter((file) => file.endsWith('.css'));
const usable = ['colour.js', ...blocking].reduce((sum, file) => sum + brotli(file), 0) / 1024;
over ||= usable > USABLE_KIB;
console.log(
  `${usable > USABLE_KIB ? '✗' : '✓'} home, until it is usable as it was painted: ${usable.toFixed(1)} KiB of ${USABLE_KIB} (brotli)`,
);
/** What plays a room's picture before the page's code: it must need nothing of that, which would run first. */
const PICTURE_KIB = 8;
const picture = [...filesOf(['src/openPicture.ts'])].reduce((sum, file) => sum + brotli(file), 0) / 1024;
over ||= picture > PICTURE_KIB;
console.log(
  `${picture > PICTURE_KIB ? '✗' : '✓'} a room's picture before the page's code, without the library: ${picture.toFixed(1)} KiB of ${PICTURE_KIB} (brotli)`,
);
if (process.argv.includes('--visit')) {
  const { visits } = await import('./visit.ts');
  if (!(await visits())) over = true;
}
process.exit(over ? 1 : 0);
