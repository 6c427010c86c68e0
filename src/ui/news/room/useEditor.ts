import { useEffect, useMemo, useState } from 'react';
import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Manuscript, ManuscriptContent } from '#domain/news/newsroom.ts';
import type { EditorMachine } from '#machines/newsroom/editor.machine.ts';
import { selectStep } from '#machines/newsroom/editor.selectors.ts';
import { wireEditor } from '#machines/newsroom/editor.wire.ts';
import { manuscripts } from '#machines/newsroom/newsroom.resources.ts';
import type { Deed } from '#ports/newsroom.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useFormId } from '../../hooks/useFormId.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { holdBuild } from '../../shared/holdBuild.ts';

export type EditorActor = ActorRefFrom<EditorMachine>;

/** The chart of one article, told whether there is a network; a new build waits for what is not saved (NAV-3). */
export const useEditor = (articleId: string | null, saved: (manuscript: Manuscript) => void): EditorActor => {
  const { loadPort, navigation, resources } = useApp();
  const online = useOnline();
  const session = useFormId();
  const [machine] = useState(() =>
    wireEditor({
      newsroom: () => loadPort('newsroom'),
      saved: (manuscript) => {
        resources.invalidate(manuscripts);
        saved(manuscript);
      },
    }),
  );
  const actor = useActorRef(machine, { input: { session, articleId } });
  useEffect(() => actor.send({ type: 'editor.network', online }), [actor, online]);
  const step = useSelector(actor, selectStep);
  const isHeld = step !== 'clean' && step !== 'reading' && step !== 'unread';
  useEffect(() => (isHeld ? holdBuild(navigation, 'draft') : undefined), [navigation, isHeld]);
  return actor;
};

/** What an editor can do, by name. */
export const useEditorCommands = (actor: EditorActor) =>
  useMemo(
    () => ({
      edit: (change: Partial<ManuscriptContent>) => actor.send({ type: 'editor.edit', change }),
      undo: () => actor.send({ type: 'editor.undo' }),
      redo: () => actor.send({ type: 'editor.redo' }),
      save: () => actor.send({ type: 'editor.save' }),
      retry: () => actor.send({ type: 'editor.retry' }),
      theirs: () => actor.send({ type: 'editor.theirs' }),
      mine: () => actor.send({ type: 'editor.mine' }),
      deed: (deed: Deed) => actor.send({ type: 'editor.deed', deed }),
    }),
    [actor],
  );
export type EditorCommands = ReturnType<typeof useEditorCommands>;
