import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useActorRef } from '@xstate/react';
import type { UploadKind } from '#domain/uploads/upload.ts';
import {
  selectShare,
  selectUploadBusy,
  selectUploadFailure,
  selectUploadProblem,
  selectUploadStep,
} from '#machines/upload/upload.selectors.ts';
import { wireUpload } from '#machines/upload/upload.wire.ts';
import type { SendFile } from '#ports/profile.ts';
import { holdBuild } from '../shared/holdBuild.ts';
import { useApp } from './useApp.ts';
import { useOnline } from './useOnline.ts';
import { useSelector } from './useSelector.ts';

/** An upload field: its progress and commands. A running upload is cancelled on unmount. */
export const useUpload = <A>(kind: UploadKind, send: SendFile<A>, taken: (value: A) => void) => {
  const { navigation } = useApp();
  const latest = useRef({ send, taken });
  useEffect(() => {
    latest.current = { send, taken };
  });
  const [machine] = useState(() => {
    let letGo = () => {};
    return wireUpload<A>({
      kind,
      send: (...asked) => latest.current.send(...asked),
      taken: (value) => latest.current.taken(value),
      busy: (on) => {
        letGo();
        letGo = on ? holdBuild(navigation, 'upload') : () => {};
      },
    });
  });
  const actor = useActorRef(machine);
  // Before the actor stops, because a stopped actor would not call back.
  useLayoutEffect(() => () => actor.send({ type: 'upload.cancel' }), [actor]);
  const online = useOnline();
  useEffect(() => {
    if (online) actor.send({ type: 'upload.online' });
  }, [actor, online]);
  const commands = useMemo(
    () => ({
      choose: (file: Blob) => actor.send({ type: 'upload.choose', file }),
      retry: () => actor.send({ type: 'upload.retry' }),
      cancel: () => actor.send({ type: 'upload.cancel' }),
    }),
    [actor],
  );
  return {
    ...commands,
    step: useSelector(actor, selectUploadStep),
    busy: useSelector(actor, selectUploadBusy),
    /** 0 to 1. */
    share: useSelector(actor, selectShare),
    problem: useSelector(actor, selectUploadProblem),
    failure: useSelector(actor, selectUploadFailure),
  };
};
