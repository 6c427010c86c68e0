import { defineConfig } from 'vite';
import { precompress } from './tools/precompress.ts';

/** The origin in a few files: what it needs at run time but cannot be bundled stays a package. Built after the application, whose files it compresses. */
export default defineConfig({
  plugins: [{ name: 'precompress', apply: 'build', closeBundle: () => precompress('dist') }],
  build: {
    ssr: true,
    outDir: 'dist-server',
    copyPublicDir: false,
    target: 'node24',
    rolldownOptions: {
      input: { main: 'server/main.ts', cli: 'server/cli.ts', chatWriter: 'server/chat/chatWriter.ts' },
    },
  },
  ssr: { noExternal: true, external: ['@node-rs/argon2', '@electric-sql/pglite', 'pg', 'sharp'] },
});
