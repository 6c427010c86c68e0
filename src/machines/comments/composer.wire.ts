import { fromPromise } from 'xstate';
import { isUnanswered } from '../outcomes.ts';
import type { ActEnd } from '../resource/act.ts';
import { composerMachine, type ComposerEnd, type ComposerMachine } from './composer.machine.ts';

export interface ComposerPorts {
  /** Sends the tidy text; never rejects. */
  readonly press: (text: string) => Promise<ActEnd<unknown>>;
  /** The words for how it ended; null where nothing has to be said. */
  readonly whyNot: (end: ActEnd<unknown>) => Promise<string | null>;
  /** It was taken; called also where the form is gone meanwhile. */
  readonly sent: (text: string) => void;
  /** Keeps what is typed on this device. */
  readonly keep: (text: string) => void;
}

const kindOf = (end: ActEnd<unknown>): ComposerEnd['kind'] => {
  if (end.kind === 'done') return 'sent';
  if (end.kind === 'offline') return 'offline';
  if (end.kind !== 'failed') return 'left';
  const { failure } = end;
  if (isUnanswered({ ok: false, failure })) return 'unheard';
  // An answer to a comment that is deleted is refused by its field.
  const answers = failure.kind === 'refused' && Object.keys(failure.fields ?? {}).some((field) => field !== 'text');
  return answers || (failure.kind === 'refused' && (failure.code === 404 || failure.code === 409)) ? 'gone' : 'refused';
};

export const wireComposer = ({ press, whyNot, sent, keep }: ComposerPorts): ComposerMachine =>
  composerMachine.provide({
    actors: {
      send: fromPromise<ComposerEnd, string>(async ({ input: text }) => {
        const end = await press(text);
        const kind = kindOf(end);
        if (kind === 'sent') sent(text);
        return kind === 'sent' || kind === 'left' ? { kind } : { kind, why: (await whyNot(end)) ?? '' };
      }),
    },
    actions: { keepDraft: ({ context }) => keep(context.text) },
  });
