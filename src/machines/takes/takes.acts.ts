import type { Take } from '#domain/takes/take.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { takeList } from './takes.resources.ts';

/** Writes a take on a match. */
export const writeTake = act({
  ...{ name: 'writeTake', members: true, invalidates: [takeList] },
  to: ({ fixtureId, text }: { readonly fixtureId: string; readonly text: string }) => `${fixtureId} ${text}`,
  run: async ({ loadPort }: Ports, take, { clientId, signal }) =>
    (await loadPort('takes')).write({ ...take, clientId }, signal),
  // One's own does not wait at the head of the list as others' do.
  applyAnswer: (take: Take, { fixtureId }, change) =>
    change(takeList, { fixtureId }, (held) =>
      held.list.some(({ takeId }) => takeId === take.takeId) ? held : { ...held, list: [take, ...held.list] },
    ),
});

interface Dropped {
  readonly fixtureId: string;
  readonly takeId: string;
}
/** Takes one away. */
export const dropTake = act({
  ...{ name: 'dropTake', members: true, invalidates: [takeList] },
  to: ({ takeId }: Dropped) => takeId,
  run: async ({ loadPort }: Ports, { takeId }, { signal }) => (await loadPort('takes')).drop(takeId, signal),
  optimistic: ({ fixtureId, takeId }, change) =>
    change(takeList, { fixtureId }, (held) => ({
      ...held,
      list: held.list.filter((take) => take.takeId !== takeId),
    })),
});
