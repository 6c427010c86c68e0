import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, board, radius } = tokens;
const press = '&:not(:disabled, [aria-busy]):hover';

export const button = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space.x2,
  height: 40,
  padding: '0 16px',
  borderRadius: radius.control,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  transition: `background ${tokens.motion.quick} ${tokens.motion.ease}`,
  selectors: {
    '&[data-size="s"]': { height: 32, padding: '0 12px', fontSize: 12.5, position: 'relative' },
    '&[data-size="l"]': { height: 48, padding: '0 22px', fontSize: 16 },
    '&[data-tone="primary"]': { background: colour.accent, color: colour.onAccent },
    [`${press}[data-tone="primary"]`]: { background: colour.accentPress },
    '&[data-tone="quiet"]': { background: colour.raised, color: colour.ink },
    [`${press}[data-tone="quiet"]`]: { background: colour.line },
    '&[data-tone="plain"]': { color: colour.ink2 },
    [`${press}[data-tone="plain"]`]: { background: colour.raised, color: colour.ink },
    '&[data-tone="live"]': { background: colour.liveFill, color: colour.onLive },
    [`${press}[data-tone="live"]`]: { filter: 'brightness(0.9)' },
    '&[data-tone="danger"]': { color: colour.danger, boxShadow: 'inset 0 0 0 1px currentColor' },
    [`${press}[data-tone="danger"]`]: { background: colour.raised },
    '&[data-tone="board"]': { background: board.lit, color: '#10200a' },
    [`${press}[data-tone="board"]`]: { filter: 'brightness(0.93)' },
    '&:disabled': { background: colour.raised, color: colour.muted, boxShadow: 'none', cursor: 'not-allowed' },
    '&[aria-busy]': { cursor: 'progress' },
    // A small button has a touch target of 44 px.
    '&[data-size="s"]::after': { content: '', position: 'absolute', inset: '-6px 0' },
  },
});
