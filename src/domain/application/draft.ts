import { isEditable, type Application } from './application.ts';
import { contradicts, emptyForm, isBlank, joinedForm, sameForm, type ApplicationForm } from './form.ts';

/** A draft as a browser keeps it until the origin has it. */
export interface LocalDraft {
  readonly form: ApplicationForm;
  /** From 1. */
  readonly step: number;
  /** The one that it began with; null where it was written by a guest. */
  readonly rev: number | null;
}

/** A draft to go on with. */
export interface OpenedDraft {
  readonly form: ApplicationForm;
  readonly step: number;
  /** What the next save names. */
  readonly rev: number;
  /** The origin does not have it yet. */
  readonly dirty: boolean;
  /** What the origin has, where it says other things in the same places: the applicant has to choose. */
  readonly theirs: Application | null;
}

/** CA-2: what this browser kept and what the origin has, as one draft; no word of either is lost. */
export const openDraft = (application: Application | null, local: LocalDraft | null): OpenedDraft => {
  const kept = local && !isBlank(local.form) ? local : null;
  if (!application || !isEditable(application.state)) {
    const shown = application ?? kept;
    const form = shown?.form ?? emptyForm;
    return {
      // After a refusal another may have been begun here: one goes on with its words.
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
