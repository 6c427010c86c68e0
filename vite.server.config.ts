import { existsSync } from 'node:fs';
import { defineConfig } from 'vite';
import { buildGames } from './tools/games/buildGames.ts';
import { joinStyles } from './tools/joinStyles.ts';
import { precompress } from './tools/precompress.ts';

/** What is done with the application's files, which are built before. */
const finish = async (): Promise<void> => {
  if (!existsSync('dist')) return;
  joinStyles('dist');
  await buildGames('dist');
  await precompress('dist');
};

/** The origin in a few files: what it needs at run time but cannot be bundled stays a package. Built after the application, whose files it completes. */
export default defineConfig({
  plugins: [{ name: 'finish', apply: 'build', closeBundle: finish }],
  build: {
    ssr: true,
    outDir: 'dist-server',
    copyPublicDir: false,
    target: 'node24',
    rolldownOptions: {
      input: {
        ...{ main: 'server/main.ts', cli: 'server/cli.ts', chatWriter: 'server/chat/chatWriter.ts' },
        drawnPictures: 'server/shared/files/drawnPictures.ts',
      },
    },
  },
  ssr: { noExternal: true, external: ['@node-rs/argon2', '@electric-sql/pglite', 'pg', 'sharp'] },
});
