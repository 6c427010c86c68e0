/** What a browser says of its connection, where it says anything. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** In Mbit/s. */
  readonly downlink?: number;
}

export const lineNow = (): Line | null => (navigator as Navigator & { readonly connection?: Line }).connection ?? null;
