import { createActor, fromCallback } from 'xstate';
import type { Beginning, FinalScore, ToGame } from '#domain/games/bridge.ts';
import type { VisibilityPort } from '#ports/visibility.ts';
import { gameBridgeMachine } from './gameBridge.machine.ts';
import type { FramePort, GameBridgeEvent, GameBridgeInput } from './gameBridge.types.ts';

export interface GameBridgePorts {
  readonly frame: FramePort;
  readonly post: (message: ToGame) => void;
  readonly visibility: VisibilityPort;
  readonly beginning: () => Omit<Beginning, 'muted'>;
  readonly takeSound: () => void;
  readonly letSoundGo: () => void;
  readonly scored: (score: FinalScore, final: boolean) => void;
  readonly saved: (data: string) => void;
  /** The player began anew: the run before is over. */
  readonly begun: () => void;
  readonly left: () => void;
}

export const wireGameBridge = ({ frame, post, visibility, beginning, ...told }: GameBridgePorts) =>
  gameBridgeMachine.provide({
    actors: {
      frame: fromCallback<GameBridgeEvent>(({ sendBack }) => {
        const ends = [
          frame.watch(sendBack),
          visibility.watch((visible) => sendBack({ type: visible ? 'page.shown' : 'page.hidden' })),
        ];
        return () => {
          for (const end of ends) end();
        };
      }),
    },
    actions: {
      openFrame: () => frame.open(),
      closeFrame: () => frame.close(),
      sendBeginning: ({ context }) => post({ type: 'portal.ready', ...beginning(), muted: context.muted }),
      sendPause: () => post({ type: 'portal.pause' }),
      sendResume: () => post({ type: 'portal.resume' }),
      sendMute: ({ context }) => post({ type: 'portal.mute', on: context.muted }),
      ask: () => post({ type: 'portal.ask' }),
      takeSound: ({ context }) => {
        if (!context.muted) told.takeSound();
      },
      letSoundGo: () => told.letSoundGo(),
      handOnScore: ({ event }) => {
        if (event.type === 'game.score') told.scored({ value: event.value, proof: event.proof }, event.final);
      },
      handOnSave: ({ event }) => {
        if (event.type === 'game.saveRequest') told.saved(event.data);
      },
      handOnBegun: () => told.begun(),
      leaveStage: () => told.left(),
    },
  });

/** The bridge of one stage; it ends with its screen. */
export const startGameBridge = (ports: GameBridgePorts, input: GameBridgeInput) =>
  createActor(wireGameBridge(ports), { input }).start();
