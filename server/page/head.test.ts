import { expect, it } from 'vitest';
import { findRoute } from '#domain/routing/findRoute.ts';
import type { PageAbout } from './describe.ts';
import { renderPage, type Asked } from './head.ts';

const home = 'src/ui/home/HomeScreen.tsx';
const source = {
  geoUrl: null,
  template:
    '<html lang="vi"><head><title>x</title><link rel="stylesheet" crossorigin href="/assets/own.css"></head><body><div id="root"></div></body></html>',
  manifest: {
    'index.html': { file: 'own.js', isEntry: true, css: ['assets/own.css'] },
    [home]: { file: 'home.js', css: ['assets/home.css'] },
  },
  screens: { home },
  joined: { home: 'assets/page.css' },
};
const about: PageAbout = {
  ...{ status: 200, locale: 'vi', path: '/', found: findRoute('/'), title: 'a', description: 'b' },
  ...{ canonicalPath: '/', indexed: true, known: {} },
};
const asked = { site: 'http://portal.example', when: null, wordsVersion: null, rules: [] };
const stylesOf = (painted: Asked['painted'], joined = true): readonly string[] => {
  const { joined: table, ...apart } = source;
  const page = renderPage(joined ? { ...apart, joined: table } : apart, about, { ...asked, painted });
  return [...page.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(
    ([link]) => `${/href="([^"]*)"/.exec(link)?.[1]}${link.includes(' disabled') ? ' off' : ''}`,
  );
};
const painted = { html: '<p>c</p>', island: {} };

it('a painted page loads its styles as one file; what that is made of is named and switched off', () => {
  expect(stylesOf(painted)).toEqual(['/assets/page.css', '/assets/own.css off', '/assets/home.css off']);
});

it('a page that the browser draws, and a build without joined styles, name each file', () => {
  const apart = ['/assets/own.css', '/assets/home.css'];
  expect([stylesOf(null), stylesOf(painted, false)]).toEqual([apart, apart]);
});
