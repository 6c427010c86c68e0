import { useMachine } from '@xstate/react';
import * as Schema from 'effect/Schema';
import rosetta from 'rosetta';
import { assign, fromPromise, setup } from 'xstate';

const Match = Schema.Struct({
  fixtureId: Schema.String,
  leagueName: Schema.String,
  home: Schema.String,
  away: Schema.String,
  startTime: Schema.Int,
  status: Schema.String,
  score: Schema.NullOr(Schema.String),
});
type Matches = readonly (typeof Match.Type)[];
const decode = Schema.decodeUnknownPromise(Schema.Struct({ data: Schema.Array(Match) }));
const words = rosetta({ vi: { title: 'Trực tiếp hôm nay', none: 'chưa đá' } });
words.locale('vi');

const machine = setup({
  types: { context: {} as { readonly matches: Matches } },
  actors: {
    load: fromPromise(async (): Promise<Matches> => (await decode(await (await fetch('/matches.json')).json())).data),
  },
  actions: { keep: assign({ matches: (_, matches: Matches) => matches }) },
}).createMachine({
  context: { matches: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: { target: 'shown', actions: { type: 'keep', params: ({ event }) => event.output } },
      },
    },
    shown: {},
  },
});

/** 40 matches, with minimal markup. */
export default function Home() {
  const [{ context }] = useMachine(machine);
  return (
    <main>
      <h1>{words.t('title')}</h1>
      {context.matches.map((match) => (
        <article key={match.fixtureId}>
          <time>{new Date(match.startTime).toISOString().slice(11, 16)}</time>
          <b>
            {match.home || match.leagueName} – {match.away}
          </b>
          <span>{match.score ?? words.t('none')}</span>
        </article>
      ))}
    </main>
  );
}
