import { searchBox, searchInput } from '../kit/searchLook.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const search = screenStyle({ position: 'relative', width: '100%' });
export const box = screenStyle({ ...searchBox, gap: 10, height: 40, padding: '0 12px' });
export const input = screenStyle({
  ...searchInput,
  selectors: {
    ...searchInput.selectors,
    '&::placeholder': { ...searchInput.selectors['&::placeholder'], fontSize: 14 },
  },
});
export const keys = screenStyle({ flex: 'none', color: tokens.colour.muted });
