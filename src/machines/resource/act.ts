import { createActor, fromPromise } from 'xstate';
import type { Failure, Outcome } from '#ports/failure.ts';
import { isUnanswered } from '../outcomes.ts';
import { actMachine } from './act.machine.ts';
import type { Resource, Resources } from './resources.ts';

/** Updates the cached value of a resource until the origin sends a new one. */
export type Change<Ports> = <Input, A>(spec: Resource<Ports, Input, A>, input: Input, to: (value: A) => A) => void;

/** An action of the viewer. */
export interface Act<Ports, Input, A> {
  readonly name: string;
  /** For members only: others are asked to log in, and the action continues afterwards. */
  readonly members: boolean;
  /** The key of what it acts on: while one press for a key is running, further ones join it. */
  readonly to: (input: Input) => string;
  /** `clientId` stays the same if the answer of an earlier attempt was lost. */
  readonly run: (
    ports: Ports,
    input: Input,
    told: { readonly clientId: string; readonly signal: AbortSignal },
  ) => Promise<Outcome<A>>;
  /** The optimistic update; rolled back if the origin refuses. */
  readonly optimistic?: (input: Input, change: Change<Ports>) => void;
  /** Updates from the origin's answer. */
  readonly applyAnswer?: (value: A, input: Input, change: Change<Ports>) => void;
  /** The resources to invalidate afterwards, whatever the result. */
  readonly invalidates: readonly { readonly name: string }[];
}
export const act = <Ports, Input, A>(spec: Act<Ports, Input, A>): Act<Ports, Input, A> => spec;

/** The result of a press. */
export type ActEnd<A> =
  | { readonly kind: 'done'; readonly value: A }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Not sent: the browser is offline. */
  | { readonly kind: 'offline' }
  /** The viewer did not want to log in. */
  | { readonly kind: 'left' }
  /** An earlier press for the same key is still running, and its caller gets the result. */
  | { readonly kind: 'joined' };

export interface ActsNeeds<Ports, Intent> {
  readonly ports: Ports;
  readonly resources: Pick<Resources<Ports>, 'update' | 'invalidate'>;
  /** Asks a guest to log in and resolves at once for a member; gives whether the viewer is a member now. */
  readonly enter: (intent?: Intent) => Promise<boolean>;
  readonly isOnline: () => boolean;
  readonly newId: () => string;
  /** Tells the other tabs what is old now. */
  readonly tellTabs: (names: readonly string[]) => void;
}

export const createActs = <Ports, Intent>(needs: ActsNeeds<Ports, Intent>) => {
  const { ports, resources } = needs;
  const underWay = new Set<string>();
  /** Invalidates the resources in the other tabs. */
  const unanswered = new Map<string, string>();

  /** Changes that can be taken back: each only where nothing else has changed the value since. */
  const changes = () => {
    const back: (() => void)[] = [];
    const change: Change<Ports> = (spec, input, to) => {
      resources.update(spec, input, (before) => {
        const after = to(before);
        back.push(() => resources.update(spec, input, (now) => (now === foreseen ? before : now)));
        return after;
      });
      let foreseen: unknown = null;
      // What is kept may be made of parts of the value before.
      resources.update(spec, input, (now) => {
        foreseen = now;
        return now;
      });
    };
    return { change, rollBack: () => back.splice(0).forEach((undo) => undo()) };
  };

  return {
    /** Does it, unless the same is under way; never rejects. `intent` is what the log-in says that it is for. */
    press: <Input, A>(spec: Act<Ports, Input, A>, input: Input, intent?: Intent): Promise<ActEnd<A>> => {
      const key = `${spec.name} ${spec.to(input)}`;
      if (underWay.has(key)) return Promise.resolve({ kind: 'joined' });
      underWay.add(key);
      const clientId = unanswered.get(key) ?? needs.newId();
      const { change, rollBack } = changes();
      let answer: Outcome<A> | null = null;
      const run = async (signal: AbortSignal) => {
        unanswered.set(key, clientId);
        answer = await spec.run(ports, input, { clientId, signal });
        if (!isUnanswered(answer)) unanswered.delete(key);
        return answer;
      };
      const invalidate = () => {
        for (const one of spec.invalidates) resources.invalidate(one);
        needs.tellTabs(spec.invalidates.map(({ name }) => name));
      };
      const actor = createActor(
        actMachine.provide({
          actors: {
            enter: fromPromise<boolean, void>(() => needs.enter(intent)),
            run: fromPromise<Outcome<unknown>, void>(({ signal }) => run(signal)),
          },
          actions: {
            optimistic: () => spec.optimistic?.(input, change),
            rollBack,
            applyAnswer: () => {
              if (answer?.ok) spec.applyAnswer?.(answer.value, input, change);
            },
            invalidate,
          },
        }),
        { input: { online: needs.isOnline(), mustEnter: spec.members } },
      );
      return new Promise((resolve) => {
        const ended = () => {
          underWay.delete(key);
          const { value, context } = actor.getSnapshot();
          if (answer?.ok && value === 'done') resolve({ kind: 'done', value: answer.value });
          else if (value === 'offline' || value === 'left') resolve({ kind: value });
          else resolve({ kind: 'failed', failure: context.failure ?? { kind: 'unreachable' } });
        };
        actor.subscribe({ complete: ended });
        actor.start();
      });
    },
  };
};
export type Acts<Ports, Intent> = ReturnType<typeof createActs<Ports, Intent>>;
