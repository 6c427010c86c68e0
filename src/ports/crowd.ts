/** The voice of a stand that the portal makes itself: no stream carries the stand's sound apart from the rest. */
export interface CrowdPort {
  /** Rises for a moment and dies away, within the viewer's own volume (0 to 1). */
  readonly rise: (volume: number) => void;
  /** Silent at once. */
  readonly hush: () => void;
}
