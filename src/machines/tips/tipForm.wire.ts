import { fromPromise } from 'xstate';
import { tipDraft } from '#domain/auth/memberDrafts.ts';
import type { Tip } from '#domain/tips/tip.ts';
import { draftOf, formOfDraft, formOfTip, keptForm, wishOf, type TipForm } from '#domain/tips/tipForm.ts';
import { succeeded, type Outcome } from '#ports/failure.ts';
import type { OwnTipsPort } from '#ports/ownTips.ts';
import type { StoragePort } from '#ports/storage.ts';
import {
  tipFormMachine,
  type Attempt,
  type FoundForm,
  type TipFormContext,
  type TipFormMachine,
} from './tipForm.machine.ts';

export interface TipFormPorts {
  /** Lazily loaded; rejects if its code cannot be loaded. */
  readonly tips: () => Promise<Pick<OwnTipsPort, 'publish' | 'change' | 'one' | 'draft' | 'keepDraft' | 'dropDraft'>>;
  readonly storage: StoragePort;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly userId: string;
  readonly published: (tip: Tip) => void;
  /** The origin says that nothing can be written any more. */
  readonly refused: () => void;
}

interface OnDevice {
  readonly form: TipForm;
  readonly at: number;
}

const readDevice = (text: string | null): OnDevice | null => {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<OnDevice> | null;
    const form = keptForm(kept?.form);
    return form && { form, at: Number(kept?.at) || 0 };
  } catch {
    return null;
  }
};

/** The last draft is on the device, that of each match at the origin; the later one counts. */
export const wireTipForm = ({ tips, storage, now, userId, published, refused }: TipFormPorts): TipFormMachine => {
  const key = tipDraft(userId);
  const draft = async (fixtureId: string, signal: AbortSignal): Promise<FoundForm> => {
    const here = readDevice(storage.read(key));
    const own = here && (fixtureId === '' || here.form.fixtureId === fixtureId) ? here : null;
    const of = fixtureId === '' ? (own?.form.fixtureId ?? '') : fixtureId;
    if (of === '') return own?.form ?? null;
    const answer = await (await tips()).draft(of, signal);
    const there = answer.ok ? answer.value : null;
    return there && there.savedTs > (own?.at ?? 0) ? formOfDraft(there) : (own?.form ?? null);
  };
  const edited = async (tipId: string, signal: AbortSignal): Promise<FoundForm> => {
    const answer = await (await tips()).one(tipId, signal);
    return answer.ok ? formOfTip(answer.value) : null;
  };
  const publish = async ({ tipId, clientId, form }: Attempt, signal: AbortSignal): Promise<Outcome<Tip>> => {
    const { picked, fixtureId } = form;
    if (!picked) throw new Error('a form without a prediction is not published');
    const wish = { ...wishOf({ ...form, picked }), clientId };
    const port = await tips();
    return tipId === null ? port.publish({ ...wish, fixtureId }, signal) : port.change({ ...wish, tipId }, signal);
  };
  return tipFormMachine.provide({
    actors: {
      read: fromPromise<FoundForm, Pick<TipFormContext, 'tipId' | 'form'>>(({ input: { tipId, form }, signal }) =>
        tipId === null ? draft(form.fixtureId, signal) : edited(tipId, signal),
      ),
      // A draft belongs to a match at the origin; without one it is on the device alone.
      keep: fromPromise<Outcome<unknown>, TipForm>(async ({ input, signal }) =>
        input.fixtureId === '' ? succeeded(null) : (await tips()).keepDraft(draftOf(input), signal),
      ),
      publish: fromPromise<Outcome<Tip>, Attempt>(({ input, signal }) => publish(input, signal)),
    },
    actions: {
      keepHere: ({ context: { form } }) => storage.write(key, JSON.stringify({ form, at: now() })),
      forgetDraft: ({ context: { form, tipId } }) => {
        if (tipId === null && readDevice(storage.read(key))?.form.fixtureId === form.fixtureId)
          storage.write(key, null);
      },
      tellPublished: ({ context }) => {
        if (context.published) published(context.published);
      },
      tellRefused: () => refused(),
    },
  });
};
