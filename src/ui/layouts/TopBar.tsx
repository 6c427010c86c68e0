import { Suspense } from 'react';
import { AccountButton } from '../account/AccountButton.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { LanguageMenu } from '../menu/LanguageMenu.tsx';
import { ThemeMenu } from '../menu/ThemeMenu.tsx';
import { ZoneMenu } from '../menu/ZoneMenu.tsx';
import { SEARCH_INPUT } from '../search/searchLayer.ts';
import { BellSlot } from './BellSlot.tsx';
import { right, search, topBar } from './TopBar.css.ts';

/** Its place is kept by the bar. */
const SearchBox = lazyPart(async () => ({ default: (await import('../search/SearchBox.tsx')).SearchBox }), {
  painted: true,
});

/** The bar over every page from 1024 on: search in the middle, what concerns the viewer at the right. */
export const TopBar = () => (
  <header className={topBar}>
    <div className={search}>
      <Suspense>
        <SearchBox id={SEARCH_INPUT} />
      </Suspense>
    </div>
    <div className={right}>
      <LanguageMenu />
      <ZoneMenu />
      <ThemeMenu />
      <BellSlot />
      <AccountButton />
    </div>
  </header>
);
