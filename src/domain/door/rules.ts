/** A burst at once, and then one in so many seconds. */
export interface Pace {
  readonly burst: number;
  readonly everySec: number;
}

/** The operator's rules of the door; a rule that is null does not hold. */
export interface DoorRules {
  /** Days until a member may write links, and hosts whose links anybody may write. */
  readonly links: { readonly afterDays: number; readonly hosts: readonly string[] } | null;
  /** How fast accounts younger than so many hours write. */
  readonly pace: { readonly underHours: number; readonly talk: Pace; readonly post: Pace } | null;
  /** How often a member may say the same, or nearly the same, within so many seconds; short texts oftener. */
  readonly repeats: {
    readonly withinSec: number;
    readonly most: number;
    readonly shortMost: number;
    /** From 0 to 1: from here on two texts are the same. */
    readonly likeness: number;
  } | null;
  /** How many accounts younger than so many days may say the same long text in one place. */
  readonly crowd: { readonly withinSec: number; readonly most: number; readonly underDays: number } | null;
  /** Most signs of one kind in a row, same words in a row, lines, and people addressed in one text. */
  readonly flood: {
    readonly run: number;
    readonly words: number;
    readonly lines: number;
    readonly mentions: number;
  } | null;
  /** In how many of 256 bits a picture may differ from a removed one and still be it. */
  readonly pictures: { readonly bitsApart: number } | null;
}

/** What holds where the operator says nothing. */
export const defaultRules: DoorRules = {
  links: { afterDays: 3, hosts: [] },
  pace: { underHours: 24, talk: { burst: 10, everySec: 3 }, post: { burst: 5, everySec: 30 } },
  repeats: { withinSec: 120, most: 3, shortMost: 10, likeness: 0.85 },
  crowd: { withinSec: 300, most: 3, underDays: 3 },
  flood: { run: 30, words: 15, lines: 20, mentions: 8 },
  pictures: { bitsApart: 20 },
};

/** What the operator said of rules: those that are not named stay as they are by default. */
export type GivenRules = {
  readonly [Name in keyof DoorRules]?: Partial<NonNullable<DoorRules[Name]>> | null;
};

export const rulesOf = (given: GivenRules): DoorRules => {
  const merged = <Name extends keyof DoorRules>(name: Name): DoorRules[Name] => {
    const said = given[name];
    if (said === null) return null as DoorRules[Name];
    return { ...defaultRules[name], ...said } as DoorRules[Name];
  };
  return {
    links: merged('links'),
    pace: merged('pace'),
    repeats: merged('repeats'),
    crowd: merged('crowd'),
    flood: merged('flood'),
    pictures: merged('pictures'),
  };
};
