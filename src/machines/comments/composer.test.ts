import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { COMMENTS } from '#domain/comments/comment.ts';
import type { Failure } from '#ports/failure.ts';
import type { ActEnd } from '../resource/act.ts';
import { canSend, selectComposerStep, selectComposerText, selectComposerWhy } from './composer.selectors.ts';
import { wireComposer } from './composer.wire.ts';

const failing = (failure: Failure): ActEnd<null> => ({ kind: 'failed', failure });
const taken: ActEnd<null> = { kind: 'done', value: null };

/** A form whose presses end like this, one after another; the last end stays. */
const begin = (ends: readonly ActEnd<null>[] = [taken], before = '') => {
  const left = [...ends];
  const [sent, taken_, kept]: [string[], string[], string[]] = [[], [], []];
  const machine = wireComposer({
    press: async (text) => {
      sent.push(text);
      return left.length > 1 ? left.shift()! : left[0]!;
    },
    whyNot: async (end) => (end.kind === 'failed' ? `why: ${end.failure.kind}` : 'offline'),
    sent: (text) => void taken_.push(text),
    keep: (text) => void kept.push(text),
  });
  const actor = createActor(machine, { input: { most: COMMENTS.textMax, before } }).start();
  const now = () => actor.getSnapshot();
  return {
    ...{ actor, sent, taken: taken_, kept },
    step: () => selectComposerStep(now()),
    text: () => selectComposerText(now()),
    why: () => selectComposerWhy(now()),
    sendable: () => canSend(now()),
    type: (text: string) => actor.send({ type: 'composer.typed', text }),
    send: async () => {
      actor.send({ type: 'composer.send' });
      await waitFor(actor, (state) => !state.hasTag('busy'));
    },
  };
};

describe('NE-8: what is in the field', () => {
  it.each([
    ['', '', 'empty'],
    ['  \n ', '', 'empty'],
    ['a', '', 'writing'],
    ['a'.repeat(COMMENTS.textMax), '', 'writing'],
    ['👨‍👩‍👧‍👦'.repeat(COMMENTS.textMax), '', 'writing'],
    ['a'.repeat(COMMENTS.textMax + 1), '', 'tooLong'],
    [' cũ ', 'cũ', 'empty'],
    ['mới', 'cũ', 'writing'],
    ['', 'cũ', 'empty'],
  ])('%j over %j is %s, and is sent only if it can be', async (text, before, step) => {
    const form = begin([taken], before);
    form.type(text);
    expect([form.step(), form.sendable(), form.kept.at(-1)]).toEqual([step, step === 'writing', text]);
    form.actor.send({ type: 'composer.send' });
    expect(form.step()).toBe(step === 'writing' ? 'sending' : step);
  });
});

describe('NE-8: how a press ends', () => {
  const fields = (name: string): Failure => ({ kind: 'refused', code: 422, fields: { [name]: 'x' } });
  const rows: readonly (readonly [string, ActEnd<null>, string, string])[] = [
    ['taken', taken, 'empty', ''],
    ['the log-in was left', { kind: 'left' }, 'writing', 'Hay'],
    ['an earlier press does it', { kind: 'joined' }, 'writing', 'Hay'],
    ['offline', { kind: 'offline' }, 'offline', 'Hay'],
    ['no answer', failing({ kind: 'unreachable' }), 'unheard', 'Hay'],
    ['a fault of the origin', failing({ kind: 'serverFault', code: 503 }), 'unheard', 'Hay'],
    ['the door refuses the text', failing(fields('text')), 'refused', 'Hay'],
    ['too often', failing({ kind: 'rateLimited', retryAfterS: 9 }), 'refused', 'Hay'],
    ['what it answers is deleted', failing(fields('parentId')), 'gone', 'Hay'],
    ['what it quotes is deleted', failing(fields('quoteId')), 'gone', 'Hay'],
    ['the place is gone', failing({ kind: 'refused', code: 404 }), 'gone', 'Hay'],
    ['too late for changes', failing({ kind: 'refused', code: 409 }), 'gone', 'Hay'],
  ];
  it.each(rows)('%s', async (_, end, step, text) => {
    const form = begin([end]);
    form.type('Hay');
    await form.send();
    expect([form.step(), form.text(), form.sent]).toEqual([step, text, ['Hay']]);
    expect(form.why() !== null).toBe(!['empty', 'writing'].includes(step));
    expect(form.taken).toEqual(step === 'empty' ? ['Hay'] : []);
  });

  it('what is typed while it is sent stays, and is the next', async () => {
    const form = begin();
    form.type('Hay');
    form.actor.send({ type: 'composer.send' });
    form.type('Hay quá');
    await waitFor(form.actor, (state) => !state.hasTag('busy'));
    expect([form.step(), form.text(), form.sent]).toEqual(['writing', 'Hay quá', ['Hay']]);
  });

  it('offline it goes with the network, unless its text was changed', async () => {
    const form = begin([{ kind: 'offline' }, { kind: 'offline' }, taken]);
    form.type('Hay');
    await form.send();
    form.actor.send({ type: 'composer.online' });
    await waitFor(form.actor, (state) => !state.hasTag('busy'));
    form.type('Hay quá');
    form.actor.send({ type: 'composer.online' });
    expect([form.step(), form.why(), form.sent]).toEqual(['writing', null, ['Hay', 'Hay']]);
    await form.send();
    expect(form.sent).toEqual(['Hay', 'Hay', 'Hay quá']);
  });

  it('a refused one is sent again as it is or changed; one whose place is gone is not, and its text stays', async () => {
    const form = begin([failing({ kind: 'rateLimited', retryAfterS: 1 }), failing({ kind: 'refused', code: 404 })]);
    form.type('Hay');
    await form.send();
    await form.send();
    expect([form.step(), form.sendable()]).toEqual(['gone', false]);
    form.type('Hay quá');
    form.actor.send({ type: 'composer.send' });
    expect([form.step(), form.text(), form.sent.length]).toEqual(['gone', 'Hay quá', 2]);
    expect(form.why()).toBe('why: refused');
  });

  it('a changed comment keeps its new text as the one of before', async () => {
    const form = begin([taken], 'cũ');
    form.type('mới ');
    await form.send();
    expect([form.step(), form.text(), form.sent]).toEqual(['empty', 'mới ', ['mới']]);
  });

  it('a draft of before is taken only where nothing is typed yet', () => {
    const form = begin();
    form.actor.send({ type: 'composer.restored', text: 'Từ hôm qua' });
    expect([form.step(), form.text()]).toEqual(['writing', 'Từ hôm qua']);
    form.actor.send({ type: 'composer.restored', text: 'khác' });
    expect(form.text()).toBe('Từ hôm qua');
  });

  it('tells that it was taken even where the form is gone meanwhile', async () => {
    const form = begin();
    form.type('Hay');
    form.actor.send({ type: 'composer.send' });
    form.actor.stop();
    await expect.poll(() => form.taken).toEqual(['Hay']);
  });
});
