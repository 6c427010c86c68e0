import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { tidyCode } from '#domain/handover/handover.ts';
import { sideOfMember } from '#domain/games/chess/duel.ts';
import { joinDuel } from '#machines/chess/chess.acts.ts';
import { selectDuelMode } from '#machines/chess/duel.selectors.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { useLoggedIn, useViewer } from '../../hooks/useViewer.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button, buttonLook } from '../../kit/Button.tsx';
import { Empty } from '../../kit/Empty.tsx';
import { EnterButton } from '../../kit/GuestGate.tsx';
import { Link } from '../../kit/Link.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { useShare } from '../../shared/useShare.ts';
import { duelPath } from './duelPath.ts';
import { Lobby } from './Lobby.tsx';
import * as styles from './chess.css.ts';
import { Table } from './Table.tsx';
import { useDuel, type OpenDuel } from './useDuel.ts';

interface ChessPlayProps {
  readonly title: string;
  /** What stands under it, once it is known how high it is. */
  readonly after: ReactNode;
}
/** GA-11: chess for two, in the place of a game's stage: games to sit down at, or the one that the address names. */
export default function ChessPlay({ title, after }: ChessPlayProps) {
  const code = useQuery('van');
  const gameId = code === null ? null : tidyCode(code);
  const [there, setThere] = useState(false);
  const onThere = useCallback(() => setThere(true), []);
  return (
    <>
      <section aria-label={title} className={styles.lobby}>
        <h1>{title}</h1>
        {gameId === null ? <Lobby onThere={onThere} /> : <Game key={gameId} {...{ gameId, onThere }} />}
      </section>
      {there && after}
    </>
  );
}

interface GameProps {
  readonly gameId: string;
  /** Called when there is something to show. */
  readonly onThere: () => void;
}
const Game = ({ gameId, onThere }: GameProps) => {
  const viewer = useViewer();
  const me = viewer?.userId ?? null;
  const opened = useDuel(gameId, me);
  return opened ? <Opened {...opened} {...{ me, gameId, onThere }} /> : <Skeleton height="100vh" />;
};

interface OpenedProps extends OpenDuel, GameProps {
  readonly me: string | null;
}
const Opened = ({ duel, originNow, me, gameId, onThere }: OpenedProps) => {
  const t = useWords('chess');
  const mode = useSelector(duel, selectDuelMode);
  const state = useSelector(duel, ({ context }) => context.state);
  const there = state !== null || mode === 'missing' || mode === 'unreached';
  useEffect(() => {
    if (there) onThere();
  }, [there, onThere]);
  if (mode === 'missing')
    return (
      <Empty
        fact={t('missingFact')}
        action={
          <Link to={duelPath(null)} {...buttonLook({ tone: 'primary' })}>
            {t('lobby')}
          </Link>
        }
      >
        {t('missing')}
      </Empty>
    );
  if (mode === 'unreached' && !state)
    return (
      <Empty
        fact={t('unreachedFact')}
        action={<Button onClick={() => duel.send({ type: 'duel.retry' })}>{t('retry')}</Button>}
      >
        {t('unreached')}
      </Empty>
    );
  if (!state) return <Skeleton height="100vh" />;
  return (
    <>
      {state.phase === 'open' && <Waiting {...{ duel, gameId }} isHost={state.host.userId === me} />}
      <Table {...{ duel, originNow, state, me }} />
      {sideOfMember(state, me) === null && state.phase === 'playing' && <p>{t('lookingOn')}</p>}
    </>
  );
};

const Waiting = ({ duel, gameId, isHost }: Pick<OpenedProps, 'duel' | 'gameId'> & { readonly isHost: boolean }) => {
  const t = useWords('chess');
  const loggedIn = useLoggedIn();
  const share = useShare(t('invite'), t('linkCopied'));
  const join = useAct(joinDuel, { whyNot: () => t('notJoined') });
  if (!isHost)
    return (
      <div className={styles.acts}>
        {loggedIn ? (
          <Button tone="primary" size="l" busy={join.busy} onClick={() => void join.press(gameId)}>
            {t('sit')}
          </Button>
        ) : (
          <EnterButton>{t('enter')}</EnterButton>
        )}
      </div>
    );
  return (
    <div className={styles.acts}>
      <span>
        {t('code')} <b data-part="chess-code">{gameId}</b>
      </span>
      <Button onClick={share}>{t('share')}</Button>
      <Button onClick={() => duel.send({ type: 'duel.act', cmd: 'abort' })}>{t('abort')}</Button>
    </div>
  );
};
