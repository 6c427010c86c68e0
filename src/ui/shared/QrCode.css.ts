import { partStyle } from '../theme/style.ts';

export const qr = partStyle({ display: 'block', width: 164, height: 164 });
