import { useEffect, useState, type FormEvent } from 'react';
import type { Application } from '#domain/application/application.ts';
import { localeConfig } from '#domain/locale/locale.ts';
import { followedApplication } from '#machines/application/applications.resources.ts';
import {
  selectApplication,
  selectApplyFailure,
  selectPage,
} from '#machines/application/commentatorApplication.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNow } from '../hooks/useNow.ts';
import { useResource } from '../hooks/useResource.ts';
import { useZone } from '../hooks/useZone.ts';
import { Button, buttonLook } from '../kit/Button.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { dateIn } from './fieldWords.ts';
import { FormTrouble } from './FormTrouble.tsx';
import { ReplyField } from './ReplyField.tsx';
import { SentVoice } from './SentVoice.tsx';
import { Sure } from './Sure.tsx';
import { Timeline } from './Timeline.tsx';
import type { ApplicationActor, ApplicationCommands } from './useCommentatorApplication.ts';
import type { Reply } from './useReply.ts';
import * as styles from './StatusView.css.ts';

interface StatusViewProps {
  readonly actor: ApplicationActor;
  readonly commands: ApplicationCommands;
  readonly reply: Reply;
  readonly userId: string | null;
}

const signs: { readonly [State in Application['state']]?: IconName } = {
  submitted: 'send-horizontal',
  reviewing: 'headphones',
  need_info: 'reply',
  approved: 'circle-check',
  rejected: 'circle-alert',
};
const headings = {
  submitted: 'submitted',
  reviewing: 'reviewing',
  need_info: 'needInfo',
  approved: 'approved',
  rejected: 'rejected',
  draft: 'submitted',
} as const;

/** Tells the chart the application's state whenever a new answer arrives; answers from before this page was mounted are ignored. */
const useFollowing = (userId: string | null, { heard }: ApplicationCommands) => {
  const { clock } = useApp();
  const [since] = useState(() => clock.now());
  const { value, receivedAt } = useResource(followedApplication, { member: userId !== null });
  useEffect(() => {
    if (receivedAt !== null && receivedAt > since) heard(value);
  }, [heard, receivedAt, since, value]);
};

/** The state of a sent application, its history, and the possible actions (CA-4, CA-6). */
export const StatusView = ({ actor, commands, reply, userId }: StatusViewProps) => {
  const t = useWords('application');
  useFollowing(userId, commands);
  const application = useSelector(actor, selectApplication);
  const failure = useSelector(actor, selectApplyFailure);
  const page = useSelector(actor, selectPage);
  if (!application) return null;
  const { state, form, voice } = application;
  const heading = headings[state];
  const asked = application.history.findLast((entry) => entry.by === 'staff' && entry.note !== undefined);
  const open = state === 'submitted' || state === 'reviewing' || state === 'need_info';
  return (
    <div className={styles.layout}>
      <section className={styles.board} data-state={state} aria-live="polite">
        <span className={styles.sign}>
          <Icon name={signs[state] ?? 'clock'} size={28} />
        </span>
        <h2 className={styles.heading}>{t(`status.heading.${heading}`, { name: form.stageName })}</h2>
        <p>{t(`status.text.${heading}`)}</p>
        <Promised application={application} />
        {open && (
          <p className={styles.live}>
            <Icon name="refresh-cw" size={14} />
            {t('status.live')}
          </p>
        )}
      </section>
      {application.rejectReasonKey && (
        <p>
          <b>{t('status.reason')}</b>: {t(`reasons.${application.rejectReasonKey}`)}
        </p>
      )}
      {asked && state !== 'submitted' && <blockquote className={styles.quote}>{asked.note}</blockquote>}
      {state === 'need_info' && <ReplyForm commands={commands} reply={reply} busy={page === 'submitting'} />}
      {failure && <FormTrouble failure={failure} />}
      <Timeline history={application.history} />
      {voice && <SentVoice applicationId={application.applicationId} voice={voice} />}
      <Actions application={application} commands={commands} />
    </div>
  );
};

/** When an answer is due, or when one may apply again. */
const Promised = ({ application: { expectedBy, reapplyAfter, state } }: { readonly application: Application }) => {
  const t = useWords('application');
  const { iso } = localeConfig(useLocale());
  const zone = useZone();
  const now = useNow(60_000);
  if (state === 'rejected' && reapplyAfter !== undefined)
    return reapplyAfter > now ? <p>{t('status.reapply', { date: dateIn(reapplyAfter, iso, zone) })}</p> : null;
  if (expectedBy === undefined) return null;
  const date = dateIn(expectedBy, iso, zone);
  return <p>{t(expectedBy < now ? 'status.late' : 'status.expected', { date })}</p>;
};

const ReplyForm = ({
  commands: { submit, open },
  reply: { text, write },
  busy,
}: {
  readonly commands: ApplicationCommands;
  readonly reply: Reply;
  readonly busy: boolean;
}) => {
  const t = useWords('application');
  const [missing, setMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') setMissing(true);
    else submit(text.trim());
  };
  return (
    <form className={styles.reply} noValidate onSubmit={send}>
      <ReplyField
        value={text}
        missing={missing}
        onChange={(next) => {
          write(next);
          setMissing(false);
        }}
      />
      <div className={styles.actions}>
        <Button tone="primary" type="submit" busy={busy}>
          {t('status.replySend')}
        </Button>
        <Button tone="quiet" disabled={busy} onClick={open}>
          {t('status.open')}
        </Button>
      </div>
    </form>
  );
};

const Actions = ({
  application: { state, reapplyAfter },
  commands: { begin, withdraw },
}: {
  readonly application: Application;
  readonly commands: ApplicationCommands;
}) => {
  const t = useWords('application');
  const now = useNow(60_000);
  const [asking, setAsking] = useState(false);
  if (state === 'approved')
    return (
      <div className={styles.actions}>
        <Link to="/lich-truc-tiep" {...buttonLook({ tone: 'primary' })}>
          {t('status.schedule')}
        </Link>
      </div>
    );
  if (state === 'rejected')
    return (reapplyAfter ?? 0) <= now ? (
      <div className={styles.actions}>
        <Button tone="primary" onClick={begin}>
          {t('status.reapplyNow')}
        </Button>
      </div>
    ) : null;
  if (asking)
    return (
      <Sure
        question={t('status.withdrawSure')}
        yes={t('status.withdrawYes')}
        no={t('status.withdrawNo')}
        onYes={withdraw}
        onNo={() => setAsking(false)}
      />
    );
  return (
    <div className={styles.actions}>
      <Button tone="plain" onClick={() => setAsking(true)}>
        {t('status.withdraw')}
      </Button>
    </div>
  );
};
