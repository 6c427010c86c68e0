import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const list = partStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: tokens.space.x4 });
