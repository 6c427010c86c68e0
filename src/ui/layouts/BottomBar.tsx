import { useSelector } from '@xstate/react';
import { mobileBar } from '#domain/layout/layout.ts';
import { totalLive } from '#machines/live/live.resources.ts';
import { selectRouteId } from '#machines/navigation/navigation.selectors.ts';
import { ACCOUNT_LAYER } from '../account/accountLayer.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLayer } from '../hooks/useLayer.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { useResource } from '../hooks/useResource.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { Link } from '../parts/Link.tsx';
import { Mark } from '../parts/Mark.tsx';
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx';
import { areaOfRoute } from './areas.ts';
import { badge, bottomBar, homeMark, slot } from './BottomBar.css.ts';

const places = {
  menu: { icon: 'menu', label: 'nav.menu', to: '/menu' },
  live: { icon: 'radio', label: 'nav.live', to: '/lich-truc-tiep' },
  home: { icon: 'house', label: 'nav.home', to: '/' },
  chat: { icon: 'message-circle', label: 'nav.chatShort', to: '/chatroom' },
  account: { icon: 'user-round', label: 'nav.account', to: null },
} as const satisfies Record<(typeof mobileBar)[number], { icon: IconName; label: string; to: string | null }>;

/** NAVBAR-1: the bar at the lower edge of a phone. */
export const BottomBar = () => {
  const t = useMessages('shell');
  const area = areaOfRoute(useSelector(useApp().navigation, selectRouteId));
  const active = area === 'schedule' ? 'live' : area;
  const account = useLayer(ACCOUNT_LAYER);
  const live = useResource(totalLive, { liveModeId: null }).value?.totalLive ?? 0;
  return (
    <nav className={bottomBar} aria-label={t('nav.label')}>
      {mobileBar.map((id) => {
        const { icon, label, to } = places[id];
        const inside = (
          <>
            {id === 'home' ? (
              <span className={homeMark}>
                <Mark size={24} />
              </span>
            ) : (
              <Icon name={icon} size={21} filled={id === active} />
            )}
            <span>{t(label)}</span>
            {id === 'live' && live > 0 && (
              <b className={badge}>
                <span aria-hidden="true">{live}</span>
                <VisuallyHidden>{t.tn('roomsLive', live)}</VisuallyHidden>
              </b>
            )}
          </>
        );
        return to === null ? (
          <button
            key={id}
            className={slot}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={account.open}
            aria-current={id === active || undefined}
            onClick={account.show}
          >
            {inside}
          </button>
        ) : (
          <Link key={id} className={slot} to={to} aria-current={id === active ? 'page' : undefined}>
            {inside}
          </Link>
        );
      })}
    </nav>
  );
};
