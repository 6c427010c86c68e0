import { createActor, type ActorRefFrom } from 'xstate';
import type { ChatPosition } from '#domain/chat/chat.ts';
import { movesOf, type DuelCommand, type DuelDetail } from '#domain/games/chess/duel.ts';
import { duelMachine, type DuelInput } from './duel.machine.ts';

export interface DuelPorts {
  /** Over the socket, if it is open. */
  readonly subscribe: (gameId: string, since: ChatPosition | null) => void;
  readonly say: (gameId: string, cmd: DuelCommand, more: DuelDetail) => void;
}
export type DuelRef = ActorRefFrom<typeof duelMachine>;

export const wireDuel = ({ subscribe, say }: DuelPorts) =>
  duelMachine.provide({
    actions: {
      subscribe: ({ context }) => subscribe(context.gameId, context.position),
      tellMove: ({ context, event }) => {
        if (event.type === 'duel.move' && context.state)
          say(context.gameId, 'move', { move: event.move, ply: movesOf(context.state).length });
      },
      tellAct: ({ context, event }) => {
        if (event.type === 'duel.act') say(context.gameId, event.cmd, {});
      },
    },
  });

/** Not started: whoever made it listens first. */
export const createDuel = (ports: DuelPorts, input: DuelInput): DuelRef => createActor(wireDuel(ports), { input });
