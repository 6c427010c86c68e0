import { randomUUID } from 'node:crypto';
import type { applications } from '#contract/http/applications.ts';
import { expectedBy, isEditable, isOpen, stateAfter, type ApplicationState } from '#domain/application/application.ts';
import { isWeekRange } from '#domain/application/availability.ts';
import { allProblems, emptyForm, isDone, tidyForm } from '#domain/application/form.ts';
import { dayOf, isZone } from '#domain/shared/zone.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import { readPhone } from '../shared/contacts.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import type { Quota } from '../shared/files/quota.ts';
import type { TakeUpload } from '../shared/files/takeUpload.ts';
import type { IsProtectedName } from '../shared/names/protectedNames.ts';
import type { Tickets } from '../shared/tickets.ts';
import type { ApplicationsStore, Stored } from './applications.store.ts';
import { demoHandlers } from './demo.handlers.ts';
import type { ApplicationFiles } from './files.ts';
import type { JudgeForm } from './judgeForm.ts';
import type { Shown } from './shownTo.ts';

export interface ApplicantNeeds {
  readonly store: ApplicationsStore;
  readonly files: ApplicationFiles;
  readonly shown: Shown;
  readonly tickets: Tickets;
  readonly isProtectedName: IsProtectedName;
  readonly quota: Quota;
  readonly take: TakeUpload;
  readonly judgeForm: JudgeForm;
}

/** The stage name belongs to somebody else or to the portal (S-18). */
export const nameTaken = refused(422, { fields: { stageName: 'reserved' } });

const DEFAULT_ZONE = 'Asia/Bangkok';

/** The problems that prevent a draft from being submitted, by field; the rules are the form's own. */
const missingIn = ({ form, provenTyped, voiceFile }: Stored, now: number): Refusal | null => {
  const year = Number(dayOf(now, isZone(form.timezone) ? form.timezone : DEFAULT_ZONE).slice(0, 4));
  const problems = allProblems(form, { year, provenPhone: provenTyped, hasVoice: voiceFile !== null });
  return isDone(problems) ? null : refused(422, { fields: { ...problems } });
};

/** An applicant's calls on their own application, CA-2 to CA-6 and CA-10. */
export const applicantHandlers = ({
  store,
  files,
  shown,
  tickets,
  isProtectedName,
  quota,
  take,
  judgeForm,
}: ApplicantNeeds): Omit<AreaHandlers<typeof applications>, 'file' | 'positions' | 'reviewList' | 'review'> => {
  const asShown = async (stored: Stored | null) => (stored ? shown.one(stored) : refused(409));

  /** The editable application, created if there is none; 409 if one was submitted or the last rejection still blocks a new one. */
  const draftOf = async (userId: string, now: number): Promise<Stored | Refusal> => {
    const current = await store.current(userId);
    if (current && isOpen(current.state)) return isEditable(current.state) ? current : refused(409);
    if (!mayApply(current, now)) return refused(409);
    const wish = { applicationId: randomUUID(), userId, step: 1, form: emptyForm };
    return (await store.create(wish, 0, now)) ?? (await store.current(userId)) ?? refused(409);
  };
  const move = async (
    stored: Stored,
    to: ApplicationState,
    { now }: CallContext,
    changes: Parameters<ApplicationsStore['move']>[1]['changes'] = {},
    { note = null, judged = false }: { readonly note?: string | null; readonly judged?: boolean } = {},
  ): Promise<Stored | null> => {
    const { state: from, userId: byUserId } = stored;
    return store.move(stored.applicationId, {
      ...{ from, to, at: now, by: 'user', byUserId, note, changes },
      ...(judged && { judged: stored }),
    });
  };
  const send = async (stored: Stored, to: ApplicationState, context: CallContext, note: string | null = null) => {
    const missing = missingIn(stored, context.now);
    if (missing) return missing;
    const refusal = await judgeForm(stored.form, context.viewer);
    if (refusal) return refusal;
    if (await isProtectedName(stored.form.stageName, stored.userId)) return nameTaken;
    const submittedAt = context.now;
    return asShown(
      await move(
        stored,
        to,
        context,
        { submittedAt, expectedBy: expectedBy(submittedAt), step: 4 },
        { note, judged: true },
      ),
    );
  };

  return {
    my: async (_input, { viewer }) => {
      const stored = await store.current(viewer.userId);
      return stored ? shown.one(stored) : null;
    },
    save: async ({ rev, step, form }, { viewer, now }) => {
      if (!form.availability.every(isWeekRange)) return refused(422, { fields: { 'form.availability': 'range' } });
      const kept = { step, form: tidyForm(form) };
      const current = await store.current(viewer.userId);
      if (current && isOpen(current.state)) return asShown(await store.saveForm(current.applicationId, rev, kept, now));
      if (rev !== 0 || !mayApply(current, now)) return refused(409);
      return asShown(await store.create({ applicationId: randomUUID(), userId: viewer.userId, ...kept }, 1, now));
    },
    contact: async ({ phone, ticket }, { viewer, locale, now }) => {
      const typed = phone.trim();
      const number = await readPhone(typed, locale);
      if (!number) return refused(422, { fields: { phone: 'phone' } });
      const { channel, value } = number;
      if (!(await tickets.proofOf(ticket, { purpose: 'contact', contact: { channel, value } }, now)))
        return refused(410);
      const draft = await draftOf(viewer.userId, now);
      if (isRefused(draft)) return draft;
      const spend: Parameters<ApplicationsStore['proveNumber']>[2] = (queries) => tickets.spend(queries, ticket, now);
      return asShown(await store.proveNumber(draft.applicationId, { typed, value }, spend, now));
    },
    ...demoHandlers({ store, files, quota, take, draftOf, asShown }),
    removePhoto: async (_input, { viewer, now }) => {
      const current = await store.current(viewer.userId);
      if (!current) return refused(409);
      const replaced = await store.setPhoto(current.applicationId, null, now);
      await files.remove(replaced && replaced.before.photoFile);
      return asShown(replaced && replaced.stored);
    },
    submit: async ({ rev }, context) => {
      const current = await store.current(context.viewer.userId);
      const to = current && stateAfter(current.state, 'submit');
      return current && to && current.rev === rev ? send(current, to, context) : refused(409);
    },
    withdraw: async (_input, context) => {
      const current = await store.current(context.viewer.userId);
      if (!current) return null;
      if (current.state === 'draft') {
        await files.remove(...(await store.remove(current.applicationId)));
        return null;
      }
      const to = stateAfter(current.state, 'withdraw');
      return to ? asShown(await move(current, to, context, { submittedAt: null, expectedBy: null })) : refused(409);
    },
    reply: async ({ note }, context) => {
      if (note.trim() === '') return refused(422, { fields: { note: 'missing' } });
      const current = await store.current(context.viewer.userId);
      const to = current && stateAfter(current.state, 'reply');
      return current && to ? send(current, to, context, note.trim()) : refused(409);
    },
  };
};

const mayApply = (last: Stored | null, now: number): boolean =>
  last === null || (last.state === 'rejected' && (last.reapplyAfter ?? 0) <= now);
