import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tokens } from '../../../theme/tokens.css.ts';

export const small = screenStyle({ fontSize: '11px', lineHeight: '15px', fontWeight: 600, color: tokens.board.muted });
export const box = screenStyle({ fill: tokens.board.line });
export const now = screenStyle({ fill: 'none', stroke: tokens.board.lit, strokeWidth: 2 });

export const details = screenStyle({ flex: 'none', background: tokens.board.ground, color: tokens.board.ink });
export const facts = screenStyle({
  display: 'flex',
  justifyContent: 'center',
  gap: '26px',
  padding: '6px 20px',
  borderTop: `1px solid ${tokens.board.line}`,
  '@media': { [media.mobile]: { justifyContent: 'space-between', gap: '4px', padding: '5px 12px 6px' } },
});
export const fact = screenStyle({ display: 'grid', justifyItems: 'center', alignContent: 'start', minWidth: 0 });
export const values = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  height: '24px',
  fontSize: '24px',
  color: tokens.board.muted,
  '@media': { [media.mobile]: { fontSize: '20px', gap: '8px', height: '22px' } },
});
globalStyle(`${values} > [data-more]`, { '@layer': { [screens]: { color: tokens.board.ink } } });
export const gold = screenStyle({ color: tokens.board.lit });
export const onPhone = screenStyle({ '@media': { [media.wide]: { display: 'none' } } });
export const onWide = screenStyle({ '@media': { [media.mobile]: { display: 'none' } } });

export const draft = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderTop: `1px solid ${tokens.board.line}`,
});
export const draftSide = screenStyle({
  display: 'grid',
  gap: '8px',
  alignContent: 'start',
  minWidth: 0,
  padding: '8px 20px',
  selectors: { '& + &': { borderLeft: `1px solid ${tokens.board.line}` } },
});
export const heroes = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' });
export const hero = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: '3px',
  width: '62px',
  fontSize: '11px',
  lineHeight: '14px',
  fontWeight: 600,
  textAlign: 'center',
  color: tokens.board.muted,
});
export const chart = screenStyle({ padding: '6px 20px 8px' });
export const said = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: '11px',
  lineHeight: '16px',
  fontWeight: 600,
  color: tokens.board.muted,
});
