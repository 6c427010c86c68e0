import { Suspense } from 'react';
import { openSignInMethods } from '#machines/signIn/signIn.resources.ts';
import { useApp } from '../hooks/useApp.ts';
import { useWords } from '../hooks/useWords.ts';
import { useResource } from '../hooks/useResource.ts';
import { useSession } from '../hooks/useSession.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Rows } from '../kit/Rows.tsx';
import { FormAlert } from '../shared/FormAlert.tsx';
import { GoogleMark } from '../shared/GoogleMark.tsx';
import { google, or, methods } from './OtherMethods.css.ts';
import { comingFrom } from './comingFrom.ts';
import { welcome } from './resume.ts';
import { useGoogleSignIn } from '../shared/useGoogleSignIn.ts';
import { usePasskey } from '../shared/usePasskey.ts';

const nothing = () => {};

/** Redirects to Google and back to this page, where the viewer's action continues. */
const GoogleButton = () => {
  const t = useWords('signIn');
  const { membership } = useSession();
  const { start, busy, trouble, retryAfterS } = useGoogleSignIn(null, nothing);
  const leave = () => start({ purpose: 'signIn', returnTo: comingFrom(window.location), intent: membership.intent() });
  return (
    <>
      <button className={google} type="button" aria-busy={busy || undefined} onClick={busy ? undefined : leave}>
        {busy ? <Rows size={20} loading /> : <GoogleMark />}
        {t('google')}
      </button>
      <FormAlert>
        {trouble && (
          <>
            <b>{t(`googleTrouble.${trouble}.title`)}</b> {t(`googleTrouble.${trouble}.fact`, { seconds: retryAfterS })}
          </>
        )}
      </FormAlert>
    </>
  );
};

/** Signs in with a passkey; if the browser supports it, passkeys are also offered in the username field. */
const PasskeyButton = ({ offers }: { readonly offers: boolean }) => {
  const t = useWords('signIn');
  const app = useApp();
  const signIn = async (how: 'asked' | 'offered', signal: AbortSignal) => {
    const outcome = await (await app.loadPort('passkeys')).signIn(how, signal);
    // Before the chart gets it, because the dialog closes as soon as the session is open.
    if (outcome.ok) void welcome(app, t);
    return outcome;
  };
  const { ask, busy, trouble, waitS } = usePasskey({
    ask: (_name, signal) => signIn('asked', signal),
    offer: offers ? (signal) => signIn('offered', signal) : null,
    done: nothing,
  });
  return (
    <>
      <Button size="l" busy={busy} onClick={() => ask('')}>
        <Icon name="key-round" />
        {t('passkey')}
      </Button>
      <FormAlert>{trouble && t(`passkeyTrouble.${trouble}`, { seconds: waitS })}</FormAlert>
    </>
  );
};

const Methods = ({ passkeys }: { readonly passkeys: boolean }) => {
  const t = useWords('signIn');
  const { value: open } = useResource(openSignInMethods, null);
  const passkey = passkeys && open ? open.passkey : 'none';
  if (!open || (!open.google && passkey === 'none')) return null;
  return (
    <div className={methods}>
      <p className={or}>{t('or')}</p>
      {open.google && <GoogleButton />}
      {passkey !== 'none' && <PasskeyButton offers={passkey === 'autofill'} />}
    </div>
  );
};

/**
 * The sign-in methods other than the password that both the origin and this browser support. `passkeys`: whether
 * passkeys are included; they open existing accounts only.
 */
export const OtherMethods = (props: { readonly passkeys: boolean }) => (
  <Suspense>
    <Methods {...props} />
  </Suspense>
);
