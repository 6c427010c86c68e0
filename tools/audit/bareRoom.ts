import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Match } from '#domain/match/match.ts';

const LIBRARY = 'node_modules/dashjs/dist/modern/umd/dash.all.min.js';

/** Writes a minimal page that shows a match like a room: poster, scoreboard, and stream by unmodified dash.js. */
export const bareRoom = async (folder: string, match: Match, origin: string): Promise<void> => {
  const { home, away, score, leagueName, poster, users } = match;
  const stream = users.flatMap(({ streams }) => streams).find(({ protocol }) => protocol === 'dash');
  if (!stream || poster === undefined) throw new Error(`the match ${match.fixtureId} has no stream or no poster`);
  copyFileSync(LIBRARY, join(folder, 'dash.js'));
  const picture = await fetch(origin + poster);
  writeFileSync(join(folder, 'poster.webp'), Buffer.from(await picture.arrayBuffer()));
  const address = new URL(stream.streamLink, origin).href;
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="vi"><meta charset="utf-8"><title>${home} – ${away}</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="${leagueName}">
<style>body { margin: 0; background: #050b08; color: #f1f7ee; font: 16px sans-serif } video { display: block; width: 100%; aspect-ratio: 16 / 9 }</style>
<main><h1>${home} ${score ?? '–'} ${away}</h1><p>${leagueName}</p>
<video muted autoplay playsinline poster="/poster.webp"></video></main>
<script src="/dash.js"></script>
<script>dashjs.MediaPlayer().create().initialize(document.querySelector('video'), '${address}', true);</script>`,
  );
};
