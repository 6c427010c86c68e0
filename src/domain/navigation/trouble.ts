/** Lengths of a report, in characters (code points). */
export const TROUBLE = { wordMax: 64, lineMax: 500, noteMax: 1000 } as const;

/** A fault as a viewer saw it: which chart stood where, what happened, and in their own words. */
export interface TroubleReport {
  /** What the page shows, so that the viewer can name it. */
  readonly traceId: string;
  readonly machine: string;
  readonly state: string;
  readonly event: string;
  readonly err: string;
  readonly note?: string;
}

/** The first `most` characters of a text, which a report can carry. */
export const shortened = (text: string, most: number): string => [...text].slice(0, most).join('');
