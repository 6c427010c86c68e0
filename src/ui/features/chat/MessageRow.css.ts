import { globalStyle, keyframes } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const flash = keyframes({ from: { background: tokens.colour.accentSoft } });

export const row = screenStyle({
  position: 'relative',
  // Containment: an unchanged row is neither laid out nor painted again.
  contain: 'layout style',
  marginBottom: '1px',
  padding: '3px 16px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  scrollMarginBlock: '40px',
  '@media': { [media.mobile]: { paddingLeft: '12px', paddingRight: '12px' } },
  selectors: {
    '&:hover': { background: tokens.colour.hover },
    '&[data-flash]': { animation: `${flash} 1.6s ${tokens.motion.ease}` },
    '&[data-me]': { background: tokens.colour.raised, boxShadow: `inset 3px 0 0 ${tokens.colour.gold}` },
    // The author's kind takes precedence over a mention, so these two come after it.
    '&[data-kind="staff"]': { background: tokens.colour.hover, boxShadow: `inset 3px 0 0 ${tokens.colour.info}` },
    '&[data-kind="deleted"]': { color: tokens.colour.muted, fontSize: '12.5px' },
    '&[data-kind="commentator"]': {
      display: 'grid',
      gridTemplateColumns: '28px minmax(0, 1fr)',
      gap: '10px',
      margin: '4px 0 5px',
      paddingTop: '8px',
      paddingBottom: '8px',
      background: tokens.colour.accentSoft,
      boxShadow: `inset 3px 0 0 ${tokens.colour.accent}`,
    },
  },
});
globalStyle(`${row} > p`, { '@layer': { [screens]: { lineHeight: '20px' } } });

globalStyle(`${row} [data-name]`, { '@layer': { [screens]: { cursor: 'pointer' } } });
export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  fontSize: '12.5px',
  lineHeight: '18px',
});
export const said = screenStyle({ marginTop: '1px', fontSize: '16px', lineHeight: '22px', fontWeight: 600 });
export const mention = screenStyle({
  fontWeight: 700,
  color: tokens.colour.ink,
  selectors: {
    '&[data-me]': {
      padding: '0 4px',
      borderRadius: tokens.radius.board,
      background: tokens.colour.gold,
      color: tokens.colour.onGold,
    },
  },
});
export const quote = screenStyle({
  display: 'block',
  maxWidth: '100%',
  margin: '4px 0 2px',
  paddingLeft: '9px',
  boxShadow: `inset 2px 0 0 ${tokens.colour.edge}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'left',
  fontSize: '12.5px',
  lineHeight: '18px',
  color: tokens.colour.muted,
});
globalStyle(`${quote} > b`, { '@layer': { [screens]: { fontWeight: 600, color: tokens.colour.ink2 } } });

export const system = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  padding: '6px 16px',
  color: tokens.colour.muted,
  fontSize: '12.5px',
  lineHeight: '18px',
  textAlign: 'center',
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      minWidth: '12px',
      height: '1px',
      background: tokens.colour.line,
    },
  },
});

export const tools = screenStyle({
  position: 'absolute',
  top: '-14px',
  right: '12px',
  zIndex: 1,
  display: 'flex',
  borderRadius: tokens.radius.control,
  // Hidden by colour: with opacity, a compositing layer would come and go with every message.
  color: 'transparent',
  '@media': { '(hover: none)': { pointerEvents: 'none' } },
  selectors: {
    [`${row}:hover &, &:focus-within`]: {
      background: tokens.colour.surface,
      boxShadow: `0 0 0 1px ${tokens.colour.line}`,
      color: tokens.colour.ink2,
    },
  },
});
export const tool = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '28px',
  borderRadius: tokens.radius.control,
  color: 'inherit',
  selectors: { '&:hover': { background: tokens.colour.raised, color: tokens.colour.ink } },
});
