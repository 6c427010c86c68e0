/** What the places of a socket are counted by: its session and its address. */
export interface Place {
  readonly name: string;
  /** The most places per key, over all processes. */
  readonly most: number;
  readonly key: string;
}

/** Places for sockets that several processes share. */
export interface Places {
  /** Takes a place of each; if one has none left, answers false and takes none. */
  readonly enter: (places: readonly Place[]) => Promise<boolean>;
  /** Gives back what `enter` took. */
  readonly leave: (places: readonly Place[]) => void;
}
