import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { bars } from '../theme/bars.ts';

export const bottomBar = screenStyle({
  position: 'fixed',
  zIndex: 6,
  inset: 'auto 0 0',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  height: `calc(${bars.bottom}px + env(safe-area-inset-bottom))`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: tokens.colour.surface,
  boxShadow: `inset 0 1px 0 ${tokens.colour.line}`,
  '@media': { [media.wide]: { display: 'none' } },
});

export const slot = screenStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 4,
  fontSize: 11,
  lineHeight: '14px',
  fontWeight: 600,
  color: tokens.colour.muted,
  selectors: {
    '&[aria-current]': { color: tokens.colour.ink, fontWeight: 700 },
    '&:focus-visible': { outlineOffset: -3 },
  },
});

export const homeMark = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 40,
  marginTop: -22,
  borderRadius: tokens.radius.control,
  background: tokens.colour.accent,
  color: tokens.colour.onAccent,
  boxShadow: `0 0 0 4px ${tokens.colour.surface}`,
  // A mini player, or the bar of music, is directly above the bar.
  selectors: { 'html:is([data-music], :has([data-place="mini"])) &': { height: 34, marginTop: 0, boxShadow: 'none' } },
});

export const badge = screenStyle({
  position: 'absolute',
  top: 6,
  left: 'calc(50% + 6px)',
  minWidth: 16,
  height: 16,
  padding: '0 4px',
  borderRadius: 8,
  background: tokens.colour.liveFill,
  color: tokens.colour.onLive,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 800,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
