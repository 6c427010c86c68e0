import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { reset } from './layers.css.ts';
import { media } from './media.ts';
import { tokens } from './tokens.css.ts';

const global = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { [reset]: rule } });

global('*, *::before, *::after', { boxSizing: 'border-box' });
global('html', {
  background: tokens.colour.ground,
  WebkitTextSizeAdjust: '100%',
  // A page that grows beyond the window does not move sideways.
  overflowY: 'scroll',
  scrollbarColor: `${tokens.colour.edge} transparent`,
});
global('body', {
  margin: 0,
  background: tokens.colour.ground,
  color: tokens.colour.ink,
  font: `500 ${tokens.text.body} ${tokens.font.text}`,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
});
// On the body, not on every element: figures keep their own font.
global(':root:lang(zh) body, body [lang|="zh"]', { fontFamily: tokens.font.textZh });
global('[data-theme]', { color: tokens.colour.ink });
global('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
global('button', { border: 0, background: 'none', padding: 0, cursor: 'pointer', touchAction: 'manipulation' });
global('a', { color: 'inherit', textDecoration: 'none', touchAction: 'manipulation' });
global('h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0 });
global('h1, h2, h3', { textWrap: 'balance', fontSize: 'inherit', fontWeight: 'inherit' });
global('ul, ol', { listStyle: 'none' });
global('fieldset', { border: 0, minWidth: 0 });
global('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
global('dialog', { padding: 0, border: 0, color: 'inherit', background: 'none' });
global('kbd', { font: `600 ${tokens.text.smallest} ${tokens.font.text}` });
global(':focus-visible', { outline: `2px solid ${tokens.colour.accent}`, outlineOffset: '2px' });
global('[hidden]', { display: 'none !important' });
global('*, *::before, *::after, ::view-transition-group(*)', {
  '@media': {
    [media.still]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
