import { mobileBar } from '#domain/layout/layout.ts';
import { totalLive } from '#machines/schedule/schedule.resources.ts';
import { selectLocalPath, selectMenuPlace } from '#machines/navigation/navigation.selectors.ts';
import { ACCOUNT_LAYER } from '../account/accountLayer.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLayer } from '../hooks/useLayer.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { useOwnMenu } from '../hooks/useOwnMenu.ts';
import { useResource } from '../hooks/useResource.ts';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { GoTo } from '../kit/GoTo.tsx';
import { Mark } from '../kit/Mark.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { isHere } from './menuEntries.ts';
import { badge, bottomBar, homeMark, slot } from './BottomBar.css.ts';

const places = {
  menu: { icon: 'menu', label: 'nav.menu', path: '/menu' },
  live: { icon: 'radio', label: 'nav.live', path: '/lich-truc-tiep/tat-ca' },
  home: { icon: 'house', label: 'nav.home', path: '/' },
  chat: { icon: 'message-circle', label: 'nav.chatShort', path: '/chatroom' },
} as const satisfies Record<
  Exclude<(typeof mobileBar)[number], 'account'>,
  { icon: IconName; label: string; path: string }
>;

/** NAVBAR-1: the bottom bar of a phone. */
export const BottomBar = () => {
  const t = useWords('shell');
  const { navigation } = useApp();
  const area = useSelector(navigation, selectMenuPlace);
  const path = useSelector(navigation, selectLocalPath);
  const active = area === 'schedule' ? 'live' : area;
  const account = useLayer(ACCOUNT_LAYER);
  const live = useResource(totalLive, { liveModeId: null }).value?.totalLive ?? 0;
  const own = useOwnMenu('nav');
  const items =
    own ??
    mobileBar.flatMap((key) => (key === 'account' ? [] : [{ ...places[key], key, label: t(places[key].label) }]));
  return (
    <nav className={bottomBar} aria-label={t('nav.label')}>
      {items.map(({ key, icon, label, path: to }) => {
        const here = isHere(key, to, active, path);
        return (
          <GoTo key={key} className={slot} to={to} aria-current={here ? 'page' : undefined}>
            {key === 'home' ? (
              <span className={homeMark}>
                <Mark size={24} />
              </span>
            ) : (
              <Icon name={icon} size={21} filled={here} />
            )}
            <span>{label}</span>
            {key === 'live' && live !== null && live > 0 && (
              <b className={badge}>
                <span aria-hidden="true">{live}</span>
                <VisuallyHidden>{t.tn('roomsLive', live)}</VisuallyHidden>
              </b>
            )}
          </GoTo>
        );
      })}
      <button
        className={slot}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={account.open}
        aria-current={active === 'account' || undefined}
        onClick={account.show}
      >
        <Icon name="user-round" size={21} filled={active === 'account'} />
        <span>{t('nav.account')}</span>
      </button>
    </nav>
  );
};
