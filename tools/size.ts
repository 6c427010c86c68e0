import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { routes, type RouteId } from '#domain/routing/routes.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;
interface Budget {
  readonly name: string;
  readonly route: RouteId;
  readonly kib: number;
}

/** The maximum of what a cold visit of a route loads before it is usable, in KiB (brotli 11, JavaScript and CSS). */
const budgets: readonly Budget[] = [
  { name: 'home', route: 'home', kib: 114.5 },
  { name: 'schedule', route: 'schedule', kib: 115 },
  { name: 'rooms that are on', route: 'scheduleAll', kib: 118.5 },
  { name: 'room, without the player', route: 'roomFootball', kib: 135 },
];
/**
 * What blocks a painted home page, brotli: its styles and the script that records presses. With these it can be read,
 * its links work, and input is kept until its code is loaded, which the budgets above count.
 */
const USABLE_KIB = 100;
/** Code that must not be in the first load of any route. */
const onDemand = ['dashjs'];

const screens = JSON.parse(readFileSync('dist/.vite/screens.json', 'utf8')) as Readonly<Record<string, string>>;
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
for (const { name: screen, route, kib } of budgets) {
  const words = ['shell', ...(routes.find(({ id }) => id === route)?.words ?? [])];
  const files = [
    ...filesOf(['index.html', screens[route] ?? route, ...words.map((group) => `locales/vi/${group}.json`)]),
  ];
  const early = files.filter((file) => onDemand.some((name) => file.includes(name)));
  const sizes = files.map((file) => ({ file, bytes: brotli(file) })).sort((a, b) => b.bytes - a.bytes);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const fits = total <= kib && early.length === 0;
  over ||= !fits;
  console.log(`${fits ? '✓' : '✗'} ${screen}: ${total.toFixed(1)} KiB of ${kib} (brotli)`);
  if (process.argv.includes('--files') || !fits)
    for (const { file, bytes } of sizes) console.log(`    ${(bytes / 1024).toFixed(1).padStart(6)}  ${file}`);
  for (const file of early) console.log(`    must load on demand: ${file}`);
}
const blocking = [...filesOf(['index.html', screens['home'] ?? 'home'])].filter((file) => file.endsWith('.css'));
const usable = ['colour.js', ...blocking].reduce((sum, file) => sum + brotli(file), 0) / 1024;
over ||= usable > USABLE_KIB;
console.log(
  `${usable > USABLE_KIB ? '✗' : '✓'} home, until it is usable as it was painted: ${usable.toFixed(1)} KiB of ${USABLE_KIB} (brotli)`,
);
if (process.argv.includes('--visit')) {
  const { visits } = await import('./visit.ts');
  if (!(await visits())) over = true;
}
process.exit(over ? 1 : 0);
