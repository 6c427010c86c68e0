import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** What a cold visit of a route loads before it is usable, and how many KiB (brotli 11, JavaScript and CSS) that may be. */
const budgets = [
  { route: 'home', screens: ['src/ui/home/HomeScreen.tsx'], words: ['shell', 'home', 'schedule'], kib: 115 },
  { route: 'schedule', screens: ['src/ui/schedule/ScheduleScreen.tsx'], words: ['shell', 'schedule'], kib: 120 },
  {
    route: 'room, without the player',
    screens: ['src/ui/room/RoomScreen.tsx'],
    words: ['shell', 'room', 'chat', 'player'],
    kib: 140,
  },
];
/** Code that must not be in the first load of any route. */
const onDemand = ['dashjs'];

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest;

const filesOf = (keys: readonly string[], seen = new Set<string>()): ReadonlySet<string> => {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    for (const css of chunk.css ?? []) seen.add(css);
    filesOf(chunk.imports ?? [], seen);
  }
  return seen;
};

const brotli = (file: string): number =>
  brotliCompressSync(readFileSync(join('dist', file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

let over = false;
for (const { route, screens, words, kib } of budgets) {
  const files = [...filesOf(['index.html', ...screens, ...words.map((group) => `locales/vi/${group}.json`)])];
  const early = files.filter((file) => onDemand.some((name) => file.includes(name)));
  const sizes = files.map((file) => ({ file, bytes: brotli(file) })).sort((a, b) => b.bytes - a.bytes);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const fits = total <= kib && early.length === 0;
  over ||= !fits;
  console.log(`${fits ? '✓' : '✗'} ${route}: ${total.toFixed(1)} KiB of ${kib} (brotli)`);
  if (process.argv.includes('--files') || !fits)
    for (const { file, bytes } of sizes) console.log(`    ${(bytes / 1024).toFixed(1).padStart(6)}  ${file}`);
  for (const file of early) console.log(`    must load on demand: ${file}`);
}
process.exit(over ? 1 : 0);
