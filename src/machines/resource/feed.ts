import { createActor, fromPromise } from 'xstate';
import type { Slice } from '#domain/shared/slice.ts';
import { succeeded, type Outcome } from '#ports/failure.ts';
import { feedMachine, type FeedReceived } from './feed.machine.ts';
import { grown, type Feed } from './feedValue.ts';
import type { Loader } from './resource.selectors.ts';
import type { Making, Resource } from './resources.ts';

/** Default maximum of items in a list. */
const MOST = 600;

/** A paginated list: a resource that is loaded slice by slice. */
export interface FeedSpec<Ports, Input, S extends Slice<unknown>> extends Omit<
  Resource<Ports, Input, S>,
  'load' | 'make'
> {
  /** Loads the slice at a cursor: the `next` of the previous one, null for the first. */
  readonly load: (ports: Ports, input: Input, cursor: string | null, signal: AbortSignal) => Promise<Outcome<S>>;
  readonly idOf: (item: S['list'][number]) => string;
  /** Maximum of items in the list; 600 by default. */
  readonly most?: number;
  /** For lists whose items change by themselves, such as scores: refreshes reload all slices, not only the first. */
  readonly whole?: true;
}
/** The cached value of a list of such slices. */
export type FeedOf<S extends Slice<unknown>> = Feed<S['list'][number], Omit<S, 'list' | 'next'>>;

/** A list that can be held, invalidated and refreshed like any resource. */
export interface FeedResource<Ports, Input, S extends Slice<unknown>> extends Resource<Ports, Input, FeedOf<S>> {
  readonly goesOn: true;
}

/** Loads a number of slices from the start and concatenates them. */
const readAgain = async (
  slices: number,
  load: (cursor: string | null) => Promise<Outcome<Slice<unknown>>>,
): Promise<Outcome<Slice<unknown>>> => {
  let all = await load(null);
  for (let read = 1; read < slices && all.ok && all.value.next !== null; read += 1) {
    const more = await load(all.value.next);
    all = more.ok ? succeeded({ ...more.value, list: [...all.value.list, ...more.value.list] }) : more;
  }
  return all;
};

export const feed = <Ports, Input, S extends Slice<unknown>>(
  spec: FeedSpec<Ports, Input, S>,
): FeedResource<Ports, Input, S> => {
  const bounds = { idOf: (item: unknown) => spec.idOf(item as S['list'][number]), most: spec.most ?? MOST };
  const make = ({ ports, input, clock, staleAfterMs, reportCrash, seed, timers }: Making<Ports, Input>): Loader => {
    const received = async (answer: Promise<Outcome<Slice<unknown>>>): Promise<FeedReceived> => {
      const outcome = await answer;
      return { outcome, at: clock.now() };
    };
    const from = (cursor: string | null, signal: AbortSignal) => spec.load(ports, input, cursor, signal);
    const chart = feedMachine.provide({
      actors: {
        load: fromPromise<FeedReceived, number>(({ input: slices, signal }) =>
          received(readAgain(slices, (cursor) => from(cursor, signal))),
        ),
        loadMore: fromPromise<FeedReceived, string>(({ input: cursor, signal }) => received(from(cursor, signal))),
      },
      actions: { reportCrash: ({ event }) => reportCrash(event) },
      delays: { becomesStale: staleAfterMs },
    });
    return createActor(chart, { ...timers, input: { ...bounds, whole: spec.whole === true, seed } });
  };
  const load = async (ports: Ports, input: Input, signal: AbortSignal): Promise<Outcome<FeedOf<S>>> => {
    const outcome = await spec.load(ports, input, null, signal);
    return outcome.ok ? succeeded(grown(null, outcome.value, bounds) as FeedOf<S>) : outcome;
  };
  return { ...spec, load, make, goesOn: true };
};
