import { useSelector } from '@xstate/react';
import { roomPath } from '#domain/live/roomAddress.ts';
import type { NavbarMode } from '#domain/live/live.ts';
import { featured, totalLive } from '#machines/live/live.resources.ts';
import { selectRouteId } from '#machines/navigation/navigation.selectors.ts';
import { LIVE_NOW } from '#domain/routing/firstCalls.ts';
import { useApp } from '../hooks/useApp.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { useResource } from '../hooks/useResource.ts';
import { Icon } from '../parts/Icon.tsx';
import { Link } from '../parts/Link.tsx';
import { LiveDot } from '../parts/LiveDot.tsx';
import { Mark } from '../parts/Mark.tsx';
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx';
import { areaOfRoute, areas } from './areas.ts';
import { brand, count, link, navbar } from './Navbar.css.ts';

/** The room that "Live" leads to: the first that is open now, else the schedule. */
const useLivePath = (): string => {
  const { value } = useResource(featured, LIVE_NOW);
  return (value ?? []).map(roomPath).find((path) => path !== null) ?? '/lich-truc-tiep';
};

/** LIVE-3: the navbar at the left, Full with words or Half with icons and tooltips. */
export const Navbar = ({ mode }: { readonly mode: NavbarMode }) => {
  const t = useMessages('shell');
  const active = areaOfRoute(useSelector(useApp().navigation, selectRouteId));
  const live = useResource(totalLive, { liveModeId: null }).value?.totalLive ?? 0;
  const livePath = useLivePath();
  return (
    <nav className={navbar} data-mode={mode} aria-label={t('nav.label')}>
      <Link className={brand} to="/" aria-label={t('name')}>
        <Mark />
        {mode === 'full' && <span>{t('name')}</span>}
      </Link>
      <ul>
        {areas.map(({ id, icon, label, path }) => (
          <li key={id}>
            <Link
              className={link}
              to={id === 'live' ? livePath : path}
              aria-current={active === id ? 'page' : undefined}
              data-tip={t(label)}
            >
              <Icon name={icon} size={19} />
              <span>{t(label)}</span>
              {id === 'live' && live > 0 && (
                <b className={count}>
                  <LiveDot />
                  <span aria-hidden="true">{live}</span>
                  <VisuallyHidden>{t.tn('roomsLive', live)}</VisuallyHidden>
                </b>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
