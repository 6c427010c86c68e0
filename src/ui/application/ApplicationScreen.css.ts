import { media } from '../theme/media.ts';
import { headline, pageBox } from '../theme/page.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const page = screenStyle(pageBox(1040));
export const title = screenStyle({
  ...headline,
  '@media': { [media.mobile]: { fontSize: 20, lineHeight: '28px', marginBottom: space.x3 } },
});
export const tabs = screenStyle({
  display: 'flex',
  gap: space.x6,
  marginTop: space.x4,
  boxShadow: `inset 0 -1px 0 ${colour.line}`,
  '@media': { [media.mobile]: { marginTop: 0, marginBottom: space.x4 } },
});
export const tab = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.touch,
  fontWeight: 600,
  color: colour.muted,
  selectors: {
    '&:hover': { color: colour.ink },
    '&[aria-current]': { color: colour.ink, boxShadow: `inset 0 -3px 0 ${colour.accent}` },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
