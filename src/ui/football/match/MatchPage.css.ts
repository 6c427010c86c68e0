import { globalStyle } from '@vanilla-extract/css';
import { bars } from '../../theme/bars.ts';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { asideColumn, withAside } from '../withAside.ts';
import { FOLDED } from './folded.ts';

const { colour, space } = tokens;

export const match = screenStyle({
  minWidth: 0,
  paddingBottom: space.x8,
  vars: { '--inset': space.x6 },
  '@media': { [media.mobile]: { vars: { '--inset': space.x4 } } },
});
/** Under the bar of the shell, or under the board once that is folded. */
export const tabs = screenStyle({
  position: 'sticky',
  top: bars.top,
  zIndex: 4,
  padding: `0 ${space.x6}`,
  background: colour.ground,
  boxShadow: `inset 0 -1px 0 ${colour.line}`,
  '@media': { [media.mobile]: { top: FOLDED, padding: `0 ${space.x4}` } },
});
globalStyle(`${tabs} > [role="tablist"]`, { '@layer': { [screens]: { boxShadow: 'none' } } });
/** Without scripts the tabs choose nothing, and all is on the page. */
globalStyle(tabs, { '@layer': { [screens]: { '@media': { '(scripting: none)': { display: 'none' } } } } });
/** The sections as tables, for readers without scripts. */
export const plain = screenStyle({ minWidth: 0, '@media': { [media.mobile]: { order: 2 } } });
globalStyle(`${plain} section`, { '@layer': { [screens]: { paddingBottom: 28 } } });
globalStyle(`${plain} h2`, { '@layer': { [screens]: { fontSize: 16, lineHeight: '32px', fontWeight: 800 } } });
globalStyle(`${plain} table`, { '@layer': { [screens]: { width: '100%', borderCollapse: 'collapse' } } });
globalStyle(`${plain} :is(th, td)`, {
  '@layer': {
    [screens]: {
      padding: '8px 8px 8px 0',
      textAlign: 'left',
      boxShadow: `inset 0 -1px 0 ${colour.line}`,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
export const page = screenStyle(withAside({ gap: 20, padding: `${space.x2} ${space.x4} 0` }));
/** On a phone rooms, events and what follows stand one under another. */
const column = {
  ...asideColumn,
  '@media': { [media.mobile]: { display: 'contents' } },
} as const;
export const main = screenStyle(column);
export const aside = screenStyle({
  ...column,
  selectors: { '&[data-alone]': { '@media': { [media.mobile]: { display: 'none' } } } },
});
/** Side by side where there is space; what stands alone has all of it. */
const sideBySide = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '28px 36px',
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.half]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, order: 2 },
  },
} as const;
export const even = screenStyle(sideBySide);
/** What happened is wider than what is counted. */
export const pair = screenStyle({
  ...sideBySide,
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  '@media': { ...sideBySide['@media'], [media.mobile]: { display: 'contents' } },
});
/** What is foretold; on a phone between what happened and what both teams did before. */
export const foretold = screenStyle({
  display: 'grid',
  gap: 28,
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.mobile]: { gap: 20, order: 1 } },
});
/** Before all figures there. */
export const best = screenStyle({
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.mobile]: { order: -1 } },
});
/** All else beside the match comes last there. */
globalStyle(`:where(${aside}) > *`, { '@layer': { [screens]: { '@media': { [media.mobile]: { order: 3 } } } } });
globalStyle(`:is(${even}, ${pair}) > :only-child`, { '@layer': { [screens]: { gridColumn: '1 / -1' } } });
/** Lists of other areas end where the section does. */
export const section = screenStyle({ minWidth: 0, vars: { '--inset': '0px' } });
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  minHeight: 32,
  marginBottom: 6,
  '@media': { [media.mobile]: { minHeight: 44 } },
});
export const title = screenStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 800, letterSpacing: '-.01em' });
const small = { fontSize: 12.5, lineHeight: '18px', fontWeight: 600 } as const;
export const note = screenStyle({ ...small, color: colour.muted, fontVariantNumeric: 'tabular-nums' });
export const act = screenStyle({
  ...small,
  position: 'relative',
  marginLeft: 'auto',
  color: colour.ink2,
  minHeight: 32,
});
globalStyle(`${act}::after`, {
  '@layer': { [screens]: { content: '', position: 'absolute', inset: '-6px -8px' } },
});
