import { help } from '#contract/http/help.ts';
import type { HelpPort } from '#ports/help.ts';
import type { Send } from './send.ts';

export const httpHelp = (send: Send): HelpPort => ({
  known: (signal) => send(help.known, {}, signal),
  ask: (question, signal) => send(help.ask, question, signal),
  questions: (state, from, signal) => send(help.list, { state, ...(from !== null && { cursor: from }) }, signal),
  answer: (answer, signal) => send(help.answer, answer, signal),
});
