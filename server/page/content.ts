import { jsonForScript, tag } from './html.ts';
import type { PaintedPage } from './painting.ts';

const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
/** React writes preloads of pictures before the page itself; the head has that of the one that counts. */
const LEADING_LINKS = /^(<link[^>]*>)+/;

/**
 * A page with its content and the data that belongs to it. Its code comes after the first paint, asked for by
 * public/colour.js, and takes nothing of a slow line before that.
 */
export const withContent = (page: string, { html, island }: PaintedPage): string => {
  const entry = ENTRY.exec(page);
  if (!entry) return page;
  return page
    .replace(entry[0], '')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('</head>', () => `${tag('meta', { name: 'entry', content: entry[1]! })}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${html.replace(LEADING_LINKS, '')}</div><script type="application/json" id="island">${jsonForScript(island)}</script>`,
    );
};

/** A page without the time at which it was painted: painted again it is another page only where something else has changed. */
export const timeless = (page: string): string => {
  const [, at] = /id="island">\{"at":(\d+)/.exec(page) ?? [];
  return at === undefined ? page : page.replaceAll(`"at":${at}`, '"at":0');
};
