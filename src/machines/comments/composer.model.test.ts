import { expect, it } from 'vitest';
import { tidyComment } from '#domain/comments/comment.ts';
import { textState } from '#domain/comments/composing.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { composerMachine, type ComposerContext, type ComposerEnd } from './composer.machine.ts';
import { wireComposer } from './composer.wire.ts';

const ends: readonly ComposerEnd[] = [
  { kind: 'sent' },
  { kind: 'left' },
  { kind: 'offline', why: 'no network' },
  { kind: 'unheard', why: 'no answer' },
  { kind: 'refused', why: 'too often' },
  { kind: 'gone', why: 'deleted' },
];
const cases = {
  'composer.typed': ['', ' hay ', 'hay quá'].map((text) => ({ type: 'composer.typed', text })),
  'composer.restored': [{ type: 'composer.restored', text: 'cũ' }],
  'xstate.done.actor.send': ends.map((end) => done('send', end)),
};

it.each(['', 'cũ'])('a text over "%s" is typed, sent, refused and kept as its chart says', async (before) => {
  const cover = coverage(composerMachine);
  await walk({
    chart: composerMachine,
    cover,
    cases,
    input: { most: 5, before },
    seen: (context) => {
      const { text, sent, why, before: now } = context as unknown as ComposerContext;
      return [text, sent, why, now];
    },
    wire: (hands) => {
      const kept: string[] = [];
      const machine = wireComposer({
        press: () => Promise.reject(new Error('the walk answers for it')),
        whyNot: async () => null,
        sent: () => {},
        keep: (text) => void kept.push(text),
      });
      return {
        machine: machine.provide({ actors: { send: hands.logic('send') } }),
        check: (state) => {
          const context = state.context as ComposerContext;
          const is = textState(context.text, context.before, context.most);
          if (state.matches('empty')) expect(is).toBe('nothing');
          if (state.matches('writing')) expect(is).toBe('ready');
          if (state.matches('tooLong')) expect(is).toBe('tooLong');
          if (state.matches('sending')) expect([context.sent === '', context.why]).toEqual([false, null]);
          // What was typed last is what this device keeps.
          if (kept.length > 0 && context.sent === null && !context.edits)
            expect([tidyComment(kept.at(-1)!), 'cũ']).toContain(tidyComment(context.text));
        },
      };
    },
  });
  cover.assertFull();
});
