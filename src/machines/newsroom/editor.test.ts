import { createActor, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { failed, succeeded, type Failure, type Outcome } from '#ports/failure.ts';
import type { Manuscript } from '#domain/news/newsroom.ts';
import type { NewsroomPort } from '#ports/newsroom.ts';
import { aManuscript } from '../../../tests/fakes/newsroom.ts';
import { selectHasPast, selectStep } from './editor.selectors.ts';
import { wireEditor } from './editor.wire.ts';

type Asked = { readonly call: string; readonly rev: number; readonly clientId: string; readonly byline?: string };
const lost: Failure = { kind: 'unreachable' };
const old: Failure = { kind: 'refused', code: 409 };

/** An editor and an origin that answers in turn; the last answer stays. */
const begin = async (answers: readonly ('ok' | Failure)[] = ['ok'], articleId: string | null = 'n1') => {
  const left = [...answers];
  const asked: Asked[] = [];
  let rev = 1;
  const next = (call: string, wish: Omit<Asked, 'call'>): Outcome<Manuscript> => {
    asked.push({ call, ...wish });
    const answer = left.length > 1 ? left.shift()! : left[0]!;
    if (answer !== 'ok') return failed(answer);
    rev = call === 'put' ? wish.rev + 1 : rev;
    return succeeded(aManuscript({ rev, articleId: 'n1' }));
  };
  const port: Pick<NewsroomPort, 'detail' | 'put' | 'act'> = {
    detail: async () => succeeded(aManuscript({ rev: asked.length === 0 ? 1 : 7 })),
    put: async (wish) => next('put', { rev: wish.rev, clientId: wish.clientId, byline: wish.byline }),
    act: async (wish) => next(wish.deed.what, { rev: wish.rev, clientId: wish.clientId }),
  };
  const saved: number[] = [];
  const clock = new SimulatedClock();
  const machine = wireEditor({ newsroom: async () => port, saved: (one) => void saved.push(one.rev) });
  const actor = createActor(machine, { clock, input: { session: 's', articleId } }).start();
  await waitFor(actor, (state) => !state.matches('reading'));
  const step = () => selectStep(actor.getSnapshot());
  const until = (wanted: string) => waitFor(actor, (state) => selectStep(state) === wanted);
  const write = (byline: string) => actor.send({ type: 'editor.edit', change: { byline } });
  const byline = () => actor.getSnapshot().context.content.byline;
  return { actor, asked, saved, clock, step, until, write, byline };
};

describe('the editor of an article', () => {
  it('saves after a pause of 1.5 s, as the next revision, and what is written meanwhile as the one after it', async () => {
    const { asked, clock, step, until, write, saved } = await begin();
    write('a');
    clock.increment(1000);
    write('b');
    clock.increment(1499);
    expect([step(), asked.length]).toEqual(['changed', 0]);
    clock.increment(1);
    expect(step()).toBe('saving');
    write('c');
    await until('changed');
    clock.increment(1500);
    await until('clean');
    expect(asked.map(({ rev, byline }) => `${rev} ${byline}`)).toEqual(['1 b', '2 c']);
    expect(new Set(asked.map(({ clientId }) => clientId)).size).toBe(2);
    expect(saved).toEqual([2, 3]);
  });

  it('a new article is stored with its first change, from the revision 0', async () => {
    const { asked, clock, until, write, actor } = await begin(['ok'], null);
    write('a');
    clock.increment(1500);
    await until('clean');
    expect(asked).toMatchObject([{ call: 'put', rev: 0 }]);
    expect(actor.getSnapshot().context.articleId).toBe('n1');
  });

  it('sends what was not answered again as it was, every 5 s and with the network, and loses no later change', async () => {
    const { actor, asked, clock, until, write } = await begin([lost, lost, 'ok']);
    write('a');
    clock.increment(1500);
    await until('unsaved');
    write('b');
    clock.increment(5000);
    await until('unsaved');
    actor.send({ type: 'editor.network', online: false });
    actor.send({ type: 'editor.network', online: true });
    await until('changed');
    clock.increment(1500);
    await until('clean');
    expect(asked.map(({ byline, clientId }) => `${byline} ${clientId}`)).toEqual(['a s-1', 'a s-1', 'a s-1', 'b s-2']);
  });

  it('of a newer revision asks which counts: theirs, with what was written here behind undo', async () => {
    const { actor, clock, until, write, byline } = await begin([old, 'ok']);
    write('mine');
    clock.increment(1500);
    await until('conflict');
    actor.send({ type: 'editor.theirs' });
    await until('clean');
    expect(byline()).toBe('Lan');
    actor.send({ type: 'editor.undo' });
    expect(byline()).toBe('mine');
  });

  it('or mine, as the revision after the newest', async () => {
    const { actor, asked, clock, until, write } = await begin([old, 'ok']);
    write('mine');
    clock.increment(1500);
    await until('conflict');
    actor.send({ type: 'editor.mine' });
    await until('clean');
    expect(asked.map(({ rev, byline }) => `${rev} ${byline}`)).toEqual(['1 mine', '7 mine']);
  });

  it('keeps what the origin refuses, and says which field', async () => {
    const { actor, clock, until, write, byline } = await begin([
      { kind: 'refused', code: 422, fields: { cover: 'unknown' } },
    ]);
    write('x');
    clock.increment(1500);
    await until('refused');
    expect([byline(), actor.getSnapshot().context.fields]).toEqual(['x', { cover: 'unknown' }]);
    write('y');
    expect(actor.getSnapshot().context.fields).toEqual({});
  });

  it('undoes and does again, and a change ends what could be done again', async () => {
    const { actor, write, byline } = await begin();
    write('a');
    write('b');
    actor.send({ type: 'editor.undo' });
    expect(byline()).toBe('a');
    actor.send({ type: 'editor.redo' });
    expect(byline()).toBe('b');
    actor.send({ type: 'editor.undo' });
    actor.send({ type: 'editor.undo' });
    expect([byline(), selectHasPast(actor.getSnapshot())]).toEqual(['Lan', false]);
    write('c');
    actor.send({ type: 'editor.redo' });
    expect(byline()).toBe('c');
  });

  it('releases only what is saved, and asks again under the same name where no answer came', async () => {
    const { actor, asked, clock, step, until, write } = await begin(['ok', lost, 'ok']);
    write('a');
    actor.send({ type: 'editor.deed', deed: { what: 'release' } });
    expect(step()).toBe('changed');
    actor.send({ type: 'editor.save' });
    await until('clean');
    actor.send({ type: 'editor.deed', deed: { what: 'release' } });
    await until('undone');
    clock.increment(5000);
    await until('clean');
    expect(asked.slice(1)).toEqual([
      { call: 'release', rev: 2, clientId: 's-2' },
      { call: 'release', rev: 2, clientId: 's-2' },
    ]);
  });
});
