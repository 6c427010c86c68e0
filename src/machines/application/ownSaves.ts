import { isEditable, type Application } from '#domain/application/application.ts';
import { sameForm, tidyForm, type ApplicationForm } from '#domain/application/form.ts';
import type { ApplicationsPort, DraftToKeep, Kept } from '#ports/applications.ts';
import type { Outcome } from '#ports/failure.ts';

/** How many drafts are remembered of which it is not known whether they arrived. */
const MOST_UNHEARD = 8;

/**
 * Keeps drafts one after another, and knows its own: a draft that arrived while its answer was lost, or was no longer
 * waited for, is nobody else's. The next one follows it without a question.
 */
export const ownSaves = () => {
  let unheard: readonly ApplicationForm[] = [];
  /** What the origin has, where it is one of ours. */
  const ownIn = (kept: Kept, before: readonly ApplicationForm[]): Application | null => {
    const there = kept.kind === 'stale' ? kept.application : null;
    return there && isEditable(there.state) && before.some((form) => sameForm(tidyForm(form), there.form))
      ? there
      : null;
  };

  const save = async (
    port: Pick<ApplicationsPort, 'save'>,
    draft: DraftToKeep,
    signal: AbortSignal,
  ): Promise<Outcome<Kept>> => {
    const before = unheard;
    unheard = [...before, draft.form].slice(-MOST_UNHEARD);
    const outcome = await port.save(draft, signal);
    if (signal.aborted || !outcome.ok) return outcome;
    unheard = [];
    const own = ownIn(outcome.value, before);
    return own ? save(port, { ...draft, rev: own.rev }, signal) : outcome;
  };
  return save;
};
