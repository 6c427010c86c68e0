import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { highlightDetail, highlightList } from './highlights.resources.ts';

/** NE-6: takes a highlight from viewers, with its files; for those who may cut. */
export const withdrawHighlight = act({
  ...{ name: 'withdrawHighlight', members: true, invalidates: [highlightList, highlightDetail] },
  to: ({ highlightId }: { readonly highlightId: string }) => highlightId,
  run: async ({ loadPort }: Ports, { highlightId }, { clientId, signal }) =>
    (await loadPort('highlights')).withdraw({ highlightId, clientId }, signal),
});
