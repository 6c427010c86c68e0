import { useEffect, useMemo, useRef, useState } from 'react';
import { useActorRef } from '@xstate/react';
import { tidyComment, type Comment } from '#domain/comments/comment.ts';
import {
  canSend,
  selectComposerStep,
  selectComposerText,
  selectComposerWhy,
} from '#machines/comments/composer.selectors.ts';
import { wireComposer } from '#machines/comments/composer.wire.ts';
import type { Act } from '#machines/resource/act.ts';
import type { Ports } from '#machines/resource/ports.ts';
import { press, whyNotWords } from '../../app/press.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { useWhyNotWritten } from './useWhyNotWritten.ts';

interface Writes<Input> {
  readonly act: Act<Ports, Input, Comment>;
  readonly inputOf: (text: string) => Input;
  /** What its draft is kept by on this device; none is kept if absent. */
  readonly draft?: string;
  /** The text of the comment that is changed. */
  readonly before?: string;
  /** Maximum of characters. */
  readonly most: number;
  readonly onSent?: () => void;
}

/** The chart of a form that writes a comment: what is typed survives a reload, a log-in and other pages. */
export const useComposer = <Input>(writes: Writes<Input>) => {
  const { before = '', most, draft } = writes;
  const app = useApp();
  const { navigation, storage, words } = app;
  const locale = useLocale();
  const whyNot = useWhyNotWritten();
  const latest = useRef({ writes, whyNot });
  useEffect(() => {
    latest.current = { writes, whyNot };
  });
  const [machine] = useState(() =>
    wireComposer({
      press: (text) => press(app, latest.current.writes.act, latest.current.writes.inputOf(text)),
      whyNot: (end) => whyNotWords(app, end, latest.current.whyNot),
      sent: (text) => {
        const { draft: key, onSent } = latest.current.writes;
        if (key !== undefined && tidyComment(storage.read(key) ?? '') === text) storage.write(key, null);
        onSent?.();
      },
      keep: (text) => {
        const { draft: key } = latest.current.writes;
        if (key !== undefined) storage.write(key, text === '' ? null : text);
      },
    }),
  );
  const actor = useActorRef(machine, { input: { most, before } });
  const hydrated = useHydrated();
  useEffect(() => {
    const kept = hydrated && draft !== undefined ? storage.read(draft) : null;
    if (kept !== null) actor.send({ type: 'composer.restored', text: kept });
  }, [actor, draft, hydrated, storage]);
  const online = useOnline();
  useEffect(() => {
    if (online) actor.send({ type: 'composer.online' });
  }, [actor, online]);
  // The words for being offline have to be loaded before that happens.
  useEffect(() => void words.load(locale, ['act']), [words, locale]);
  const text = useSelector(actor, selectComposerText);
  const begun = text !== before;
  useEffect(() => {
    navigation.send({ type: 'navigation.busy', reason: 'draft', on: begun });
    return () => navigation.send({ type: 'navigation.busy', reason: 'draft', on: false });
  }, [begun, navigation]);
  const commands = useMemo(
    () => ({
      type: (typed: string) => actor.send({ type: 'composer.typed', text: typed }),
      /** Unless something is there. */
      begin: (typed: string) => {
        if (selectComposerText(actor.getSnapshot()) === '') actor.send({ type: 'composer.typed', text: typed });
      },
      send: () => actor.send({ type: 'composer.send' }),
    }),
    [actor],
  );
  return {
    ...commands,
    ...{ text, most, keeps: draft !== undefined },
    step: useSelector(actor, selectComposerStep),
    why: useSelector(actor, selectComposerWhy),
    sendable: useSelector(actor, canSend),
  };
};
export type Composer = ReturnType<typeof useComposer>;
