import type { Plugin } from 'vite';

/** What is read of the bundle. */
interface Chunk {
  readonly type: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}
export type Chunks = Readonly<Record<string, Chunk>>;

/** Loaded before anybody waits for it: what it needs may come one after another. */
const AHEAD = /\/prefetchFirst-[^/]*\.js$/;

const withImports = (chunks: Chunks, file: string, seen: Set<string>): ReadonlySet<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of chunks[file]?.imports ?? []) withImports(chunks, next, seen);
  return seen;
};

/** Of the files that `target` needs, those that whoever imports it, `host`, does not have yet, and that are waited for. */
export const toPreload = (chunks: Chunks, host: string, target: string, needed: readonly string[]): string[] => {
  if (AHEAD.test(target)) return [];
  const there = new Set<string>();
  for (const [file, { isEntry }] of Object.entries(chunks))
    if (file === host || isEntry) withImports(chunks, file, there);
  return needed.filter((file) => !there.has(file));
};

/**
 * A chunk names all that its lazy parts need, so that it is loaded in one go. The names have hashes, which nothing can
 * compress: this leaves out those that are never used.
 */
export const leanPreloads = (): Plugin => {
  let chunks: Chunks = {};
  return {
    name: 'lean-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // Every browser of the target preloads modules by itself.
          polyfill: false,
          resolveDependencies: (target, needed, { hostId, hostType }) =>
            hostType === 'js' ? toPreload(chunks, hostId, target, needed) : needed,
        },
      },
    }),
    // Before the build writes the names.
    generateBundle: {
      order: 'pre',
      handler: (_options, bundle) => {
        chunks = bundle;
      },
    },
  };
};
