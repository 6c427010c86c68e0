import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { greetingText, type Beginning, type ToGame } from '#domain/games/bridge.ts';
import type { Game } from '#domain/games/game.ts';
import { enterScore } from '#machines/games/games.acts.ts';
import { gamesOn } from '#machines/games/games.memory.ts';
import type { gameBridgeMachine } from '#machines/games/gameBridge.machine.ts';
import { startGameBridge } from '#machines/games/gameBridge.wire.ts';
import { createGameKeeper, type GameKeeper, type KeeperNews } from '#machines/games/gameKeeper.ts';
import type { VisibilityPort } from '#ports/visibility.ts';
import { takeSound } from '../../shared/takeSound.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useLoggedIn } from '../../hooks/useViewer.ts';
import { useWords } from '../../hooks/useWords.ts';

const GAME_SOUND = 'game';

const visibility: VisibilityPort = {
  isVisible: () => document.visibilityState === 'visible',
  watch: (changed) => {
    const listener = () => changed(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

export interface GameStage {
  readonly actor: ActorRefFrom<typeof gameBridgeMachine>;
  readonly keeper: GameKeeper;
  readonly post: (message: ToGame) => void;
  /** Reads what is kept, and puts the game on the stage. */
  readonly open: () => Promise<void>;
  /** Takes it off, and opens it with what is kept now. */
  readonly again: () => Promise<void>;
}

/** A game’s stage: its frame, what is kept of it, and its sound; null until its code is there. */
export const useGameStage = (game: Game, box: HTMLElement | null) => {
  const app = useApp();
  const t = useWords('games');
  const locale = useLocale();
  const notify = useNotify();
  const member = useLoggedIn();
  const [stage, setStage] = useState<GameStage | null>(null);
  const [kept, setKept] = useState<KeeperNews>({ savedAt: null, conflict: null, guests: false });
  const score = useAct(enterScore, {
    done: ({ value, place }) => notify('success', t('entered', { value, place })),
    whyNot: () => t('notEntered'),
  });
  const now = useRef({ member, locale, score, notify, t });
  now.current = { member, locale, score, notify, t };
  const { gameId, name, entryUrl, saves } = game;
  useEffect(() => {
    if (!box) return undefined;
    const left = new AbortController();
    let end = () => {};
    void Promise.all([app.loadPort('gameStage'), app.loadPort('games')]).then(
      ([frames, games]) => {
        if (left.signal.aborted) return;
        let beginning: Omit<Beginning, 'muted'> = { locale: now.current.locale, seed: 1, runId: '', data: null };
        const frame = frames.frame({
          ...{ url: entryUrl, title: name, box },
          greeting: () => greetingText({ ...beginning, muted: false }),
        });
        const keeper = createGameKeeper({
          ...{ games, gameId, saves, clock: app.clock, signal: left.signal, told: setKept },
          device: gamesOn(app.storage),
          isMember: () => now.current.member,
          locale: () => now.current.locale,
        });
        let { runId } = beginning;
        let release = () => {};
        const actor: GameStage['actor'] = startGameBridge(
          {
            ...{ frame, post: frame.post, visibility, beginning: () => beginning },
            takeSound: () => {
              release();
              release = takeSound(app, GAME_SOUND, () => actor.send({ type: 'focus.lost' }));
            },
            letSoundGo: () => release(),
            scored: ({ value, proof }, final) => {
              if (!final) return;
              if (runId === '')
                return now.current.notify('info', now.current.t(now.current.member ? 'notEntered' : 'guestScore'));
              void now.current.score.press({ gameId, runId, value, proof });
              runId = '';
            },
            saved: (data) => keeper.save(data),
            begun: () =>
              void keeper.newRun().then((run) => {
                ({ runId } = run);
                frame.post({ type: 'portal.again', ...run });
              }),
            left: () => box.closest('section')?.querySelector<HTMLElement>('[data-part="after"]')?.focus(),
          },
          { speaks: true, muted: false },
        );
        actor.subscribe((snapshot) =>
          snapshot.matches({ stage: { playing: 'running' } }) ? keeper.playing() : keeper.rested(),
        );
        const open = async () => {
          beginning = await keeper.beginning();
          ({ runId } = beginning);
          actor.send({ type: 'bridge.open' });
        };
        const again = () => {
          actor.send({ type: 'bridge.close' });
          return open();
        };
        setStage({ actor, keeper, post: frame.post, open, again });
        end = () => {
          keeper.rested();
          actor.send({ type: 'bridge.close' });
          actor.stop();
        };
      },
      () => undefined,
    );
    return () => {
      end();
      left.abort();
      setStage(null);
    };
  }, [app, box, entryUrl, gameId, name, saves]);
  return { stage, kept, member };
};
