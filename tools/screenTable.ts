import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type Screens = Readonly<Record<string, () => unknown>>;

/** The file that a screen's function imports, by the function's source text. */
const importedBy = (load: () => unknown): string => {
  const found = /import\(\s*['"`]([^'"`]+)['"`]/.exec(String(load))?.[1];
  if (found === undefined) throw new Error(`a screen must be \`() => import('./XScreen.tsx')\`, not ${String(load)}`);
  return found;
};

/**
 * The file of each route's screen, from the project's root: read from the areas' own tables,
 * `src/ui/<area>/<area>.screens.ts`.
 */
export const screenTable = async (root: string): Promise<Readonly<Record<string, string>>> => {
  const files = globSync('src/ui/**/*.screens.ts', { cwd: root });
  const tables = await Promise.all(
    files.map(async (file) => {
      const tablesOf = Object.values<Screens>(await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href));
      return tablesOf
        .flatMap((table) => Object.entries(table))
        .map(([route, load]) => [route, join(dirname(file), importedBy(load))] as const);
    }),
  );
  return Object.fromEntries(tables.flat());
};

/** Writes the table beside the manifest: the origin uses it to name a page's screen in its head. */
export const screenTablePlugin = (): Plugin => ({
  name: 'screen-table',
  apply: 'build',
  async generateBundle() {
    const source = JSON.stringify(await screenTable(process.cwd()), null, 2);
    this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source });
  },
});

if (import.meta.main) console.log(JSON.stringify(await screenTable(process.cwd())));
