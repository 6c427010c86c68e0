import { chess } from '#contract/http/chess.ts';
import type { ChessPort } from '#ports/chess.ts';
import type { Send } from './send.ts';

export const httpChess = (send: Send): ChessPort => ({
  lists: (signal) => send(chess.list, {}, signal),
  create: (offer, signal) => send(chess.create, offer, signal),
  join: (code, signal) => send(chess.join, { code }, signal),
});
