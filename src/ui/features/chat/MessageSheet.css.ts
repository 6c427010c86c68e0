import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const text = screenStyle({
  padding: '8px 28px 0',
  color: tokens.colour.ink2,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
export const reactions = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  padding: '12px 22px 4px',
});
export const reaction = screenStyle({
  height: tokens.touch,
  borderRadius: tokens.radius.control,
  fontSize: '22px',
  lineHeight: 1,
  selectors: {
    '&:hover': { background: tokens.colour.raised },
    '&[aria-pressed="true"]': {
      background: tokens.colour.accentSoft,
      boxShadow: `inset 0 0 0 1px ${tokens.colour.accent}`,
    },
  },
});
export const lines = screenStyle({ padding: '4px 0 16px' });
export const line = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  width: '100%',
  minHeight: '48px',
  padding: '0 28px',
  fontWeight: 600,
  textAlign: 'left',
  selectors: {
    '&:hover': { background: tokens.colour.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-danger]': { color: tokens.colour.danger },
  },
});
export const person = screenStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '12px',
  padding: '8px 28px 8px',
  color: tokens.colour.ink2,
});
