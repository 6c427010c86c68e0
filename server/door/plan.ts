import type { DoorContent } from '#domain/door/judge.ts';
import type { WordsKind } from '#domain/door/kinds.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { memoryLimits } from '../shared/memoryLimits.ts';
import { createDoorService } from '../shared/door/door.ts';
import type { PastText } from './past.store.ts';

/** How many texts one rule would have refused. */
export interface RuleCount {
  readonly rule: string;
  readonly count: number;
  readonly kinds: readonly WordsKind[];
  readonly examples: readonly string[];
}
export interface DoorPlan {
  readonly judged: number;
  readonly refused: number;
  /** Highest count first. */
  readonly rules: readonly RuleCount[];
}

const EXAMPLES = 3;
const EXAMPLE_LENGTH = 80;

/**
 * Judges past texts as they would have been judged at their time, by rules that need not be in force; stores nothing.
 */
export const planDoor = async (past: AsyncIterable<PastText>, content: DoorContent): Promise<DoorPlan> => {
  let now = 0;
  let since: number | null = null;
  const { judge } = createDoorService({
    read: async () => ({ version: 'plan', content }),
    removedHashes: async () => [],
    memberSince: async () => since,
    clock: () => now,
    limits: true,
    limitStore: memoryLimits(() => now),
  });
  const rules = new Map<string, { count: number; readonly kinds: Set<WordsKind>; readonly examples: Set<string> }>();
  let [judged, refused] = [0, 0];
  for await (const { kind, text, place, userId, at, siteRoleId, since: registered } of past) {
    [now, since] = [at, registered];
    judged += 1;
    const who = { userId, siteRoleId: siteRoleId ?? SITE_ROLES.member };
    const refusal = await judge({ kind, text: text.normalize('NFC'), who, place });
    if (!refusal) continue;
    refused += 1;
    const own = rules.get(refusal.rule) ?? { count: 0, kinds: new Set(), examples: new Set() };
    own.count += 1;
    own.kinds.add(kind);
    if (own.examples.size < EXAMPLES)
      own.examples.add([...text.replace(/\s+/g, ' ')].slice(0, EXAMPLE_LENGTH).join(''));
    rules.set(refusal.rule, own);
  }
  return {
    ...{ judged, refused },
    rules: [...rules]
      .map(([rule, { count, kinds, examples }]) => ({ rule, count, kinds: [...kinds], examples: [...examples] }))
      .toSorted((a, b) => b.count - a.count || (a.rule < b.rule ? -1 : 1)),
  };
};

export const planLines = ({ judged, refused, rules }: DoorPlan): readonly string[] => [
  ...rules.flatMap(({ rule, count, kinds, examples }) => [
    `  ${rule}: ${count} (${kinds.join(', ')})`,
    ...examples.map((text) => `    ${JSON.stringify(text)}`),
  ]),
  `refused ${refused} of ${judged}`,
];
