import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

interface Built {
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * Builds a minimal page with the project's libraries: the chunk of its screen and its only call are preloaded from the
 * HTML.
 */
export const buildLoad = async (matches: unknown): Promise<Built> => {
  const folder = mkdtempSync(join(tmpdir(), 'khandai-floor-'));
  await build({
    configFile: false,
    logLevel: 'warn',
    root: join(import.meta.dirname, 'load'),
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, manifest: true, modulePreload: { polyfill: false } },
  });
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, { readonly file: string }>
  >;
  const page = join(folder, 'index.html');
  const preloads =
    `<link rel="preload" as="fetch" href="/matches.json" crossorigin>` +
    `<link rel="modulepreload" href="/${manifest['Home.tsx']!.file}" crossorigin>`;
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${preloads}</head>`));
  writeFileSync(join(folder, 'matches.json'), JSON.stringify({ code: 200, data: matches }));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
