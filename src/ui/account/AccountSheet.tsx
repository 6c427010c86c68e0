import { accountSlugs } from '#domain/routing/accountPages.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { useAuthCommands } from '../hooks/useAuthCommands.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useSession } from '../hooks/useSession.ts';
import { useLoggedIn, useViewer } from '../hooks/useViewer.ts';
import { Button, buttonLook } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { Options } from '../kit/Options.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { useLanguages } from '../shared/useLanguages.ts';
import { useThemes } from '../shared/useThemes.ts';
import { ZoneOptions } from '../shared/ZoneOptions.tsx';
import { actions, body, page, pages } from './AccountSheet.css.ts';
import { GuestCard } from './GuestCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';

/** The viewer's identity, display preferences, and logging out. */
export default function AccountSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('account');
  const shell = useWords('shell');
  const { membership } = useSession();
  const { logout } = useAuthCommands();
  const notify = useNotify();
  const viewer = useViewer();
  const member = useLoggedIn();
  const languages = useLanguages();
  const themes = useThemes().map(({ icon, ...choice }) => ({ ...choice, sign: <Icon name={icon} size={18} /> }));
  const leave = () => {
    logout();
    onClose();
    notify('info', t('loggedOut'));
  };
  return (
    <Sheet open tall hangs title={t('sheet.title')} onClose={onClose}>
      <div className={body}>
        {member && viewer ? <ProfileCard viewer={viewer} /> : <GuestCard onEnter={() => void membership.require()} />}
        {member && (
          <nav aria-label={t('sheet.pagesLabel')}>
            <ul className={pages}>
              {accountSlugs.map((slug) => (
                <li key={slug}>
                  <Link className={page} to={hrefOf('accountPage', { slug })}>
                    {t(`sheet.pages.${slug}`)}
                    <Icon name="chevron-right" size={18} />
                  </Link>
                </li>
              ))}
              <li>
                <Link className={page} to={hrefOf('people')}>
                  {t('sheet.people')}
                  <Icon name="chevron-right" size={18} />
                </Link>
              </li>
              <li>
                <Link className={page} to={hrefOf('referral')}>
                  {t('sheet.referral')}
                  <Icon name="chevron-right" size={18} />
                </Link>
              </li>
            </ul>
          </nav>
        )}
        <Options legend={shell('language')} name="account-language" choices={languages} />
        <Options legend={shell('theme.label')} name="account-theme" choices={themes} />
        <ZoneOptions name="account-zone" search={t('sheet.zoneSearch')} none={t('sheet.zoneNone')} />
        {member && (
          <p className={actions}>
            <Link {...buttonLook({ tone: 'quiet' })} to="/lich-truc-tiep/dat-lich-cua-ban">
              <Icon name="ticket" size={18} />
              {t('sheet.tickets')}
            </Link>
            <Button tone="plain" onClick={leave}>
              <Icon name="log-out" size={18} />
              {t('sheet.logOut')}
            </Button>
          </p>
        )}
      </div>
    </Sheet>
  );
}
