import type { DeviceSession } from '#domain/auth/deviceSession.ts';
import { deviceSessions } from '#machines/security/security.resources.ts';
import { useApp } from '../hooks/useApp.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useResource } from '../hooks/useResource.ts';
import { Button } from '../kit/Button.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Icon } from '../kit/Icon.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { FormAlert } from '../shared/FormAlert.tsx';
import { useDates } from '../shared/useDates.ts';
import { useTask } from '../shared/useTask.ts';
import { AskedTwice } from './AskedTwice.tsx';
import { Block } from './Block.tsx';
import { about, here, list, row, sign } from './rows.css.ts';

/** Where the member is logged in, this place first, and logging the others out. */
export const SessionsBlock = ({ userId }: { readonly userId: string }) => {
  const t = useMessages('security');
  const { resources } = useApp();
  const { value: all, failure, busy, retry } = useResource(deviceSessions, { userId });
  const change = (next: (now: readonly DeviceSession[]) => readonly DeviceSession[]) =>
    resources.update(deviceSessions, { userId }, next);
  const others = all?.filter(({ current }) => !current) ?? [];
  const sorted = all && [...all.filter(({ current }) => current), ...others];
  return (
    <Block title={t('sessions.title')} about={t('sessions.about')}>
      {failure && !sorted && <Failed failure={failure} onRetry={retry} busy={busy} />}
      {!failure && !sorted && <SkeletonRows rows={2} height={64} />}
      {sorted && (
        <ul className={list}>
          {sorted.map((session) => (
            <SessionRow
              key={session.sessionId}
              session={session}
              onEnded={() => change((now) => now.filter(({ sessionId }) => sessionId !== session.sessionId))}
            />
          ))}
        </ul>
      )}
      {sorted && others.length === 0 && <p className={about}>{t('sessions.alone')}</p>}
      {others.length > 0 && <EndOthers onEnded={() => change((now) => now.filter(({ current }) => current))} />}
    </Block>
  );
};

interface SessionRowProps {
  readonly session: DeviceSession;
  readonly onEnded: () => void;
}

const SessionRow = ({ session, onEnded }: SessionRowProps) => {
  const t = useMessages('security');
  const { minute } = useDates();
  const { area } = useApp();
  const notify = useNotify();
  const { sessionId, device, openedAt, lastSeenAt, current } = session;
  const name = device ? t('sessions.device', { ...device }) : t('sessions.someDevice');
  const { busy, failure, start } = useTask(
    async (signal) => (await area('security')).revoke(sessionId, signal),
    () => {
      notify('info', t('sessions.ended', { device: name }));
      onEnded();
    },
  );
  return (
    <li>
      <div className={row} data-current={current || undefined}>
        <span className={sign}>
          <Icon name="monitor" size={20} />
        </span>
        <div>
          <b>{name}</b>
          <small>
            {current ? (
              <span className={here}>{t('sessions.here')}</span>
            ) : (
              t('sessions.seen', { time: minute(lastSeenAt) })
            )}{' '}
            · {t('sessions.opened', { time: minute(openedAt) })}
          </small>
        </div>
        {!current && (
          <Button
            busy={busy}
            aria-label={t('sessions.endOf', { device: name, time: minute(lastSeenAt) })}
            onClick={start}
          >
            {t('sessions.end')}
          </Button>
        )}
      </div>
      <FormAlert>{failure && t('sessions.failed')}</FormAlert>
    </li>
  );
};

const EndOthers = ({ onEnded }: Pick<SessionRowProps, 'onEnded'>) => {
  const t = useMessages('security');
  const { area } = useApp();
  const notify = useNotify();
  const { busy, failure, start } = useTask(
    async (signal) => (await area('security')).revokeOthers(signal),
    ({ ended }) => {
      notify('info', t.tn('sessions.endedOthers', ended));
      onEnded();
    },
  );
  return (
    <AskedTwice
      label={t('sessions.endOthers')}
      question={t('sessions.endOthersAsk')}
      busy={busy}
      trouble={failure && t('sessions.failed')}
      onYes={start}
    />
  );
};
