import { isEditable, type Application } from './application.ts';
import { contradicts, emptyForm, isBlank, joinedForm, sameForm, type ApplicationForm } from './form.ts';

/** A draft in the browser's storage that the origin may not have yet. */
export interface LocalDraft {
  readonly form: ApplicationForm;
  /** Step of the form, from 1. */
  readonly step: number;
  /** The revision that this draft started from; null if a guest wrote it. */
  readonly rev: number | null;
}

/** A draft ready for editing. */
export interface OpenedDraft {
  readonly form: ApplicationForm;
  readonly step: number;
  /** The revision that the next save names. */
  readonly rev: number;
  /** Whether it holds changes that the origin does not have yet. */
  readonly dirty: boolean;
  /** The origin's version, if both versions filled the same field differently: the applicant has to choose. */
  readonly theirs: Application | null;
}

/** CA-2: merges the browser's draft and the origin's into one, without losing text of either. */
export const openDraft = (application: Application | null, local: LocalDraft | null): OpenedDraft => {
  const kept = local && !isBlank(local.form) ? local : null;
  if (!application || !isEditable(application.state)) {
    const shown = application ?? kept;
    const form = shown?.form ?? emptyForm;
    return {
      // After a rejection a new draft may have been started in this browser: its text wins.
      form: kept && application?.state === 'rejected' ? joinedForm(kept.form, form) : form,
      ...{ step: shown?.step ?? 1, rev: application?.rev ?? 0 },
      ...{ dirty: application === null && kept !== null, theirs: null },
    };
  }
  const { form, step, rev } = application;
  if (!kept) return { form, step, rev, dirty: false, theirs: null };
  const isNext = kept.rev === rev;
  if (!isNext && contradicts(kept.form, form)) return { ...kept, rev, dirty: true, theirs: application };
  const joined = isNext ? kept.form : joinedForm(kept.form, form);
  return { form: joined, step: kept.step, rev, dirty: !sameForm(joined, form), theirs: null };
};
