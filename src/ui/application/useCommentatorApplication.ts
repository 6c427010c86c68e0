import { useEffect, useMemo, useState } from 'react';
import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Application } from '#domain/application/application.ts';
import type { ApplicationForm, Step } from '#domain/application/form.ts';
import { dayOf } from '#domain/shared/zone.ts';
import type { CommentatorApplicationMachine } from '#machines/application/commentatorApplication.machine.ts';
import { isUnsaved } from '#machines/application/commentatorApplication.selectors.ts';
import { wireCommentatorApplication } from '#machines/application/commentatorApplication.wire.ts';
import { requireMember } from '../app/requireMember.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { holdBuild } from '../shared/holdBuild.ts';

export type ApplicationActor = ActorRefFrom<CommentatorApplicationMachine>;

/** This page's chart, which is told of the viewer and of the network's return; a new build waits for unsaved changes (NAV-3). */
export const useCommentatorApplication = (userId: string | null): ApplicationActor => {
  const app = useApp();
  const { loadPort, clock, navigation, storage, zone } = app;
  const [machine] = useState(() =>
    wireCommentatorApplication({
      applications: () => loadPort('applications'),
      storage,
      askLogIn: () => void requireMember(app, { kind: 'apply' }).catch(() => undefined),
    }),
  );
  const [input] = useState(() => {
    const timezone = zone.current();
    return { viewer: userId, year: Number(dayOf(clock.now(), timezone).slice(0, 4)), timezone };
  });
  const actor = useActorRef(machine, { input });

  useEffect(() => actor.send({ type: 'apply.viewer', userId }), [actor, userId]);
  useEffect(() => {
    const online = () => actor.send({ type: 'apply.online' });
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [actor]);
  const unsaved = useSelector(actor, isUnsaved);
  useEffect(() => (unsaved ? holdBuild(navigation, 'draft') : undefined), [navigation, unsaved]);
  return actor;
};

/** What an applicant can do, by name. */
export const useApplicationCommands = (actor: ApplicationActor) => {
  const { clock } = useApp();
  return useMemo(
    () => ({
      begin: () => actor.send({ type: 'apply.begin', at: clock.now() }),
      leave: () => actor.send({ type: 'apply.leave' }),
      edit: (change: Partial<ApplicationForm>) => actor.send({ type: 'apply.edit', change }),
      next: () => actor.send({ type: 'apply.next' }),
      back: () => actor.send({ type: 'apply.back' }),
      goTo: (step: Step) => actor.send({ type: 'apply.goTo', step }),
      logIn: () => actor.send({ type: 'apply.logIn' }),
      updated: (application: Application) => actor.send({ type: 'apply.updated', application }),
      heard: (application: Application | null) => actor.send({ type: 'apply.heard', application }),
      keepMine: () => actor.send({ type: 'apply.keepMine' }),
      takeTheirs: () => actor.send({ type: 'apply.takeTheirs' }),
      open: () => actor.send({ type: 'apply.open' }),
      submit: (note: string | null) => actor.send({ type: 'apply.submit', note }),
      withdraw: () => actor.send({ type: 'apply.withdraw' }),
      retry: () => actor.send({ type: 'apply.retry' }),
    }),
    [actor, clock],
  );
};
export type ApplicationCommands = ReturnType<typeof useApplicationCommands>;
