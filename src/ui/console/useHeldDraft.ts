import { useState } from 'react';
import type { ConsoleContent } from '#domain/console/console.ts';

/** A draft of a part and the revision that it is made from; what comes while it is edited does not take it away. */
export interface HeldDraft<D> {
  readonly draft: D;
  readonly rev: string;
  readonly changed: boolean;
  readonly write: (draft: D) => void;
  /** Begins with what is built in, unsaved. */
  readonly beginBuiltIn: () => void;
  /** Begins anew from what is stored. */
  readonly begin: (content: ConsoleContent) => void;
}

export const useHeldDraft = <D>(content: ConsoleContent, read: (value: unknown) => D): HeldDraft<D> => {
  const begun = (from: ConsoleContent) => ({ rev: from.rev, draft: read(from.value), changed: false });
  const [held, setHeld] = useState(() => begun(content));
  // Nobody has edited it: what came since is shown.
  if (!held.changed && held.rev !== content.rev) setHeld(begun(content));
  return {
    ...held,
    write: (draft) => setHeld((now) => ({ ...now, draft, changed: true })),
    beginBuiltIn: () => setHeld((now) => ({ ...now, draft: read(content.builtIn), changed: true })),
    begin: (from) => setHeld(begun(from)),
  };
};
