import { useEffect, useState } from 'react';
import { readGoogleReturn } from '#domain/auth/google.ts';
import { localePath, splitLocale } from '#domain/locale/locale.ts';
import { localAddress, placeOf } from '#domain/navigation/place.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { selectSearch } from '#machines/navigation/navigation.selectors.ts';
import type { GoogleTrouble } from '#machines/signIn/googleSignIn.selectors.ts';
import { requireMember } from '../app/requireMember.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { Button, buttonLook } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { Notice } from '../kit/Notice.tsx';
import { trouble as troubleSign } from '../kit/Notice.css.ts';
import { Rows } from '../kit/Rows.tsx';
import { GoogleMark } from '../shared/GoogleMark.tsx';
import { actions, page, title, waiting, words } from './GoogleReturnScreen.css.ts';
import { google } from './OtherMethods.css.ts';
import { resume } from './resume.ts';
import { useGoogleSignIn } from '../shared/useGoogleSignIn.ts';

/** Failures after which another attempt may succeed. */
const retryable: readonly GoogleTrouble[] = ['cancelled', 'expired', 'refused', 'unreachable', 'limited', 'allowed'];

/**
 * The page that Google redirects to: submits Google's answer once, and returns to the previous page, or shows what went
 * wrong.
 */
export default function GoogleReturnScreen() {
  const t = useWords('signIn');
  const app = useApp();
  const { navigation } = app;
  const navigate = useNavigate();
  const [returned] = useState(() => {
    const query = new URLSearchParams(selectSearch(navigation.getSnapshot()));
    return readGoogleReturn((name) => query.get(name));
  });
  const way = useGoogleSignIn(returned, (attempt) => void resume(app, attempt, t));
  const { trouble, purpose, retryAfterS } = way;
  const shown = useLocale();
  const locale = way.returnTo === null ? shown : splitLocale(placeOf(way.returnTo).path).locale;
  const back = way.returnTo === null ? '/' : localAddress(way.returnTo);
  const linking = purpose === 'link';

  // Removes Google's answer from the address, and adds the viewer's language.
  useEffect(() => {
    const to = localePath(locale, hrefOf('googleReturn'));
    navigation.send({ type: 'navigation.go', to, replace: true, state: null, pop: false });
  }, [navigation, locale]);

  const byPassword = async () => {
    if (await requireMember(app)) navigate(back, { replace: true });
  };
  const kind = trouble === 'taken' && linking ? 'takenLink' : trouble;
  return (
    <div className={page}>
      <h1 className={title}>{t(linking ? 'return.linkTitle' : 'return.title')}</h1>
      {kind === null ? (
        <p className={waiting} role="status">
          <Rows size={24} loading />
          <span className={words}>{t('return.waiting')}</span>
        </p>
      ) : (
        <>
          <Notice
            alert
            sign={
              <span className={troubleSign}>
                <Icon name={trouble === 'unreachable' ? 'wifi-off' : 'circle-alert'} size={28} />
              </span>
            }
            title={t(`googleTrouble.${kind}.title`)}
            fact={t(`googleTrouble.${kind}.fact`, { seconds: retryAfterS })}
          />
          <p className={actions}>
            {trouble !== null && !linking && retryable.includes(trouble) && (
              <button className={google} type="button" aria-disabled={trouble === 'limited'} onClick={way.retry}>
                <GoogleMark />
                {t('return.retry')}
              </button>
            )}
            {!linking && (
              <Button size="l" tone={trouble === 'taken' ? 'primary' : 'quiet'} onClick={() => void byPassword()}>
                {t('return.byPassword')}
              </Button>
            )}
            <Link {...buttonLook({ tone: 'plain', size: 'l' })} to={back}>
              {t('return.back')}
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
