import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The project's folder. */
export const projectRoot = join(import.meta.dirname, '../..');

const manifest = {
  'index.html': { file: 'assets/index-a1.js', isEntry: true, css: ['assets/index-a1.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-b2.js' },
  'src/ui/home/HomeScreen.tsx': {
    file: 'assets/HomeScreen-c3.js',
    css: ['assets/HomeScreen-c3.css'],
    imports: ['_react.js', '_rows.js'],
  },
  'src/ui/room/RoomScreen.tsx': { file: 'assets/RoomScreen-d4.js', imports: ['_react.js'] },
  '_rows.js': { file: 'assets/rows-e5.js', css: ['assets/rows-e5.css'] },
  'src/ui/theme/fonts/figures.woff2': { file: 'assets/figures-f6.woff2' },
  'locales/vi/home.json': { file: 'assets/home-vi.js' },
  'locales/en/home.json': { file: 'assets/home-en.js' },
  'locales/vi/shell.json': { file: 'assets/shell-vi.js' },
};

const screens = { home: 'src/ui/home/HomeScreen.tsx', roomFootball: 'src/ui/room/RoomScreen.tsx' };

let made: string | null = null;

/**
 * A small built application in a folder of its own, so that tests of the origin need no build. One for the whole
 * process, removed at its end.
 */
export const buildFixture = (): string => (made ??= writeBuild());

const writeBuild = (): string => {
  const dist = mkdtempSync(join(tmpdir(), 'khandai-dist-'));
  process.once('exit', () => rmSync(dist, { recursive: true, force: true }));
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(join(dist, path, '..'), { recursive: true });
    writeFileSync(join(dist, path), text);
  };
  const source = readFileSync(join(projectRoot, 'index.html'), 'utf8');
  write('index.html', source.replace('/src/main.tsx', '/assets/index-a1.js'));
  write('.vite/manifest.json', JSON.stringify(manifest));
  write('.vite/screens.json', JSON.stringify(screens));
  write('assets/index-a1.js', 'console.info(1)');
  write('assets/index-a1.js.br', Buffer.from('brotli of index'));
  write('assets/index-a1.js.gz', Buffer.from('gzip of index'));
  write('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('builds/latest.json', '{"id":"fixture"}');
  write('builds/meta/fixture.json', '{"id":"fixture","files":[]}');
  return dist;
};
