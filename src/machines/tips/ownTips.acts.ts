import type { KeptDraft } from '#ports/ownTips.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { ledgerCheck } from './ledger.resources.ts';
import { tipDrafts } from './ownTips.resources.ts';
import { memberTips, tipDetail, tipsOfMatch, tipsOpen } from './tips.resources.ts';

/** What a change of one's own tips makes old. */
export const ownTipsChanged = [memberTips, tipsOpen, tipsOfMatch, tipDetail, ledgerCheck, tipDrafts] as const;

/** Takes a tip back before its lock; the ledger keeps that it was there. */
export const withdrawTip = act({
  ...{ name: 'withdrawTip', members: true, invalidates: ownTipsChanged },
  to: ({ tipId }: { readonly tipId: string }) => tipId,
  run: async ({ loadPort }: Ports, { tipId }, { clientId, signal }) =>
    (await loadPort('ownTips')).withdraw({ tipId, clientId }, signal),
});

/** Throws a draft away. */
export const dropDraft = act({
  ...{ name: 'dropDraft', members: true, invalidates: [tipDrafts] },
  to: ({ fixtureId }: { readonly fixtureId: string }) => fixtureId,
  run: async ({ loadPort }: Ports, { fixtureId }, { signal }) =>
    (await loadPort('ownTips')).dropDraft(fixtureId, signal),
  optimistic: ({ fixtureId }, change) =>
    change(tipDrafts, null, (all: readonly KeptDraft[]) => all.filter((one) => one.fixtureId !== fixtureId)),
});
