import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tokens } from '../../../theme/tokens.css.ts';

const { board } = tokens;

export const sheet = screenStyle({
  position: 'absolute',
  right: 24,
  bottom: 132,
  zIndex: 3,
  display: 'grid',
  gridAutoFlow: 'column',
  width: 'min(472px, calc(100% - 48px))',
  maxHeight: 'calc(100% - 200px)',
  overflow: 'auto',
  borderRadius: tokens.radius.control,
  background: board.raised,
  color: board.ink,
  '@media': {
    [media.mobile]: { position: 'static', width: 'auto', maxHeight: 'none', gridAutoFlow: 'row', borderRadius: 0 },
  },
});
export const column = screenStyle({
  padding: '8px 14px 12px',
  selectors: { '& + &': { borderLeft: `1px solid ${board.line}` } },
});
export const head = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  margin: '8px 0 4px',
  color: board.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});
export const key = screenStyle({
  padding: '0 6px',
  borderRadius: 4,
  border: `1px solid ${board.muted}`,
  fontSize: 11,
  lineHeight: '16px',
});
export const choice = screenStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  width: '100%',
  color: 'inherit',
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 600,
  textAlign: 'left',
  '@media': { [media.mobile]: { minHeight: tokens.touch } },
});
export const mark = screenStyle({ display: 'inline-flex', width: 28, color: board.lit });
export const speeds = screenStyle({ display: 'grid', gridTemplateColumns: '1fr 1fr' });
export const stepper = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto 48px auto',
  alignItems: 'center',
  color: board.ink,
  fontSize: 12.5,
  lineHeight: '18px',
});
export const value = screenStyle({ textAlign: 'center' });
export const chapters = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const chapter = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: tokens.touch,
  color: 'inherit',
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 600,
  textAlign: 'left',
  selectors: { '&[aria-current]': { color: board.lit } },
});
/** A kind of part, and under it what may be done with it. */
export const wishes = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  padding: '2px 0',
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});
globalStyle(`${wishes} > span`, { '@layer': { [screens]: { width: '100%', color: board.muted } } });
export const wish = screenStyle({
  minHeight: 36,
  padding: '0 8px',
  borderRadius: 4,
  color: 'inherit',
  fontWeight: 600,
  selectors: { '&[aria-checked="true"]': { background: board.line, color: board.lit } },
  '@media': { [media.mobile]: { minHeight: tokens.touch } },
});
