import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { delaySays, guardSays } from './figures.ts';

/** A transition in words. */
export interface Arrow {
  readonly from: AnyStateNode;
  /** Empty for a transition that stays in its state. */
  readonly to: readonly AnyStateNode[];
  readonly event: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
}

export const childrenOf = (node: AnyStateNode): readonly AnyStateNode[] => Object.values(node.states);
export const descendantsOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...childrenOf(node).flatMap(descendantsOf),
];

/** The name of an action, guard or actor; an anonymous one is an error, because diagrams could not show it. */
const nameOf = (thing: unknown, where: AnyStateNode): string => {
  if (typeof thing === 'string') return thing;
  const type = typeof thing === 'object' && thing !== null ? (thing as { readonly type?: unknown }).type : null;
  if (typeof type === 'string') return type;
  throw new Error(`${where.id} has an action or guard without a name: give it one in setup()`);
};

/** XState compiles `after` to a raise on entry and a cancel on exit, which are not shown. */
const isOfAfter = (thing: unknown): boolean => typeof thing === 'function' && 'delay' in thing;
const isCancel = (thing: unknown): boolean => typeof thing === 'function' && 'sendId' in thing;
const named = (node: AnyStateNode, actions: readonly unknown[]): readonly string[] =>
  actions.filter((action) => !isOfAfter(action) && !isCancel(action)).map((action) => nameOf(action, node));

export const entryOf = (node: AnyStateNode): readonly string[] => named(node, node.entry);
export const exitOf = (node: AnyStateNode): readonly string[] => named(node, node.exit);
export const invokedBy = (node: AnyStateNode): readonly string[] => node.invoke.map(({ src }) => nameOf(src, node));

/** The duration of a named delay: "1000 ms", or words if it depends on the context. */
export const delayOf = (machine: AnyStateMachine, name: string): string => {
  const delay: unknown = (machine.implementations.delays as Record<string, unknown>)[name];
  return typeof delay === 'number' ? `${delay} ms` : (delaySays(machine.id, name) ?? 'by context');
};

const eventName = (node: AnyStateNode, event: string): string => {
  const after = /^xstate\.after\.([^.]+)\./.exec(event)?.[1];
  if (after !== undefined) {
    return `after ${after} (${delayOf(node.machine, after)})`;
  }
  if (event === '') return 'always';
  return event.replace(/^xstate\.done\.(actor|state)\./, 'done ').replace(/^xstate\.error\.actor\./, 'error ');
};

/** The transitions of a state, without those of its descendants. */
export const arrowsOf = (node: AnyStateNode): readonly Arrow[] => {
  const lists: readonly (readonly [string, readonly AnyTransitionDefinition[]])[] = [
    ...node.transitions.entries(),
    ...(node.always ? [['', node.always] as const] : []),
  ];
  return lists.flatMap(([event, list]) =>
    list.map((transition) => ({
      from: node,
      to: transition.target ?? [],
      event: eventName(node, event),
      guard: transition.guard ? nameOf(transition.guard, node) : null,
      actions: named(node, transition.actions),
    })),
  );
};

/** "isWorthRetrying: fewer than 5 retries": a guard with its number, if it has one. */
export const guardText = (node: AnyStateNode, guard: string): string => {
  const says = guardSays(node.machine.id, guard);
  return says === null ? guard : `${guard}: ${says}`;
};

/** The label of a transition; the brief one omits actions. */
export const arrowText = ({ from, event, guard, actions }: Arrow, brief = false): string =>
  event +
  (guard ? ` [${guardText(from, guard)}]` : '') +
  (actions.length > 0 && !brief ? ` / ${actions.join(', ')}` : '');

/** The lines below a state's name. */
export const linesOf = (node: AnyStateNode, brief = false): readonly string[] => [
  ...entryOf(node).map((action) => `entry / ${action}`),
  ...exitOf(node).map((action) => `exit / ${action}`),
  ...invokedBy(node).map((actor) => `invoke ${actor}`),
  ...node.tags.map((tag) => `#${tag}`),
  ...arrowsOf(node)
    .filter(({ to }) => to.length === 0)
    .map((arrow) => arrowText(arrow, brief)),
];

/** A state's path within its chart: "watching.playback.opening"; the chart's id for the root. */
export const pathOf = (node: AnyStateNode): string => node.path.join('.') || node.machine.id;
