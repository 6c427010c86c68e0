/** What a socket takes a place of: of its session, of its address. */
export interface Place {
  readonly name: string;
  /** How many there are for one key, in all processes. */
  readonly most: number;
  readonly key: string;
}

/** Places for sockets that several processes share. */
export interface Places {
  /** Takes one of each; false, and none is taken, where one of them has none left. */
  readonly enter: (places: readonly Place[]) => Promise<boolean>;
  /** Gives back what `enter` took. */
  readonly leave: (places: readonly Place[]) => void;
}
