import type { DeviceSession } from '#domain/auth/deviceSession.ts';
import { endSessions } from '#machines/security/security.acts.ts';
import { deviceSessions } from '#machines/security/security.resources.ts';
import { useFormAct } from '../hooks/useFormAct.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useResource } from '../hooks/useResource.ts';
import { Button } from '../kit/Button.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Icon } from '../kit/Icon.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { FormAlert } from '../shared/FormAlert.tsx';
import { useDates } from '../shared/useDates.ts';
import { AskedTwice } from './AskedTwice.tsx';
import { Block } from './Block.tsx';
import { about, here, list, row, sign } from './rows.css.ts';

/** The member's sessions, this one first, and ending the others. */
export const SessionsBlock = () => {
  const t = useWords('security');
  const { value: all, failure, busy, retry } = useResource(deviceSessions, null);
  const others = all?.filter(({ current }) => !current) ?? [];
  const sorted = all && [...all.filter(({ current }) => current), ...others];
  return (
    <Block title={t('sessions.title')} about={t('sessions.about')}>
      {failure && !sorted && <Failed failure={failure} onRetry={retry} busy={busy} />}
      {!failure && !sorted && <SkeletonRows rows={2} height={64} />}
      {sorted && (
        <ul className={list}>
          {sorted.map((session) => (
            <SessionRow key={session.sessionId} session={session} />
          ))}
        </ul>
      )}
      {sorted && others.length === 0 && <p className={about}>{t('sessions.alone')}</p>}
      {others.length > 0 && <EndOthers />}
    </Block>
  );
};

const SessionRow = ({ session }: { readonly session: DeviceSession }) => {
  const t = useWords('security');
  const { minute } = useDates();
  const notify = useNotify();
  const { sessionId, device, openedAt, lastSeenAt, current } = session;
  const name = device ? t('sessions.device', { ...device }) : t('sessions.someDevice');
  const { busy, press, trouble } = useFormAct(endSessions, {
    done: () => notify('info', t('sessions.ended', { device: name })),
    whyNot: () => t('sessions.failed'),
  });
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
            onClick={() => void press(sessionId)}
          >
            {t('sessions.end')}
          </Button>
        )}
      </div>
      <FormAlert>{trouble?.words}</FormAlert>
    </li>
  );
};

const EndOthers = () => {
  const t = useWords('security');
  const notify = useNotify();
  const { busy, press, trouble } = useFormAct(endSessions, {
    done: ({ ended }) => notify('info', t.tn('sessions.endedOthers', ended)),
    whyNot: () => t('sessions.failed'),
  });
  return (
    <AskedTwice
      label={t('sessions.endOthers')}
      question={t('sessions.endOthersAsk')}
      busy={busy}
      trouble={trouble?.words ?? null}
      onYes={() => void press(null)}
    />
  );
};
