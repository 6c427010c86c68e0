import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { errorTitle, type PageError } from '#domain/navigation/navigation.ts';
import { addressOf } from '#domain/navigation/place.ts';
import { useApp } from '../hooks/useApp.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useOnline } from '../hooks/useOnline.ts';
import { Button, buttonLook } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { Mark } from '../kit/Mark.tsx';
import { ReportTrouble } from './ReportTrouble.tsx';
import { actions, code, help, page, specified, title } from './ErrorPage.css.ts';

/** Opens a page again that could not be loaded offline, once the browser is online. */
const useAgainOnline = (missing: boolean): boolean => {
  const { navigation } = useApp();
  const online = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (missing) return;
    if (online && wasOffline.current) {
      const { context } = navigation.getSnapshot();
      navigation.send({
        type: 'navigation.go',
        to: addressOf(context),
        replace: true,
        state: context.state,
        pop: false,
      });
    }
    wasOffline.current = !online;
  }, [missing, navigation, online]);
  return online;
};

/** NAV-2: what happened in the viewer's language, three ways to continue, and the specified text below; `children` is the search. */
export const ErrorPage = ({ error, children }: { readonly error: PageError; readonly children: ReactNode }) => {
  const shell = useWords('shell');
  const t = useWords('errors');
  const { clock, log, navigation } = useApp();
  const notify = useNotify();
  const [id] = useState(() => clock.id().slice(0, 8));
  useEffect(() => log.report(error.message, { id, status: error.status }), [log, error, id]);
  const missing = error.status === 404;
  const online = useAgainOnline(missing);
  const serverHelp = online ? t('page.serverHelp') : shell('partMissing');
  const specifiedTitle = errorTitle(error);
  const copy = () =>
    void navigator.clipboard?.writeText(id).then(
      () => notify('success', t('page.copied')),
      () => undefined,
    );
  return (
    <div className={page}>
      <Mark size={56} />
      <p className={code}>{error.status}</p>
      <h1 className={title}>{t(missing ? 'page.notFound' : 'page.server')}</h1>
      <p className={help}>{missing ? t('page.notFoundHelp') : serverHelp}</p>
      {children}
      <p className={actions}>
        <Link {...buttonLook({ tone: 'primary' })} to="/">
          {t('page.home')}
        </Link>
        {missing ? (
          <Link {...buttonLook()} to="/lich-truc-tiep">
            {t('page.schedule')}
          </Link>
        ) : (
          <Button disabled={!online} onClick={() => navigation.send({ type: 'navigation.reload' })}>
            {t('page.reload')}
          </Button>
        )}
      </p>
      {online && (
        <Suspense>
          <ReportTrouble error={error} id={id} />
        </Suspense>
      )}
      <p className={specified}>
        {!error.message.startsWith(specifiedTitle) && <span lang="en">{specifiedTitle}</span>}
        <span lang="en">{error.message}</span>
        <button type="button" onClick={copy} title={t('page.copy')}>
          {t('page.id')} <b>{id}</b>
        </button>
      </p>
    </div>
  );
};
