import { fromPromise } from 'xstate';
import { steps } from '#domain/application/form.ts';
import { keptForm } from '#domain/application/keptForm.ts';
import type { LocalDraft } from '#domain/application/draft.ts';
import type { Application } from '#domain/application/application.ts';
import { applicationDraft } from '#domain/auth/memberDrafts.ts';
import type { ApplicationsPort, DraftToKeep, Kept } from '#ports/applications.ts';
import { succeeded, type Outcome } from '#ports/failure.ts';
import type { StoragePort } from '#ports/storage.ts';
import { commentatorApplicationMachine, type CommentatorApplicationMachine } from './commentatorApplication.machine.ts';
import type { ApplicationContext, Read } from './commentatorApplication.types.ts';
import { ownSaves } from './ownSaves.ts';

export interface ApplicationPorts {
  /** Lazily loaded; rejects if its code cannot be loaded. */
  readonly applications: () => Promise<Pick<ApplicationsPort, 'my' | 'save' | 'submit' | 'reply' | 'withdraw'>>;
  readonly storage: StoragePort;
  /** Opens the log-in; an `apply.viewer` event reports who logged in. */
  readonly askLogIn: () => void;
}

/** Reads a stored draft, as far as it is valid: another release may have written it. Null if it is none. */
const readDraft = (text: string | null): LocalDraft | null => {
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<LocalDraft> | null;
    if (typeof kept?.form !== 'object' || kept.form === null) return null;
    const { step, rev } = kept;
    const at = steps.map((_, i) => i + 1).find((one) => one === step) ?? 1;
    return { form: keptForm(kept.form), step: at, rev: Number.isInteger(rev) ? rev! : null };
  } catch {
    return null;
  }
};

export const wireCommentatorApplication = ({
  applications,
  storage,
  askLogIn,
}: ApplicationPorts): CommentatorApplicationMachine => {
  /** A guest's draft in this browser passes to the member, unless the member has one here. */
  const localFor = (viewer: string | null): LocalDraft | null =>
    readDraft(storage.read(applicationDraft(viewer))) ?? readDraft(storage.read(applicationDraft(null)));
  const keep = ({ viewer, form, step, rev }: ApplicationContext): void =>
    storage.write(applicationDraft(viewer), JSON.stringify({ form, step, rev: viewer === null ? null : rev }));

  const save = ownSaves();

  return commentatorApplicationMachine.provide({
    actors: {
      read: fromPromise<Read, string | null>(async ({ input: viewer, signal }) => ({
        outcome: viewer === null ? succeeded(null) : await (await applications()).my(signal),
        local: localFor(viewer),
      })),
      save: fromPromise<Outcome<Kept>, DraftToKeep>(async ({ input, signal }) =>
        save(await applications(), input, signal),
      ),
      submit: fromPromise<Outcome<Application>, { readonly rev: number; readonly note: string | null }>(
        async ({ input: { rev, note }, signal }) => {
          const port = await applications();
          return note === null ? port.submit(rev, signal) : port.reply(note, signal);
        },
      ),
      withdraw: fromPromise<Outcome<Application | null>, void>(async ({ signal }) =>
        (await applications()).withdraw(signal),
      ),
    },
    actions: {
      keepLocally: ({ context }) => keep(context),
      forgetLocal: ({ context }) => {
        storage.write(applicationDraft(context.viewer), null);
        storage.write(applicationDraft(null), null);
      },
      askLogIn: () => askLogIn(),
    },
  });
};
