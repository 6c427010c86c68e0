import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractCode } from './tools/contractCode/plugin.ts';
import { fileNames } from './tools/fileNames.ts';

/** The application as the origin renders it (src/paint.tsx). Class names and files are those of the browser's build: the same plugins, one root. */
export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react(), contractCode()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: true,
    outDir: 'dist-paint',
    copyPublicDir: false,
    assetsInlineLimit: 0,
    target: 'node24',
    rolldownOptions: {
      input: { paint: 'src/paint.tsx' },
      output: { assetFileNames: fileNames.assetFileNames },
    },
  },
  ssr: { noExternal: true },
});
