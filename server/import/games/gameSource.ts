import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SourceFault } from '../sourceFault.ts';
import { openEntries, type OpenZip } from '../zip/zipEntries.ts';
import { runsScripts } from './gamePage.ts';
import { isManifest } from './manifest.ts';

const MIB = 1024 * 1024;
const GAME_LIMITS = { entry: 32 * MIB, all: 128 * MIB, entries: 2000 } as const;
/** Of any archive that is looked into. */
const ARCHIVE_LIMITS = { entry: 64 * MIB, all: 4096 * MIB, entries: 5000, instead: 'a ZIP of it' } as const;

/** Where the files of a game come from, by their paths in its folder. */
export interface GameSource {
  readonly names: readonly string[];
  readonly read: (name: string) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

const SERVED =
  /\.(?:html?|m?js|css|json|txt|xml|csv|svg|png|jpe?g|gif|webp|avif|ico|bmp|mp3|ogg|oga|wav|m4a|opus|flac|mp4|webm|woff2?|ttf|otf|wasm|bin|dat|glsl|vert|frag|atlas|fnt|glb|gltf|ktx2?|tmx|tsx|ldtk)$/iu;
/** What lies beside games and is no part of them. */
const LEFT =
  /(?:^|\/)(?:__macosx\/|\.|thumbs\.db$|desktop\.ini$|game\.json$|(?:license|licence|readme|copying|changelog|authors)[^/]*$)|\.(?:md|map|ts)$/iu;
const PLAIN = /^[^\\:*?"<>|%#\p{Cc}]+$/u;

/** The files that are served; throws for one that cannot be. */
const servedAmong = (names: readonly string[]): readonly string[] => {
  const own = names.filter((name) => !LEFT.test(name));
  const foreign = own.find((name) => !SERVED.test(name));
  if (foreign !== undefined) throw new SourceFault(`has a file of a kind that is not served, ${foreign}`);
  const odd = own.find((name) => !PLAIN.test(name) || name.length > 200);
  if (odd !== undefined) throw new SourceFault(`has a file whose name no address can have, ${odd}`);
  return own;
};

const below = (names: readonly string[], root: string): readonly string[] =>
  root === '' ? names : names.filter((name) => name.startsWith(root)).map((name) => name.slice(root.length));
const shallowest = (names: readonly string[]): string | undefined =>
  names.toSorted((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))[0];

/** What of an archive is a game: the folder of its manifest, else that of its page. */
interface Inside {
  readonly root: string;
  readonly manifest: boolean;
  /** The page of a game without a manifest. */
  readonly page: string | null;
}
const insideOf = (names: readonly string[]): Inside | null => {
  const visible = names.filter((name) => !/(?:^|\/)(?:__macosx\/|\.)/iu.test(name));
  const rootOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);
  const manifest = shallowest(visible.filter((name) => /(?:^|\/)game\.json$/u.test(name)));
  if (manifest !== undefined) return { root: rootOf(manifest), manifest: true, page: null };
  const pages = visible.filter((name) => /\.html?$/iu.test(name));
  const page = shallowest(pages.filter((name) => /(?:^|\/)index\.html?$/iu.test(name))) ?? shallowest(pages);
  return page === undefined ? null : { root: rootOf(page), manifest: false, page: page.slice(rootOf(page).length) };
};

type GameZip = GameSource & Inside & { readonly readManifest: () => Promise<Buffer> };

/** What is wrong with so many files of these sizes; null for nothing. */
const tooMuch = (sizes: readonly (readonly [name: string, size: number])[]): string | null => {
  if (sizes.length > GAME_LIMITS.entries) return `has more than ${GAME_LIMITS.entries} files`;
  const large = sizes.find(([, size]) => size > GAME_LIMITS.entry);
  if (large) return `has a file larger than 32 MiB, ${large[0]}`;
  return sizes.reduce((sum, [, size]) => sum + size, 0) > GAME_LIMITS.all ? 'is larger than 128 MiB' : null;
};

/** An archive that cannot be opened is no game: whoever reads others says why. */
const openedArchive = (path: string): Promise<OpenZip | null> =>
  openEntries(path, ARCHIVE_LIMITS).catch((error: unknown) => {
    if (error instanceof SourceFault) return null;
    throw error;
  });
const isGame = async (zip: OpenZip, { root, page }: Inside): Promise<boolean> =>
  page === null
    ? isManifest((await zip.read(`${root}game.json`)).toString())
    : runsScripts((await zip.read(`${root}${page}`)).toString());

/** The game in an archive; null where none is. Throws `SourceFault`. */
export const openGameZip = async (path: string): Promise<GameZip | null> => {
  const zip = await openedArchive(path);
  if (!zip) return null;
  try {
    const inside = insideOf(zip.names);
    if (!inside || !(await isGame(zip, inside))) {
      await zip.close();
      return null;
    }
    const { root } = inside;
    const names = servedAmong(below(zip.names, root));
    const fault = tooMuch(names.map((name) => [name, zip.sizeOf(`${root}${name}`)]));
    if (fault !== null) throw new SourceFault(fault);
    return {
      ...{ ...inside, names, close: zip.close },
      readManifest: () => zip.read(`${root}game.json`),
      read: (name) => zip.read(`${root}${name}`),
    };
  } catch (error) {
    await zip.close();
    throw error;
  }
};

/** Files of a folder; `names` are relative to it. */
export const openGameFolder = async (path: string, names: readonly string[]): Promise<GameSource> => {
  const own = servedAmong(names);
  const sizes: [string, number][] = [];
  for (const name of own) {
    const found = await lstat(join(path, name));
    if (!found.isFile()) throw new SourceFault(`has a link in it, ${name}`);
    sizes.push([name, found.size]);
  }
  const fault = tooMuch(sizes);
  if (fault !== null) throw new SourceFault(fault);
  return { names: own, read: (name) => readFile(join(path, name)), close: async () => {} };
};
