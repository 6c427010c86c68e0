import { useEffect, useState } from 'react';
import { colourWishes, timeControls, type ColourWish, type TimeControl } from '#domain/games/chess/duel.ts';
import type { DuelCard } from '#domain/games/chess/duelCard.ts';
import { isCode, tidyCode } from '#domain/handover/handover.ts';
import { joinDuel, offerDuel } from '#machines/chess/chess.acts.ts';
import { duelLists } from '#machines/chess/chess.resources.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useNavigate } from '../../hooks/useNavigate.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useLoggedIn } from '../../hooks/useViewer.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button, buttonLook } from '../../kit/Button.tsx';
import { Failed } from '../../kit/Failed.tsx';
import { EnterButton } from '../../kit/GuestGate.tsx';
import { Link } from '../../kit/Link.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { Switch } from '../../kit/Switch.tsx';
import { duelPath } from './duelPath.ts';
import { LineField } from './LineField.tsx';
import * as styles from './chess.css.ts';

interface LobbyProps {
  /** Called when it is known what is offered, or that this cannot be known. */
  readonly onThere: () => void;
}
/** GA-11: where games are offered and found. */
export const Lobby = ({ onThere }: LobbyProps) => {
  const loggedIn = useLoggedIn();
  const t = useWords('chess');
  return (
    <>
      {loggedIn ? (
        <Offer />
      ) : (
        <div className={styles.acts}>
          <span className={styles.grow}>{t('membersFact')}</span>
          <EnterButton>{t('enter')}</EnterButton>
        </div>
      )}
      <ByCode />
      <Lists onThere={onThere} />
    </>
  );
};

const Offer = () => {
  const t = useWords('chess');
  const { clock } = useApp();
  const go = useNavigate();
  const [control, setControl] = useState<TimeControl>('5+0');
  const [colour, setColour] = useState<ColourWish>('random');
  const [listed, setListed] = useState(true);
  const offer = useAct(offerDuel, {
    done: ({ gameId }) => go(duelPath(gameId)),
    whyNot: () => t('notOffered'),
  });
  return (
    <div className={styles.side}>
      <Segments
        label={t('control')}
        choices={timeControls.map((value) => ({ value, label: value === 'none' ? t('noClock') : value }))}
        value={control}
        onChange={setControl}
      />
      <Segments
        label={t('colourWish')}
        choices={colourWishes.map((value) => ({
          value,
          label: value === 'random' ? t('random') : t(`side.${value}`),
        }))}
        value={colour}
        onChange={setColour}
      />
      <Switch on={listed} onChange={setListed}>
        {t('listed')}
      </Switch>
      <div className={styles.acts}>
        <Button
          tone="primary"
          size="l"
          busy={offer.busy}
          onClick={() => void offer.press({ control, colour, listed, clientId: clock.id() })}
        >
          {t('offerGame')}
        </Button>
      </div>
    </div>
  );
};

const ByCode = () => {
  const t = useWords('chess');
  const go = useNavigate();
  const enter = (code: string): boolean => {
    if (isCode(code)) go(duelPath(tidyCode(code)));
    return isCode(code);
  };
  return <LineField label={t('enterCode')} button={t('comeIn')} wrong={t('wrongCode')} maxLength={9} take={enter} />;
};

const Lists = ({ onThere }: LobbyProps) => {
  const t = useWords('chess');
  const go = useNavigate();
  const loggedIn = useLoggedIn();
  const { value, failure, busy, retry } = useResource(duelLists, null);
  const join = useAct(joinDuel, { done: ({ gameId }) => go(duelPath(gameId)), whyNot: () => t('notJoined') });
  const there = Boolean(value ?? failure);
  useEffect(() => {
    if (there) onThere();
  }, [there, onThere]);
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <Skeleton height="100vh" />;
  return (
    <>
      <section aria-label={t('seeks')}>
        <h2>{t('seeks')}</h2>
        {value.seeks.length === 0 && <p>{t('noSeeks')}</p>}
        <ul className={styles.lines}>
          {value.seeks.map((one) => (
            <li key={one.gameId} className={styles.line}>
              <Told card={one} />
              <Button
                size="s"
                tone="primary"
                busy={join.pressed === one.gameId}
                onClick={() => (loggedIn ? void join.press(one.gameId) : go(duelPath(one.gameId)))}
                aria-label={`${t('sit')}: ${one.host}`}
              >
                {t('sit')}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      {value.mine.length > 0 && (
        <section aria-label={t('mine')}>
          <h2>{t('mine')}</h2>
          <ul className={styles.lines}>
            {value.mine.map((one) => (
              <li key={one.gameId} className={styles.line}>
                <Told card={one} />
                <Link
                  to={duelPath(one.gameId)}
                  {...buttonLook({ size: 's' })}
                  aria-label={`${t('open')}: ${one.gameId}`}
                >
                  {t('open')}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

const Told = ({ card }: { readonly card: DuelCard }) => {
  const t = useWords('chess');
  const { host, guest, control, hostSide, ending } = card;
  return (
    <span className={styles.grow}>
      <b>{guest === null ? host : `${host} – ${guest}`}</b>{' '}
      <small>
        {[
          control === 'none' ? t('noClock') : control,
          hostSide === null ? t('random') : `${host}: ${t(`colour.${hostSide}`)}`,
          ...(ending ? [t(`ending.${ending.kind}`)] : []),
        ].join(' · ')}
      </small>
    </span>
  );
};
