import { partStyle } from '../../theme/style.ts';

export const drawing = partStyle({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: '-0.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '&[data-filled]': { fill: 'currentColor' } },
});
