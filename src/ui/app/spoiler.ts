import { spoilerPolicy, type SpoilerPolicy } from '#domain/spoiler/policy.ts';

/** What there is to show of an answer; null while it is not known what may be shown. */
export type Open = <A>(answer: A) => A | null;

export interface SpoilerState {
  readonly policy: SpoilerPolicy;
  /** TI-9: whether odds are shown nowhere. */
  readonly hideOdds: boolean;
  readonly open: Open;
}

/** What changes it; its code comes when somebody hides results, or odds. */
export interface Shield {
  /** `teams`, where they are given, are those that `mine` hides beside what one follows. */
  readonly choose: (policy: SpoilerPolicy, teams?: readonly string[]) => void;
  readonly hideOdds: (on: boolean) => void;
  /** Shows the results of one match, on this device, from now on. */
  readonly light: (fixtureId: string) => void;
}

export interface Spoiler {
  readonly now: () => SpoilerState;
  readonly subscribe: (changed: () => void) => () => void;
  readonly become: (change: Partial<SpoilerState>) => void;
}

export const asIs: Open = (answer) => answer;
const notYet: Open = () => null;

/** B2, by the texts of the cookies: who hides results sees no answer before the shield that opens it is there. */
export const createSpoiler = (spoiler: string | null, odds: string | null): Spoiler => {
  const policy = spoilerPolicy(spoiler);
  const listeners = new Set<() => void>();
  let state: SpoilerState = { policy, hideOdds: odds === '1', open: policy === 'off' ? asIs : notYet };
  return {
    now: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    become: (change) => {
      state = { ...state, ...change };
      for (const changed of listeners) changed();
    },
  };
};
