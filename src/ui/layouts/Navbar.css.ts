import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { KEPT_THEATER } from '../theme/keptRoom.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { bars } from '../theme/bars.ts';

const half = '[data-mode="half"]';

/**
 * Styles of the half navbar, whether it was set by code or follows from the width or a remembered Theater; `within` is
 * a selector inside it.
 */
const inHalf = (rule: Parameters<typeof globalStyle>[1], within = '') => {
  globalStyle(`${navbar}${half}${within}`, { '@layer': { [screens]: rule } });
  globalStyle(`${navbar}[data-mode="byWidth"]${within}`, {
    '@layer': { [screens]: { '@media': { [media.half]: rule } } },
  });
  globalStyle(`${KEPT_THEATER} ${navbar}[data-mode="byWidth"]${within}`, { '@layer': { [screens]: rule } });
};

export const navbar = screenStyle({
  position: 'fixed',
  zIndex: 6,
  inset: '0 auto 0 0',
  width: bars.full,
  borderRight: `1px solid ${tokens.colour.line}`,
  background: tokens.colour.ground,
  // On phones it is in the painted page, because the width is not known yet.
  '@media': { [media.mobile]: { display: 'none' } },
});
inHalf({ width: bars.half });

export const brand = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.x3,
  height: bars.top,
  padding: '0 20px',
  fontSize: 20,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  selectors: { '&:focus-visible': { outlineOffset: -4 } },
});
inHalf({ padding: 0, justifyContent: 'center' }, ` > ${brand}`);
globalStyle(`${navbar}[data-mode="byWidth"] > ${brand} > span`, {
  '@layer': { [screens]: { '@media': { [media.half]: { display: 'none' } } } },
});
globalStyle(`${KEPT_THEATER} ${navbar}[data-mode="byWidth"] > ${brand} > span`, {
  '@layer': { [screens]: { display: 'none' } },
});
globalStyle(`${brand} > svg`, { '@layer': { [screens]: { color: tokens.colour.accent } } });

export const link = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  height: 36,
  padding: '0 20px',
  fontWeight: 600,
  color: tokens.colour.ink2,
  selectors: {
    '&:hover': { color: tokens.colour.ink },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': { color: tokens.colour.ink, fontWeight: 700 },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      inset: '6px auto 6px 0',
      width: 3,
      background: tokens.colour.accent,
    },
    // The tooltip in Half; screen readers get the text in the link.
    [`${navbar}${half} &::after`]: {
      content: 'attr(data-tip)',
      position: 'absolute',
      left: 'calc(100% - 4px)',
      padding: '6px 12px',
      borderRadius: tokens.radius.control,
      background: tokens.board.raised,
      color: tokens.board.ink,
      fontSize: 12.5,
      lineHeight: '18px',
      whiteSpace: 'nowrap',
      boxShadow: '0 8px 24px #0006',
      pointerEvents: 'none',
      opacity: 0,
      transition: `opacity ${tokens.motion.quick}`,
    },
    [`${navbar}${half} &:is(:hover, :focus-visible)::after`]: { opacity: 1 },
  },
});
inHalf({ height: 48, padding: 0, justifyContent: 'center' }, ` ${link}`);
inHalf({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' }, ` ${link} > span`);
globalStyle(`${link}[aria-current] > svg`, { '@layer': { [screens]: { color: tokens.colour.accent } } });

export const count = screenStyle({
  marginLeft: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: tokens.colour.live,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
inHalf({ position: 'absolute', left: 43, top: 10, margin: 0, fontSize: 0 }, ` ${count}`);
