import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { questionList } from './help.resources.ts';

interface Answer {
  readonly askId: string;
  readonly text: string;
}

/** Answers a question. */
export const answerQuestion = act({
  name: 'answerQuestion',
  members: true,
  to: ({ askId }: Answer) => askId,
  run: async ({ loadPort }: Ports, answer, { clientId, signal }) =>
    (await loadPort('help')).answer({ ...answer, clientId }, signal),
  invalidates: [questionList],
});
