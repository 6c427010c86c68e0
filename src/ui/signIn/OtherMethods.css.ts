import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const methods = screenStyle({ display: 'grid', gap: tokens.space.x3, paddingTop: tokens.space.x4 });

export const or = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: tokens.space.x3,
  color: tokens.colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  selectors: {
    '&::before': { content: '', height: 1, background: tokens.colour.line },
    '&::after': { content: '', height: 1, background: tokens.colour.line },
  },
});

/** The colours of Google's button by theme, as its branding rules require. */
export const google = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  height: 48,
  padding: '0 16px',
  borderRadius: tokens.radius.control,
  fontSize: 16,
  lineHeight: '20px',
  fontWeight: 600,
  color: '#e3e3e3',
  background: '#131314',
  boxShadow: 'inset 0 0 0 1px #8e918f',
  selectors: {
    '&:not([aria-busy]):hover': { background: '#1f1f20' },
    '&[aria-busy]': { cursor: 'progress' },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    '[data-theme="light"] &': { color: '#1f1f1f', background: '#ffffff', boxShadow: 'inset 0 0 0 1px #747775' },
    '[data-theme="light"] &:not([aria-busy]):hover': { background: '#f2f2f2' },
  },
});
