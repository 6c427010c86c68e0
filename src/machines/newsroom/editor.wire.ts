import { fromPromise } from 'xstate';
import type { Manuscript } from '#domain/news/newsroom.ts';
import type { Outcome } from '#ports/failure.ts';
import type { NewsroomPort } from '#ports/newsroom.ts';
import { editorMachine, type DeedAsked, type EditorMachine, type Save } from './editor.machine.ts';

export interface EditorPorts {
  /** Lazily loaded; rejects if its code cannot be loaded. */
  readonly newsroom: () => Promise<Pick<NewsroomPort, 'detail' | 'put' | 'act'>>;
  /** The origin stored something; `articleId` is that of a new article from now on. */
  readonly saved: (manuscript: Manuscript) => void;
}

export const wireEditor = ({ newsroom, saved }: EditorPorts): EditorMachine =>
  editorMachine.provide({
    actors: {
      read: fromPromise<Outcome<Manuscript> | null, string | null>(async ({ input, signal }) =>
        input === null ? null : (await newsroom()).detail(input, null, signal),
      ),
      save: fromPromise<Outcome<Manuscript>, Save>(async ({ input: { articleId, content, ...wish }, signal }) =>
        (await newsroom()).put({ ...content, ...wish, ...(articleId !== null && { articleId }) }, signal),
      ),
      act: fromPromise<Outcome<Manuscript>, DeedAsked>(async ({ input: { articleId, deed, ...wish }, signal }) => {
        if (articleId === null || !deed) throw new Error('nothing is done to an article that was never saved');
        return (await newsroom()).act({ ...wish, articleId, deed }, signal);
      }),
    },
    actions: {
      tellSaved: ({ context: { manuscript } }) => {
        if (manuscript) saved(manuscript);
      },
    },
  });
