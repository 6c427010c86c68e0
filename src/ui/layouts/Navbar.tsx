import { Suspense } from 'react';
import type { NavbarMode } from '#domain/layout/layout.ts';
import { totalLive } from '#machines/schedule/schedule.resources.ts';
import { selectLocalPath, selectMenuPlace } from '#machines/navigation/navigation.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { useOwnMenu } from '../hooks/useOwnMenu.ts';
import { useSpoiler } from '../hooks/useSpoiler.ts';
import { useResource } from '../hooks/useResource.ts';
import { Icon } from '../kit/Icon.tsx';
import { GoTo } from '../kit/GoTo.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Link } from '../kit/Link.tsx';
import { LiveDot } from '../kit/LiveDot.tsx';
import { Mark } from '../kit/Mark.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { menuEntries, isHere } from './menuEntries.ts';
import { brand, count, link, navbar } from './Navbar.css.ts';

/** Only operators' menus have nested items. */
const NestedItems = lazyPart(() => import('./NestedItems.tsx'));

/** LIVE-3: the navbar at the left, Full with words or Half with icons and tooltips. */
export const Navbar = ({ mode }: { readonly mode: NavbarMode }) => {
  const t = useWords('shell');
  const { navigation } = useApp();
  const active = useSelector(navigation, selectMenuPlace);
  const path = useSelector(navigation, selectLocalPath);
  const { hideOdds } = useSpoiler();
  const built = menuEntries.filter(({ ofOdds }) => !(hideOdds && ofOdds));
  const items = useOwnMenu('header-v4') ?? built.map(({ label, ...area }) => ({ ...area, label: t(label) }));
  const live = useResource(totalLive, { liveModeId: null }).value?.totalLive ?? 0;
  return (
    <nav className={navbar} data-mode={mode} aria-label={t('nav.label')}>
      <Link className={brand} to="/" aria-label={t('name')}>
        <Mark />
        {mode !== 'half' && <span>{t('name')}</span>}
      </Link>
      <ul>
        {items.map(({ key, icon, label, path: to, children }) => (
          <li key={key}>
            <GoTo
              className={link}
              to={to}
              aria-current={isHere(key, to, active, path) ? 'page' : undefined}
              data-tip={label}
            >
              <Icon name={icon} size={19} />
              <span>{label}</span>
              {key === 'live' && live !== null && live > 0 && (
                <b className={count}>
                  <LiveDot />
                  <span aria-hidden="true">{live}</span>
                  <VisuallyHidden>{t.tn('roomsLive', live)}</VisuallyHidden>
                </b>
              )}
            </GoTo>
            {mode === 'full' && children && (
              <Suspense>
                <NestedItems items={children} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
