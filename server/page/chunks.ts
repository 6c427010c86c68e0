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

/** What the build says of its files: `screens` is the file of each route's screen. */
export interface BuiltFiles {
  readonly manifest: Manifest;
  readonly screens: Readonly<Record<string, string>>;
}

type Preloaded = Pick<RouteSpec, 'id' | 'words' | 'needs'>;

export interface Preloads {
  /** Those that are the page's screen, or a group of its words, say so: the application finds them by it. */
  readonly modules: readonly { readonly file: string; readonly screen?: string; readonly words?: string }[];
  readonly styles: readonly string[];
  /** Asked for by the styles once figures are drawn, which they would move as they come. */
  readonly fonts: readonly string[];
  /** Needed right after the first paint: the picture's code on the way to a room. */
  readonly soon: readonly string[];
}

/** What a page's needs load on their own: the wiring, which needs the session's, the controls and the playback library. */
const ofNeeds: Readonly<Record<Need, readonly string[]>> = {
  chat: ['src/wiringSession.ts', 'src/wiringLive.ts'],
  player: [
    'src/wiringSession.ts',
    'src/wiringLive.ts',
    'src/ui/features/player/ViewerStage.tsx',
    'node_modules/dashjs/dist/modern/esm/dash.all.min.js',
  ],
};

/** What a painted page shows though its code loads late, by screen; the upper bar stands on every page. */
const TOP_BAR = 'src/ui/layouts/TopBar.tsx';
const paintedParts: Readonly<Record<string, string>> = {
  'src/ui/home/HomeScreen.tsx': 'src/ui/home/Banners.tsx',
  'src/ui/schedule/ScheduleScreen.tsx': 'src/ui/schedule/CommentatorBar.tsx',
};
const partsOf = (screen: string | null | undefined): readonly string[] => {
  const part = paintedParts[screen ?? ''];
  return part === undefined ? [TOP_BAR] : [TOP_BAR, part];
};

/** What scores and times are written with. */
const FIGURES = 'src/ui/theme/fonts/figures.woff2';
/** The group of words of every screen that shows matches. */
const MATCH_WORDS = 'schedule';

/** The group of words that every screen needs. */
const SHELL_WORDS = 'shell';

/** What a route's first paint needs beside what the built page names already: its screen and its words. */
export const preloadsFor = (
  { manifest, screens }: BuiltFiles,
  route: Preloaded | null,
  locale: Locale,
  painted = false,
): Preloads => {
  const groups = route?.words ?? [];
  const screen = route && screens[route.id];
  const named = chunksFrom(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
  );
  const words = [SHELL_WORDS, ...groups].map((group) => [group, `locales/${locale}/${group}.json`] as const);
  const wanted = [...(screen ? [screen] : []), ...words.map(([, file]) => file), ...(painted ? partsOf(screen) : [])];
  const chunks = [...chunksFrom(manifest, wanted)].filter((chunk) => !named.has(chunk));
  const later = [...chunksFrom(manifest, route?.needs?.flatMap((need) => ofNeeds[need]) ?? [])];
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
