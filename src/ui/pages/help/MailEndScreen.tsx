import { useState } from 'react';
import type { Params } from '#domain/routing/routeSpec.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import type { InboxType } from '#domain/settings/settings.ts';
import { endMails } from '#machines/inbox/inbox.acts.ts';
import { useFormAct } from '../../hooks/useFormAct.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Link } from '../../kit/Link.tsx';
import { focusNow } from '../../shared/focus.ts';
import { FormAlert } from '../../shared/FormAlert.tsx';
import { link } from '../../kit/Prose.css.ts';
import { head, lead, page, title } from '../TextPage.css.ts';
import { buttons } from './HelpScreen.css.ts';

/**
 * Where the link of a mail leads: one press ends the mails of its type, another has them sent again. Opening the page
 * alone changes nothing, because mail programs open links to look at them.
 */
export default function MailEndScreen({ params }: { readonly params: Params }) {
  const t = useWords('help');
  const types = useWords('settings');
  const [state, setState] = useState<{ readonly type: InboxType | 'gone'; readonly on: boolean } | null>(null);
  const wanted = state !== null && !state.on;
  const { busy, press, trouble } = useFormAct(endMails, {
    done: (type, { on }) => setState({ type, on }),
    whyNot: () => t('mailEnd.failed'),
  });
  const said = () => {
    if (state === null) return t('mailEnd.saysUnknown');
    if (state.type === 'gone') return t('mailEnd.gone');
    return t(state.on ? 'mailEnd.on' : 'mailEnd.off', { type: types(`notify.types.${state.type}`) });
  };
  return (
    <div className={page}>
      <header className={head}>
        <h1 className={title}>{t('mailEnd.title')}</h1>
        <p key={String(state?.on)} ref={state ? focusNow : undefined} tabIndex={-1} className={lead}>
          {said()}
        </p>
      </header>
      {state?.type !== 'gone' && (
        <div className={buttons}>
          <Button
            tone={wanted ? 'quiet' : 'primary'}
            size="l"
            busy={busy}
            onClick={() => void press({ token: params['token'] ?? '', on: wanted })}
          >
            {t(wanted ? 'mailEnd.again' : 'mailEnd.press')}
          </Button>
        </div>
      )}
      <FormAlert>{trouble?.words}</FormAlert>
      <Link className={link} to={hrefOf('accountPage', { slug: 'thong-bao' })}>
        {t('mailEnd.settings')}
      </Link>
    </div>
  );
}
