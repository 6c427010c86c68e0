import { screenStyle } from '../theme/style.ts';

const inTheme = (other: 'dark' | 'light') =>
  screenStyle({ display: 'contents', selectors: { [`html[data-theme="${other}"] &`]: { display: 'none' } } });

export const inDark = inTheme('light');
export const inLight = inTheme('dark');
