import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { joinStyles } from './joinStyles.ts';

it('writes the styles of the entry and of the screen into one file, in the order in which they apply', () => {
  const dist = mkdtempSync(join(tmpdir(), 'khandai-styles-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const folder of ['.vite', 'assets']) mkdirSync(join(dist, folder));
  const write = (path: string, text: string) => writeFileSync(join(dist, path), text);
  const home = 'src/ui/home/HomeScreen.tsx';
  const manifest = {
    'index.html': { file: 'own.js', isEntry: true, css: ['assets/own.css'] },
    [home]: { file: 'home.js', css: ['assets/home.css'], imports: ['_rows.js'] },
    '_rows.js': { file: 'rows.js', css: ['assets/rows.css'] },
  };
  write('.vite/manifest.json', JSON.stringify(manifest));
  write('.vite/screens.json', JSON.stringify({ home }));
  for (const name of ['own', 'home', 'rows']) write(`assets/${name}.css`, `.${name}{}`);
  joinStyles(dist);
  const table = JSON.parse(readFileSync(join(dist, '.vite/styles.json'), 'utf8')) as Record<string, string>;
  expect(readFileSync(join(dist, table['home']!), 'utf8')).toBe('.own{}\n.home{}\n.rows{}');
  expect(readFileSync(join(dist, table['menu']!), 'utf8')).toBe('.own{}');
});
