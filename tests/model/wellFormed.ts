import { expect, it } from 'vitest';
import { createActor, type AnyActorLogic, type AnyStateMachine, type AnyStateNode } from 'xstate';

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
const namesOf = (words: readonly unknown[]): readonly string[] =>
  words
    .map((word) => (typeof word === 'string' ? word : (word as { readonly type: string }).type))
    .filter((word) => !word.startsWith('xstate.'));

/**
 * Checks for every chart: its id, and that its actors, actions and guards are named, because diagrams show these names.
 */
export const wellFormed = (name: string, machine: AnyStateMachine): void => {
  const nodes = nodesOf(machine.root);
  const transitions = nodes.flatMap((node) => [...node.transitions.values(), node.always ?? []].flat());
  const { actors, actions, guards } = machine.implementations;
  const holes = Object.keys(actors);

  it(`the chart of ${name} bears its name and begins each state with states inside in one of them`, () => {
    expect(machine.id).toBe(name);
    const compound = nodes.filter(({ type }) => type === 'compound');
    expect(compound.filter(({ initial }) => initial.target.length === 0).map(({ id }) => id)).toEqual([]);
  });
  it(`no part of ${name} begins the parts beside it anew`, () => {
    const anew = transitions.filter(({ reenter, source }) => reenter && source.parent?.type === 'parallel');
    expect(anew.map(({ source, eventType }) => `${source.id}: ${eventType}`)).toEqual([]);
  });
  it(`the chart of ${name} calls each actor by the name of its hole, and says which one nobody filled`, async () => {
    const invoked = nodes.flatMap(({ invoke }) => invoke.map(({ id, src }) => [id, src]));
    expect(invoked.filter(([id, src]) => id !== src)).toEqual([]);
    expect(new Set(invoked.flat())).toEqual(new Set(holes));
    const errors = holes.map(
      (hole) =>
        new Promise((tell) => {
          const actor = createActor(actors[hole] as AnyActorLogic);
          actor.subscribe({ error: (error) => tell((error as Error).message) });
          actor.start();
        }),
    );
    expect(await Promise.all(errors)).toEqual(holes.map((hole) => `actor "${hole}" was not provided`));
  });
  it(`the chart of ${name} does and asks only what it has words for`, () => {
    const done = namesOf([
      ...nodes.flatMap(({ entry, exit }) => [...entry, ...exit]),
      ...transitions.flatMap((transition) => transition.actions),
    ]);
    const asked = namesOf(transitions.flatMap(({ guard }) => (guard === undefined ? [] : [guard])));
    expect(done.filter((word) => !(word in actions))).toEqual([]);
    expect(asked.filter((word) => !(word in guards))).toEqual([]);
  });
};
