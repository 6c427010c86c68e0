import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { takeList } from './takes.resources.ts';

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
