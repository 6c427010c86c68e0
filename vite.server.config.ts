import { defineConfig } from 'vite';

/** The origin as one file: what it needs at run time but cannot be bundled stays a package. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist-server',
    target: 'node24',
    rolldownOptions: {
      input: { main: 'server/main.ts', cli: 'server/cli.ts', chatWriter: 'server/chat/chatWriter.ts' },
    },
  },
  ssr: { noExternal: true, external: ['@node-rs/argon2', '@electric-sql/pglite'] },
});
