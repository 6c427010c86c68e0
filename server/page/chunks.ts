import type { Locale } from '#domain/locale/locale.ts';
import type { Need, RouteSpec } from '#domain/routing/routeSpec.ts';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
/** Vite's manifest: source file to chunk. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The build's metadata: `screens` maps routes to the files of their screens. */
export interface BuiltFiles {
  readonly manifest: Manifest;
  readonly screens: Readonly<Record<string, string>>;
  /** By route, one file with all styles of its painted page, the entry's too. */
  readonly joined?: Readonly<Record<string, string>>;
}

type Preloaded = Pick<RouteSpec, 'id' | 'words' | 'needs'>;

export interface Preloads {
  /** The chunks of the page's screen and of word groups are marked, so that the application finds them. */
  readonly modules: readonly { readonly file: string; readonly screen?: string; readonly words?: string }[];
  readonly styles: readonly string[];
  /** All styles in one file, for a painted page. */
  readonly joined: string | null;
  /** Preloaded because figures that are rendered before their font loads would shift. */
  readonly fonts: readonly string[];
  /** What plays the picture of a painted page before its code is there, and what that needs with the library. */
  readonly picture: readonly string[];
  /** Needed right after the first paint, such as the player's code in a room. */
  readonly soon: readonly string[];
}

/** Shows the picture of a painted room before the page's code is there. */
const PICTURE = ['src/openPicture.ts', 'node_modules/dashjs/dist/modern/esm/dash.all.min.js'];
/**
 * Lazily loaded code for each need of a page: the wiring (which needs the session's), the controls and the playback
 * library.
 */
const ofNeeds: Readonly<Record<Need, readonly string[]>> = {
  chat: ['src/wiringSession.ts', 'src/wiringLive.ts'],
  player: [
    ...PICTURE,
    'src/openEarly.ts',
    'src/wiringSession.ts',
    'src/wiringSocket.ts',
    'src/wiringLive.ts',
    'src/ui/room/LiveRoom.tsx',
    'src/ui/features/player/ViewerStage.tsx',
  ],
};

/** Lazily loaded parts of painted pages, by screen; the top bar is on every page. */
const TOP_BAR = 'src/ui/layouts/TopBar.tsx';
const COMMENTATORS = 'src/ui/schedule/CommentatorBar.tsx';
const paintedParts: Readonly<Record<string, string>> = {
  'src/ui/home/HomeScreen.tsx': 'src/ui/home/Banners.tsx',
  'src/ui/schedule/ScheduleScreen.tsx': COMMENTATORS,
  'src/ui/schedule/LiveScreen.tsx': COMMENTATORS,
};
/** Painted with every page that has it, where the browser loads it only once that is alive: its styles come with the page. */
const LATER = 'src/ui/features/comments/Thread.tsx';
const partsOf = (screen: string | null | undefined): readonly string[] => {
  const part = paintedParts[screen ?? ''];
  return part === undefined ? [TOP_BAR] : [TOP_BAR, part];
};

/** The font of scores and times. */
const FIGURES = 'src/ui/theme/fonts/figures.woff2';
/** The word groups of which every screen that shows scores and times has one. */
const MATCH_WORDS: readonly string[] = ['schedule', 'room'];

/** The word group of every screen. */
const SHELL_WORDS = 'shell';

/** What a route's first paint needs beside what the built page contains: its screen and its words. */
export const preloadsFor = (
  { manifest, screens, joined = {} }: BuiltFiles,
  route: Preloaded | null,
  locale: Locale,
  painted = false,
): Preloads => {
  const groups = route?.words ?? [];
  const screen = route && screens[route.id];
  const named = ofEntry(manifest);
  const words = [SHELL_WORDS, ...groups].map((group) => [group, `locales/${locale}/${group}.json`] as const);
  const wanted = [...(screen ? [screen] : []), ...words.map(([, file]) => file), ...(painted ? partsOf(screen) : [])];
  const ofPage = (keys: readonly string[]) => [...chunksFrom(manifest, keys)].filter((chunk) => !named.has(chunk));
  const chunks = ofPage(wanted);
  const later = painted && chunks.some(({ dynamicImports }) => dynamicImports?.includes(LATER)) ? [LATER] : [];
  const styled = later.length > 0 ? ofPage([...wanted, ...later]) : chunks;
  const soon = [...chunksFrom(manifest, route?.needs?.flatMap((need) => ofNeeds[need]) ?? [])];
  const isOf = (key: string | undefined, chunk: Chunk) => key !== undefined && manifest[key] === chunk;
  return {
    modules: chunks
      .filter(({ file }) => file.endsWith('.js'))
      .map((chunk) => {
        const group = words.find(([, file]) => isOf(file, chunk))?.[0];
        return {
          file: chunk.file,
          ...(route && screen && isOf(screen, chunk) && { screen: route.id }),
          ...(group !== undefined && { words: `${locale}/${group}` }),
        };
      }),
    styles: [...new Set(styled.flatMap(({ css }) => css ?? []))],
    picture:
      painted && route?.needs?.includes('player') ? [...chunksFrom(manifest, PICTURE)].map(({ file }) => file) : [],
    joined: (painted && route && joined[route.id]) || null,
    fonts: groups.some((group) => MATCH_WORDS.includes(group))
      ? [...chunksFrom(manifest, [FIGURES])].map(({ file }) => file)
      : [],
    soon: soon.filter((chunk) => !named.has(chunk) && !chunks.includes(chunk)).map(({ file }) => file),
  };
};

const ofEntry = (manifest: Manifest) =>
  chunksFrom(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
  );

/** The styles that the built page names itself. */
export const stylesOfEntry = (manifest: Manifest): readonly string[] => [
  ...new Set([...ofEntry(manifest)].flatMap(({ css }) => css ?? [])),
];

const chunksFrom = (manifest: Manifest, keys: readonly string[], seen = new Set<Chunk>()): ReadonlySet<Chunk> => {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk)) continue;
    seen.add(chunk);
    chunksFrom(manifest, chunk.imports ?? [], seen);
  }
  return seen;
};
