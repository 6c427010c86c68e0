import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../theme/layers.css.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const cells = partStyle({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x2,
  height: 56,
});
export const cell = partStyle({
  display: 'grid',
  placeItems: 'center',
  borderRadius: tokens.radius.control,
  background: tokens.colour.ground,
  boxShadow: `inset 0 0 0 1px ${tokens.colour.edge}`,
  fontSize: 24,
  lineHeight: '32px',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
/** The only input; its text is invisible, and the cells below show the digits. */
export const codeInput = partStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: 24,
  textAlign: 'center',
  WebkitTextFillColor: '#0000',
  caretColor: '#0000',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::selection': { background: '#0000' },
    // The browser's autofill background would hide the cells.
    '&:autofill': { boxShadow: 'none', transition: 'background-color 0s 600000s' },
  },
});
const current = (selector: string, width: number, colour: string) =>
  globalStyle(selector, { '@layer': { [parts]: { boxShadow: `inset 0 0 0 ${width}px ${colour}` } } });
current(`${cells}[data-bad] > ${cell}`, 2, tokens.colour.danger);
current(`${cells}:focus-within > ${cell}[data-current]`, 2, tokens.colour.accent);
globalStyle(`${cells}[data-closed] > ${cell}`, {
  '@layer': { [parts]: { background: tokens.colour.raised, boxShadow: 'none', color: tokens.colour.muted } },
});
