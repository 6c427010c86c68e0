import { isEditable, type Application } from '#domain/application/application.ts';
import { sameForm, tidyForm, type ApplicationForm } from '#domain/application/form.ts';
import type { ApplicationsPort, DraftToKeep, Kept } from '#ports/applications.ts';
import type { Outcome } from '#ports/failure.ts';

/** How many unacknowledged drafts are remembered. */
const MOST_UNANSWERED = 8;

/**
 * Saves drafts one after another and recognises its own: if a save was stored but its answer was lost or aborted, the
 * next save would conflict with it. That conflict is resolved by saving again on top of it.
 */
export const ownSaves = () => {
  let unanswered: readonly ApplicationForm[] = [];
  /** The stored application, if it equals one of the drafts sent before. */
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
    const before = unanswered;
    unanswered = [...before, draft.form].slice(-MOST_UNANSWERED);
    const outcome = await port.save(draft, signal);
    if (signal.aborted || !outcome.ok) return outcome;
    unanswered = [];
    const own = ownIn(outcome.value, before);
    return own ? save(port, { ...draft, rev: own.rev }, signal) : outcome;
  };
  return save;
};
