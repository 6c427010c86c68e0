import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { questionList } from './help.resources.ts';

interface Answer {
  readonly askId: string;
  readonly text: string;
}

interface Asked {
  readonly mail: string;
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

/** A question to customer care; gives its number. The same words are one question, also when the answer was lost. */
export const askQuestion = act({
  name: 'askQuestion',
  members: false,
  to: ({ mail, text }: Asked) => `${mail}\n${text}`,
  run: async ({ loadPort }: Ports, asked, { clientId, signal }) =>
    (await loadPort('help')).ask({ ...asked, clientId }, signal),
  invalidates: [],
});
