/** What the hand does with unlit tiles. */
export interface HoldsPort {
  /** Reports holding and keys; gives back how to stop. */
  readonly watch: (hear: {
    readonly begin: (fixtureId: string) => void;
    readonly end: () => void;
    readonly key: (fixtureId: string) => void;
  }) => () => void;
  /** A ring around the place that is held, which closes within `ms`. */
  readonly showRing: (ms: number) => void;
  readonly hideRing: () => void;
}
