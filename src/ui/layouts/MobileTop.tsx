import { selectFound } from '#machines/navigation/navigation.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { useLayer } from '../hooks/useLayer.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Link } from '../kit/Link.tsx';
import { Mark } from '../kit/Mark.tsx';
import { SEARCH_LAYER } from '../search/searchLayer.ts';
import { BellSlot } from './BellSlot.tsx';
import { brand, mobileTop, pageName, tools } from './MobileTop.css.ts';
import { titleKey } from './titles.ts';

/** The top bar of a phone: the logo on the front page, the page's title elsewhere, and search. */
export const MobileTop = () => {
  const t = useWords('shell');
  const found = useSelector(useApp().navigation, selectFound);
  const { open, show } = useLayer(SEARCH_LAYER);
  return (
    <header className={mobileTop}>
      {found === null || found.route.id === 'home' ? (
        <Link className={brand} to="/">
          <Mark size={24} />
          <span>{t('name')}</span>
        </Link>
      ) : (
        <span className={pageName}>{t(titleKey(found))}</span>
      )}
      <span className={tools}>
        <BellSlot />
        <IconButton label={t('search.open')} aria-expanded={open} aria-haspopup="dialog" onClick={show}>
          <Icon name="search" size={20} />
        </IconButton>
      </span>
    </header>
  );
};
