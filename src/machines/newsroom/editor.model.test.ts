import { expect, it } from 'vitest';
import { failed, succeeded } from '#ports/failure.ts';
import { aManuscript } from '../../../tests/fakes/newsroom.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { editorMachine } from './editor.machine.ts';
import { wireEditor } from './editor.wire.ts';

const outcomes = [
  succeeded(aManuscript({ rev: 2 })),
  failed({ kind: 'unreachable' }),
  failed({ kind: 'refused', code: 409 }),
  failed({ kind: 'refused', code: 422, fields: { cover: 'unknown' } }),
];
const change = { byline: 'Minh' };
const cases = {
  'xstate.done.actor.read': [done('read', null), done('read', outcomes[0]!), done('read', outcomes[1]!)],
  'xstate.done.actor.save': outcomes.map((outcome) => done('save', outcome)),
  'xstate.done.actor.act': outcomes.map((outcome) => done('act', outcome)),
  'editor.edit': [{ type: 'editor.edit', change }],
  'editor.deed': [{ type: 'editor.deed', deed: { what: 'release' } }],
  'editor.network': [true, false].map((online) => ({ type: 'editor.network', online })),
};

it('is read, written, saved, overtaken and released as its chart says', { timeout: 60_000 }, async () => {
  const cover = coverage(editorMachine);
  for (const articleId of [null, 'n1'])
    await walk({
      chart: editorMachine,
      cover,
      cases,
      input: { session: 's', articleId },
      seen: ({ content, sent, past, future, failure, manuscript, deed }) => [
        ...[(content as { byline: string }).byline, sent === content, sent === null],
        ...[(past as unknown[]).length > 0, (future as unknown[]).length > 0],
        ...[failure, (manuscript as { rev: number } | null)?.rev, deed !== null],
      ],
      wire: (hands) => {
        const saved: number[] = [];
        const machine = wireEditor({
          newsroom: () => Promise.reject(new Error('the walk answers for it')),
          saved: ({ rev }) => void saved.push(rev),
        });
        return {
          machine: machine.provide({
            actors: { read: hands.logic('read'), save: hands.logic('save'), act: hands.logic('act') },
          }),
          check: (state) => {
            if (state.matches({ open: 'saving' }) || state.matches({ open: 'unsaved' }))
              expect(state.context.sent).not.toBeNull();
            if (saved.length > 0) expect(state.context.manuscript).not.toBeNull();
          },
        };
      },
    });
  cover.assertFull();
});
