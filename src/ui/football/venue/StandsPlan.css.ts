import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour } = tokens;

export const plan = screenStyle({ display: 'block', width: '100%', maxWidth: 480, fontFamily: tokens.font.text });
export const stand = screenStyle({ fill: colour.raised });
export const pitch = screenStyle({ fill: '#0e3d28' });
export const lines = screenStyle({ fill: 'none', stroke: '#9fd3b5', strokeOpacity: 0.7, strokeWidth: 1.5 });
export const letter = screenStyle({ fill: colour.ink, fontSize: 16, fontWeight: 800 });
