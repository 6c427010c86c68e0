import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';

const GAMES = 'src/games';
/** Nothing stands in it but what the game's own policy allows: files beside it. */
const page = (id: string): string =>
  `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${id}</title><link rel="stylesheet" href="game.css"><script src="game.js" defer></script></head><body></body></html>\n`;

/** Builds one script, without imports, into a folder. */
const buildScript = (folder: string, input: string, name: string) =>
  build({
    ...{ configFile: false, logLevel: 'warn', publicDir: false },
    build: {
      ...{ outDir: folder, emptyOutDir: false, target: 'baseline-widely-available', reportCompressedSize: false },
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: name } },
    },
  });

/** Writes each game of ours as a folder of its own: one page, one script, one style; and the script that speaks for games that do not know the portal. */
export const buildGames = async (dist: string): Promise<void> => {
  const entries = readdirSync(join(GAMES, 'games')).filter((file) => file.endsWith('.ts'));
  for (const file of entries) {
    const id = basename(file, '.ts');
    const folder = join(dist, 'game-files', id);
    mkdirSync(folder, { recursive: true });
    await buildScript(folder, join(GAMES, 'games', file), 'game.js');
    writeFileSync(join(folder, 'index.html'), page(id));
    copyFileSync(join(GAMES, 'game.css'), join(folder, 'game.css'));
  }
  await buildScript(join(dist, 'game-files', 'bridge'), join(GAMES, 'bridge', 'bridge.ts'), 'bridge.js');
};
