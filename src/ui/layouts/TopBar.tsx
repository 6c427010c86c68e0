import { AccountButton } from '../account/AccountButton.tsx';
import { LanguageMenu } from '../menu/LanguageMenu.tsx';
import { ThemeMenu } from '../menu/ThemeMenu.tsx';
import { ZoneMenu } from '../menu/ZoneMenu.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { SEARCH_INPUT } from '../search/searchLayer.ts';
import { BellSlot } from './BellSlot.tsx';
import { right, search, topBar } from './TopBar.css.ts';

/** The top bar from 1024 on: search in the middle, the viewer's items at the right. */
export const TopBar = () => (
  <header className={topBar}>
    <div className={search}>
      <SearchBox id={SEARCH_INPUT} />
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
