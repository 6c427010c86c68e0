import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { groups } from './tools/chunkGroups.ts';
import { contractCode } from './tools/contractCode/plugin.ts';
import { fileNames } from './tools/fileNames.ts';
import { leanPreloads } from './tools/leanPreloads.ts';
import { leanRoutes } from './tools/leanRoutes.ts';
import { screenTablePlugin } from './tools/screenTable.ts';
import { setupOfXState } from './tools/setupOfXState.ts';
import { stacklessReact } from './tools/stacklessReact.ts';
import { writtenPaths } from './tools/writtenPaths.ts';

const unusedOfWouter = fileURLToPath(new URL('tools/unusedOfWouter.ts', import.meta.url));
const unusedOfXstate = fileURLToPath(new URL('tools/unusedOfXstate.ts', import.meta.url));

/** The build's id is a hash of its hashed file names; it stands in the page and under builds/ (BUILD-1), never in JavaScript. */
const buildId = (): Plugin => {
  const assets = (names: readonly string[]) => names.filter((name) => name.startsWith('assets/')).sort();
  const idOf = (names: readonly string[]) =>
    createHash('sha256').update(assets(names).join('\n')).digest('hex').slice(0, 12);
  return {
    name: 'build-id',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => [
        { tag: 'meta', attrs: { name: 'build-id', content: idOf(Object.keys(bundle ?? {})) }, injectTo: 'head' },
      ],
    },
    generateBundle(_options, bundle) {
      const names = Object.keys(bundle);
      const id = idOf(names);
      this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source: JSON.stringify({ id }) });
      const meta = JSON.stringify({ id, files: assets(names) });
      this.emitFile({ type: 'asset', fileName: `builds/meta/${id}.json`, source: meta });
    },
  };
};

export default defineConfig(({ command }) => ({
  plugins: [
    vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
    react(),
    buildId(),
    contractCode(),
    screenTablePlugin(),
    setupOfXState(),
    stacklessReact(),
    leanRoutes(),
    leanPreloads(),
    writtenPaths(),
  ],
  // React has had this hook since 18: the shim for older ones is dead weight.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim(\/index\.js)?/, replacement: 'use-sync-external-store' },
      { find: /^(regexparam|\.\/use-browser-location\.js)$/, replacement: unusedOfWouter },
      { find: './xstate-dev.esm.js', replacement: unusedOfXstate },
    ],
  },
  build: {
    // The policy of the origin lets no font or picture come from a data: address.
    assetsInlineLimit: 0,
    manifest: true,
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    // The playback library comes as one file; it loads on the way to a room alone.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { output: { ...fileNames, codeSplitting: { groups: groups() } } },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      [
        '/live',
        '/other',
        '/al',
        '/media',
        '/avatars',
        '/crests',
        '/film-art',
        '/comic-art',
        '/news-art',
        '/promotion-art',
        '/music-art',
        '/pictures',
        '/ws',
      ].map((path) => [path, { target: 'http://127.0.0.1:8080', ws: path === '/ws' }]),
    ),
  },
}));
