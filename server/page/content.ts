import { jsonForScript, tag } from './html.ts';
import type { PaintedPage } from './painting.ts';

/** The entry, and what the built page names of it: its own imports, in their order. */
const ENTRY =
  /<script type="module" crossorigin src="([^"]+)"><\/script>((?:\s*<link rel="modulepreload" crossorigin href="[^"]+">)*)/;
/**
 * React puts preloads of pictures before the page; they are removed, because the head preloads the one that matters.
 */
const LEADING_LINKS = /^(<link[^>]*>)+/;

/**
 * Inserts content and hydration data into a page. Its code is loaded by public/colour.js after the largest paint, so
 * that it takes no bandwidth before that: what the head names of it is only named until then.
 */
export const withContent = (page: string, { html, island }: PaintedPage): string => {
  const [script, entry, links] = ENTRY.exec(page) ?? [];
  if (script === undefined) return page;
  const inTurn = [...[...links!.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!), entry!];
  return page
    .replace(script, links!)
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('</head>', () => `${tag('meta', { name: 'entry', content: inTurn.join(' ') })}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${html.replace(LEADING_LINKS, '')}</div><script type="application/json" id="island">${jsonForScript(island)}</script>`,
    );
};

/**
 * A page without the time of its painting, for its ETag: painting it again changes it only if something else has
 * changed.
 */
export const timeless = (page: string): string => {
  const [, at] = /id="island">\{"at":(\d+)/.exec(page) ?? [];
  return at === undefined ? page : page.replaceAll(`"at":${at}`, '"at":0');
};
