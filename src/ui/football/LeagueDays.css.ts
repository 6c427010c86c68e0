import { globalStyle } from '@vanilla-extract/css';
import { fixtureFilters } from '#domain/football/dayView.ts';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';

/**
 * A filter changes one attribute: what does not pass stays in the page and is not shown, which costs a tenth of making
 * hundreds of rows anew.
 */
export const days = screenStyle({ minWidth: 0 });
for (const filter of fixtureFilters)
  if (filter !== 'all')
    globalStyle(`${days}[data-filter="${filter}"] [data-passes]:not([data-passes~="${filter}"])`, {
      '@layer': { [screens]: { display: 'none' } },
    });
